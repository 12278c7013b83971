#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "constraints/program_stages.hpp"
#include "core/bit_set.hpp"
#include "solver/propagation/propagation_search.hpp"
#include "solver/propagation/twofold_search.hpp"
#include "solver/search/search.hpp"

namespace nonet {

// Search with the rules by themselves and, where that does not end within a few nodes, with all
// that follows from them.
template <class Word>
class StagedSearch final : public Search {
 public:
  // `patience` as for `TwofoldSearch`.
  StagedSearch(const ProgramStages<Word>& stages, std::vector<Word> start,
               std::optional<std::uint64_t> seed, std::uint64_t patience)
      : stages_(stages),
        first_(stages.first(), std::move(start), seed),
        seed_(seed),
        patience_(patience) {}

  Outcome run(const Deadline& deadline, std::uint64_t node_limit) override {
    while (!second_) {
      const Outcome outcome = first_.run(deadline, std::min(node_limit, until_));
      statistics_ = first_.statistics();
      if (outcome == Outcome::found) known_.push_back(solution_of(first_));
      if (outcome != Outcome::paused || statistics_.nodes < until_) return outcome;
      if (until_ < few_nodes && has_begun()) {
        until_ = few_nodes;
      } else {
        second_.emplace(stages_.second(), first_.top(), seed_, patience_);
      }
    }
    for (;;) {
      const std::uint64_t before = first_.statistics().nodes;
      if (node_limit <= before) return Outcome::paused;
      const Outcome outcome = second_->run(deadline, node_limit - before);
      const bool is_known = outcome == Outcome::found && found_again_ < known_.size() &&
                            std::ranges::find(known_, solution_of(*second_)) != known_.end();
      if (is_known) ++found_again_;
      note_statistics();
      if (!is_known) return outcome;
    }
  }
  void write_solution(std::span<std::uint8_t> digits) const override {
    current().write_solution(digits);
  }
  [[nodiscard]] const SearchStatistics& statistics() const override { return statistics_; }
  [[nodiscard]] double fraction() const override { return current().fraction(); }

 private:
  static constexpr std::uint64_t few_nodes = 7;

  // Whether a quarter of the candidates is gone: before that it hardly ends within a few nodes.
  [[nodiscard]] bool has_begun() const {
    const std::vector<Word> cells = first_.top();
    std::size_t left = 0;
    for (const Word digits : cells) left += static_cast<std::size_t>(count_bits(digits));
    return 4 * left <= 3 * cells.size() * static_cast<std::size_t>(stages_.first().size());
  }

  [[nodiscard]] const Search& current() const {
    if (second_) return *second_;
    return first_;
  }
  std::vector<std::uint8_t> solution_of(const Search& search) const {
    std::vector<std::uint8_t> digits(static_cast<std::size_t>(stages_.first().cell_count()));
    search.write_solution(digits);
    return digits;
  }
  void note_statistics() {
    const SearchStatistics& before = first_.statistics();
    statistics_ = second_->statistics();
    statistics_.nodes += before.nodes;
    statistics_.guesses += before.guesses;
    statistics_.found += before.found - found_again_;
    statistics_.max_depth = std::max(statistics_.max_depth, before.max_depth);
  }

  const ProgramStages<Word>& stages_;
  PropagationSearch<Word> first_;
  std::optional<TwofoldSearch<Word>> second_;
  std::optional<std::uint64_t> seed_;
  std::uint64_t patience_;
  std::uint64_t until_ = 1;                       // nodes of the first search
  std::vector<std::vector<std::uint8_t>> known_;  // solutions that the first search found
  std::size_t found_again_ = 0;                   // by the second
  SearchStatistics statistics_;
};

}  // namespace nonet
