#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "constraints/cell_sets.hpp"
#include "constraints/program.hpp"
#include "core/bit_set.hpp"

namespace nonet {

// Cells that differ and of which every two are related by one symmetric table, as on a nabner line.
// The sets of digits that they can have say more than the pairs.
template <class Word>
struct PairClique {
  std::vector<int> cells;
  std::vector<Word> sets;
};

// Finds them among the relations of a program.
template <class Word>
class PairCliques {
 public:
  explicit PairCliques(const Program<Word>& program) : program_(program) {}

  [[nodiscard]] std::vector<PairClique<Word>> find() const {
    std::vector<PairClique<Word>> found;
    if (!program_.has_relations() || program_.size() > largest_size) return found;
    std::size_t steps = most_steps;
    for (const std::uint32_t table : frequent_tables()) {
      if (are_equal_digits_related(table) || !has_triangle(table)) continue;
      for (std::vector<int>& cells : cliques_of(table)) {
        std::vector<Word> sets;
        if (!add_sets(table, cells.size(), 0, program_.all(), sets, steps)) continue;
        found.push_back({std::move(cells), std::move(sets)});
      }
    }
    return found;
  }

 private:
  // Of three cells the pairs say nearly as much, in less time.
  static constexpr std::size_t fewest_cells = 4;
  // With more sets each call takes too long. Steps to find all of them.
  static constexpr std::size_t most_sets = 512;
  static constexpr std::size_t most_steps = 50'000;
  static constexpr int largest_size = 16;

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static Word bit(int digit) { return static_cast<Word>(std::uint64_t{1} << digit); }

  // The tables that a cell shares with enough others: few puzzles have any.
  [[nodiscard]] std::vector<std::uint32_t> frequent_tables() const {
    std::vector<std::uint32_t> found;
    for (int cell = 0; cell < program_.cell_count(); ++cell) {
      const std::span<const Arc> arcs = program_.arcs(cell);
      if (arcs.size() + 1 < fewest_cells) continue;
      for (const Arc& arc : arcs) {
        const auto count =
            static_cast<std::size_t>(std::ranges::count(arcs, arc.table, &Arc::table));
        if (count + 1 < fewest_cells) continue;
        if (std::ranges::find(found, arc.table) == found.end()) found.push_back(arc.table);
      }
    }
    return found;
  }
  [[nodiscard]] bool are_equal_digits_related(std::uint32_t table) const {
    for (int digit = 0; digit < program_.size(); ++digit) {
      if ((program_.supported(table, bit(digit)) & bit(digit)) != 0) return true;
    }
    return false;
  }
  // Whether there are three cells of which each two have this table, at least one way: seldom so,
  // and quickly seen.
  [[nodiscard]] bool has_triangle(std::uint32_t table) const {
    for (int cell = 0; cell < program_.cell_count(); ++cell) {
      CellSet others(program_.cell_count());
      for (const Arc& arc : program_.arcs(cell)) {
        if (arc.table != table) continue;
        const bool closes = std::ranges::any_of(program_.arcs(arc.other), [&](const Arc& second) {
          return second.table == table && others.contains(second.other);
        });
        if (closes) return true;
        others.insert(arc.other);
      }
    }
    return false;
  }
  // Cells of which each two have this table both ways.
  [[nodiscard]] std::vector<std::vector<int>> cliques_of(std::uint32_t table) const {
    std::vector<CellSet> related(at(program_.cell_count()), CellSet(program_.cell_count()));
    for (int cell = 0; cell < program_.cell_count(); ++cell) {
      for (const Arc& arc : program_.arcs(cell)) {
        if (arc.table == table) related[at(cell)].insert(arc.other);
      }
    }
    std::vector<std::vector<int>> found;
    for (int first = 0; first < program_.cell_count(); ++first) {
      CellSet covered(program_.cell_count());
      for (const std::vector<int>& cells : found) {
        if (std::ranges::find(cells, first) == cells.end()) continue;
        for (const int cell : cells) covered.insert(cell);
      }
      related[at(first)].for_each([&](int second) {
        if (second < first || covered.contains(second)) return;
        if (!related[at(second)].contains(first)) return;
        CellSet left = related[at(first)];
        left &= related[at(second)];
        std::vector<int> cells{first, second};
        left.for_each([&](int cell) {
          const auto fits = [&](int other) {
            return related[at(cell)].contains(other) && related[at(other)].contains(cell);
          };
          if (std::ranges::all_of(cells, fits)) cells.push_back(cell);
        });
        if (cells.size() < fewest_cells) return;
        for (const int cell : cells) covered.insert(cell);
        std::ranges::sort(cells);
        found.push_back(std::move(cells));
      });
    }
    return found;
  }
  // The sets of digits of which each two are allowed, with these and as many more as are missing,
  // of those that go with them, the lowest first; false where that is too much.
  [[nodiscard]] bool add_sets(std::uint32_t table, std::size_t missing, Word set, Word left,
                              std::vector<Word>& sets, std::size_t& steps) const {
    if (missing == 0) {
      sets.push_back(set);
      return sets.size() <= most_sets;
    }
    for (; static_cast<std::size_t>(count_bits(left)) >= missing;
         left &= static_cast<Word>(left - 1)) {
      if (steps == 0) return false;
      --steps;
      const Word digit = lowest_digit(left);
      const auto others = static_cast<Word>(left & ~digit & program_.supported(table, digit));
      if (!add_sets(table, missing - 1, static_cast<Word>(set | digit), others, sets, steps)) {
        return false;
      }
    }
    return true;
  }

  const Program<Word>& program_;
};

}  // namespace nonet
