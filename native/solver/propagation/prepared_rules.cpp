#include "solver/propagation/prepared_rules.hpp"

#include <cstddef>
#include <stdexcept>
#include <utility>
#include <vector>

#include "constraints/lanes/lane_rules.hpp"
#include "constraints/program.hpp"
#include "constraints/program_stages.hpp"
#include "solver/propagation/random_walks.hpp"
#include "solver/propagation/staged_search.hpp"
#include "solver/propagation/twofold_search.hpp"

namespace nonet {
namespace {

// Cells propagated before learning begins; each node propagates all cells. Up to size 9, where a
// node takes a microsecond, there are more (60,000 nodes), and with rules that keep sets or totals,
// whose reasons take long to find. With both there are far more: learning beside search took a
// third of the time of the hardest killers.
constexpr std::uint64_t patient_cells = 810'000;
constexpr std::uint64_t patience_of_small = 6;
constexpr std::uint64_t patience_with_sets = 4;
constexpr std::uint64_t more_patience = 80;

template <class Word>
std::vector<Word> start_of(const Program<Word>& program, std::span<const std::uint8_t> digits,
                           std::span<const std::uint8_t> masks) {
  std::vector<Word> start = program.start();
  const auto width = static_cast<std::size_t>((program.size() + 7) / 8);
  for (std::size_t cell = 0; cell < start.size(); ++cell) {
    if (!masks.empty()) {
      std::uint64_t mask = 0;
      for (std::size_t i = 0; i < width; ++i) {
        mask |= std::uint64_t{masks[cell * width + i]} << 8 * i;
      }
      start[cell] &= static_cast<Word>(mask);
    } else if (digits[cell] != 0) {
      start[cell] &= static_cast<Word>(std::uint64_t{1} << (digits[cell] - 1));
    }
  }
  return start;
}

// One of the three, by the size of the layout.
template <template <class> class Kind>
struct OfThree {
  std::unique_ptr<const Kind<std::uint16_t>> small;
  std::unique_ptr<const Kind<std::uint32_t>> medium;
  std::unique_ptr<const Kind<std::uint64_t>> large;

  template <class Does>
  auto with(const Does& does) const {
    if (small) return does(*small);
    if (medium) return does(*medium);
    return does(*large);
  }
};
}  // namespace

struct PreparedHouses::Programs : OfThree<HouseProgram> {};
struct PreparedRules::Programs : OfThree<ProgramStages> {};

PreparedHouses::PreparedHouses(const Layout& layout)
    : layout_(&layout), programs_(std::make_unique<Programs>()) {
  if (layout.size() > max_constrained_size) {
    throw std::invalid_argument("expected a size up to 64 for rules beyond houses");
  }
  if (layout.size() <= 16) {
    programs_->small = std::make_unique<HouseProgram<std::uint16_t>>(layout);
  } else if (layout.size() <= 32) {
    programs_->medium = std::make_unique<HouseProgram<std::uint32_t>>(layout);
  } else {
    programs_->large = std::make_unique<HouseProgram<std::uint64_t>>(layout);
  }
}
PreparedHouses::~PreparedHouses() = default;
PreparedHouses::PreparedHouses(PreparedHouses&&) noexcept = default;
PreparedHouses& PreparedHouses::operator=(PreparedHouses&&) noexcept = default;

PreparedRules::PreparedRules(const PreparedHouses& houses, Primitives rules, bool with_derived)
    : size_(houses.layout().size()),
      cell_count_(houses.layout().cell_count()),
      programs_(std::make_unique<Programs>()) {
  const auto prepare = [&]<class Word>(const std::unique_ptr<const HouseProgram<Word>>& from,
                                       std::unique_ptr<const ProgramStages<Word>>& into) {
    if (!from) return;
    into = std::make_unique<ProgramStages<Word>>(houses.layout(), *from, std::move(rules),
                                                 with_derived);
  };
  prepare(houses.programs_->small, programs_->small);
  prepare(houses.programs_->medium, programs_->medium);
  prepare(houses.programs_->large, programs_->large);
}
PreparedRules::~PreparedRules() = default;
PreparedRules::PreparedRules(PreparedRules&&) noexcept = default;
PreparedRules& PreparedRules::operator=(PreparedRules&&) noexcept = default;

std::unique_ptr<SolutionSampler> PreparedRules::sampler(std::span<const std::uint8_t> digits,
                                                        std::span<const std::uint8_t> masks,
                                                        std::uint64_t seed) const {
  return programs_->with([&]<class Word>(const ProgramStages<Word>& stages) {
    const Program<Word>& program = stages.second();
    return std::unique_ptr<SolutionSampler>(
        std::make_unique<RandomWalks<Word>>(program, start_of(program, digits, masks), seed));
  });
}

std::unique_ptr<Search> PreparedRules::search(std::span<const std::uint8_t> digits,
                                              std::span<const std::uint8_t> masks,
                                              std::optional<std::uint64_t> seed,
                                              std::optional<std::uint64_t> patience) const {
  return programs_->with(
      [&]<class Word>(const ProgramStages<Word>& stages) -> std::unique_ptr<Search> {
        const Program<Word>& program = stages.first();
        std::vector<Word> start = start_of(program, digits, masks);
        const bool is_small = program.size() <= most_lane_digits;
        const bool keeps_sets = program.scratch() > 0;
        const std::uint64_t factor = is_small && keeps_sets ? more_patience
                                     : is_small             ? patience_of_small
                                     : keeps_sets           ? patience_with_sets
                                                            : 1;
        const std::uint64_t alone = patience.value_or(factor * patient_cells / start.size());
        if (stages.has_more()) {
          return std::make_unique<StagedSearch<Word>>(stages, std::move(start), seed, alone);
        }
        return std::make_unique<TwofoldSearch<Word>>(program, std::move(start), seed, alone);
      });
}

}  // namespace nonet
