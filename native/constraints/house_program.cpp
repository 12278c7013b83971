#include "constraints/house_program.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/house_rules.hpp"
#include "core/classic_houses.hpp"

namespace nonet {

template <class Word>
HouseProgram<Word>::HouseProgram(const Layout& layout)
    : different(static_cast<std::size_t>(layout.cell_count()), CellSet(layout.cell_count())),
      regions(regions_of(layout)) {
  const auto all = static_cast<Word>(~std::uint64_t{0} >> (64 - layout.size()));
  std::vector<std::vector<int>> houses;
  for (int house = 0; house < layout.house_count(); ++house) {
    std::vector<int> cells;
    for (int i = 0; i < layout.size(); ++i) cells.push_back(layout.cell(house, i));
    sets.emplace_back(layout.cell_count(), cells);
    for (const int cell : cells) different[static_cast<std::size_t>(cell)] |= sets.back();
    houses.push_back(std::move(cells));
  }
  NumberLists own_houses;
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    std::vector<int> own;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      if (sets[i].contains(cell)) own.push_back(static_cast<int>(i));
    }
    own_houses.add(own);
  }
  houses_of_cells = std::make_shared<const NumberLists>(std::move(own_houses));
  if (sizeof(Word) == 2 && begins_classic(layout)) {
    classic = classic_houses;
    seen.assign(different.size(), CellSet(layout.cell_count()));
    for (std::size_t house = 0; house < classic; ++house) {
      for (const int cell : houses[house]) seen[static_cast<std::size_t>(cell)] |= sets[house];
    }
  }
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    different[static_cast<std::size_t>(cell)].remove(cell);
  }
  choices.resize(2);  // one cell needs none
  for (int count = 2; count <= layout.size(); ++count) {
    auto found = std::make_shared<DigitChoices<Word>>();
    const bool is_done =
        for_each_choice<Word>(layout.size(), count, 0, most_total, [&](Word set, int total) {
          found->add(set, total, layout.size());
          return found->sets.size() <= most_choices;
        });
    if (is_done) found->sort();
    choices.push_back(is_done ? std::move(found) : nullptr);
  }
  lanes = std::make_shared<const LazyLaneHouses>(sets, layout.cell_count());
  for (std::size_t i = 0; i < houses.size(); ++i) {
    hidden_singles.push_back(std::make_shared<HiddenSingles<Word>>(houses[i], all));
    for (std::size_t j = std::max(i + 1, i < classic ? classic : 0); j < houses.size(); ++j) {
      CellSet shared = sets[i];
      shared &= sets[j];
      if (shared.size() < 2) continue;
      CellSet first = sets[i];
      first -= shared;
      CellSet second = sets[j];
      second -= shared;
      locked_candidates.push_back(
          std::make_shared<LockedCandidates<Word>>(shared.cells(), first.cells(), second.cells()));
    }
  }
}

template struct HouseProgram<std::uint16_t>;
template struct HouseProgram<std::uint32_t>;
template struct HouseProgram<std::uint64_t>;

}  // namespace nonet
