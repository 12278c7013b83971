#include "techniques/houses.hpp"

#include <algorithm>
#include <numeric>

namespace nonet::techniques {

template <int W>
Houses<W>::Houses(const Layout& layout, const std::vector<HouseKind>& kinds,
                  const std::vector<GivenRule>& rules)
    : size_(layout.size()),
      cell_count_(layout.cell_count()),
      plain_(rules.empty() &&
             std::ranges::all_of(kinds, [](HouseKind kind) { return kind <= HouseKind::region; })),
      rules_(layout, rules),
      kinds_(kinds),
      cells_(kinds.size()),
      lists_(kinds.size() * at(size_)),
      peers_(at(layout.cell_count())),
      of_(at(layout.cell_count())),
      set_of_(at(layout.cell_count())),
      box_of_(at(layout.cell_count()), -1),
      boxes_first_(kinds.size()),
      positions_(kinds.size() * at(most_cells<W>)),
      all_(CellSet<W>::first(layout.cell_count())) {
  std::iota(boxes_first_.begin(), boxes_first_.end(), 0);
  const auto others =
      std::ranges::stable_partition(boxes_first_, [this](int house) { return is_box(house); });
  box_count_ = boxes_first_.size() - others.size();
  for (int house = 0; house < count(); ++house) {
    for (int position = 0; position < size_; ++position) {
      const int cell = layout.cell(house, position);
      cells_[at(house)].insert(cell);
      lists_[at(house * size_ + position)] = static_cast<std::uint16_t>(cell);
      positions_[at(house) * at(most_cells<W>) + at(cell)] = static_cast<std::uint8_t>(position);
      of_[at(cell)].push_back(static_cast<std::uint8_t>(house));
      set_of_[at(cell)].insert(house);
      if (is_box(house)) box_of_[at(cell)] = house;
    }
  }
  for (int cell = 0; cell < cell_count(); ++cell) {
    for (const int house : of_[at(cell)]) peers_[at(cell)] |= cells_[at(house)];
    if (!rules.empty()) peers_[at(cell)] |= rules_.different()[at(cell)];
    peers_[at(cell)].remove(cell);
  }
  for (int from = 0; from < count(); ++from) {
    first_crossing_.push_back(crossings_.size());
    for (int to = 0; to < count(); ++to) {
      const CellSet<W> common = cells_[at(from)] & cells_[at(to)];
      if (from == to || common.size() < 2) continue;
      std::uint32_t positions = 0;
      for (const int cell : common) positions |= std::uint32_t{1} << position(from, cell);
      crossings_.push_back({from, to, common, positions});
    }
  }
  first_crossing_.push_back(crossings_.size());
  unions_ = house_unions(*this);
  hidden_cages_ = techniques::hidden_cages(*this);
  sum_relations_ = techniques::sum_relations(*this);
}

template <int W>
std::span<const EqualSets<W>> Houses<W>::equal_sets() const {
  std::call_once(equal_sets_->once, [this] { equal_sets_->sets = techniques::equal_sets(*this); });
  return equal_sets_->sets;
}

template class Houses<2>;
template class Houses<10>;

}  // namespace nonet::techniques
