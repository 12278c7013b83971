#include "rate/nets.hpp"

#include <bit>
#include <optional>
#include <vector>

#include "rate/scale.hpp"

namespace nonet::rate {
namespace {

using logic::Implications;
using Holding = logic::CellSet<23>;  // nodes by their number

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// What followed from one assumption.
struct Branch {
  std::vector<std::uint16_t> nodes;  // numbers, in the order in which they were reached
  std::vector<int> counts;           // of each with its ancestors
  Holding holds;
  std::vector<std::uint16_t> positions = std::vector<std::uint16_t>(2 * 729);
  bool contradicted = false;
  int contradiction = 0;  // nodes of both sides

  [[nodiscard]] int count(int node) const { return counts[positions[at(node)]]; }
};

class NetSearch {
 public:
  NetSearch(const Grid& grid, NetClass kind, int level)
      : grid_(grid),
        kind_(kind),
        implications_(grid,
                      kind == NetClass::nishio ? Implications<2>::Links::digit
                                               : Implications<2>::Links::all,
                      kind == NetClass::multiple ? Implications<2>::Growth::fixed
                                                 : Implications<2>::Growth::dynamic),
        base_(kind == NetClass::nishio     ? 7.5
              : kind == NetClass::multiple ? 8.0
                                           : 8.5 + 0.5 * level) {}

  bool find(Hint& hint) {
    const bool dynamic = kind_ == NetClass::dynamic;
    for (const int cell : grid_.empty()) {
      const int count = grid_.count(cell);
      if (count < (kind_ == NetClass::multiple ? 3 : 2)) continue;
      for (const int digit : digits_of(grid_.candidates(cell))) {
        const Branch& on = branch(cell, digit);
        if (kind_ != NetClass::multiple) {
          if (on.contradicted) conclude(Kind::contradiction, cell, digit, false, on.contradiction);
          run(Node::of(cell, digit, false), off_);
          if (off_.contradicted) {
            conclude(Kind::contradiction, cell, digit, true, off_.contradiction);
          }
          if (dynamic && count >= 3) {
            const std::array both{&on, static_cast<const Branch*>(&off_)};
            reduce(Kind::double_chain, both);
          }
        }
        if (kind_ != NetClass::nishio) find_regions(cell, digit);
      }
      if (kind_ != NetClass::nishio) {
        std::vector<const Branch*> branches;
        for (const int digit : digits_of(grid_.candidates(cell))) {
          branches.push_back(&branch(cell, digit));
        }
        reduce(Kind::cell, branches);
      }
    }
    if (!best_) return false;
    hint.begin(technique(), best_->rating, logic::Technique::nishio);
    if (places_) {
      hint.step.place(cell_, digit_);
    } else {
      hint.step.eliminate(cell_, digit_);
    }
    return true;
  }

 private:
  [[nodiscard]] Technique technique() const {
    if (kind_ == NetClass::nishio) return Technique::nishio;
    if (kind_ == NetClass::multiple) {
      return best_->kind == Kind::cell ? Technique::cell_forcing_chain
                                       : Technique::region_forcing_chain;
    }
    switch (best_->kind) {
      case Kind::double_chain:
        return Technique::dynamic_double;
      case Kind::cell:
        return Technique::dynamic_cell;
      case Kind::region:
        return Technique::dynamic_region;
      default:
        return Technique::dynamic_contradiction;
    }
  }

  void find_regions(int cell, int digit) {
    for (const int kind : box_row_column) {
      const int house = house_of(grid_.houses(), kind, cell);
      const Mask positions = grid_.positions(house, digit);
      if (!has_two(positions) ||
          grid_.houses().cell(house, std::countr_zero(positions)) != cell) {
        continue;
      }
      std::vector<const Branch*> branches;
      for (const int position : digits_of(positions)) {
        branches.push_back(&branch(grid_.houses().cell(house, position), digit));
      }
      reduce(Kind::region, branches);
    }
  }

  // What follows in all branches.
  template <class Branches>
  void reduce(Kind kind, const Branches& branches) {
    Holding common = branches[0]->holds;
    for (const Branch* other : branches) common &= other->holds;
    if (common.empty()) return;
    for (const bool on : {true, false}) {
      for (const int node : branches[0]->nodes) {
        if ((node % 2 == 1) != on || !common.contains(node)) continue;
        int complexity = 0;
        for (const Branch* other : branches) complexity += other->count(node);
        conclude(kind, node / 18, node / 2 % 9, on, complexity);
      }
    }
  }

  void conclude(Kind kind, int cell, int digit, bool on, int complexity) {
    if (on && grid_.count(cell) == 1) return;
    const Rank rank{base_ + length_rating(complexity), complexity, kind};
    if (best_ && !(rank < *best_)) return;
    best_ = rank;
    cell_ = cell;
    digit_ = digit;
    places_ = on;
  }

  const Branch& branch(int cell, int digit) {
    auto& slot = branches_[at(number_of(cell, digit))];
    if (!slot) {
      slot.emplace();
      run(Node::of(cell, digit, true), *slot);
    }
    return *slot;
  }

  void run(Node assumption, Branch& branch) {
    Implications<2>& implications = implications_;
    branch.contradicted = implications.assume(assumption);
    branch.nodes.clear();
    branch.holds = {};
    branch.counts.clear();
    const int size = static_cast<int>(implications.nodes().size());
    const int all = size + (branch.contradicted ? 1 : 0);
    const std::size_t words = at(all + 63) / 64;
    ancestors_.assign(at(all) * words, 0);
    for (int position = 0; position < all; ++position) {
      const int node = node_number(implications.at_position(position).node);
      if (position < size) {
        branch.holds.insert(node);
        branch.positions[at(node)] = static_cast<std::uint16_t>(position);
        branch.nodes.push_back(static_cast<std::uint16_t>(node));
      }
      std::uint64_t* own = &ancestors_[at(position) * words];
      for (const int parent : implications.parents(position)) {
        for (std::size_t word = 0; word <= at(parent) / 64; ++word) {
          own[word] |= ancestors_[at(parent) * words + word];
        }
      }
      own[at(position) / 64] |= std::uint64_t{1} << position % 64;
      int count = 0;
      for (std::size_t word = 0; word < words; ++word) count += count_bits(own[word]);
      branch.counts.push_back(count);
    }
    branch.contradiction = 0;
    if (branch.contradicted) {
      for (const int end : implications.contradiction()) branch.contradiction += branch.counts[at(end)];
    }
  }

  const Grid& grid_;
  NetClass kind_;
  Implications<2> implications_;
  double base_;
  std::optional<Rank> best_;
  int cell_ = 0;
  int digit_ = 0;
  bool places_ = false;
  Branch off_;
  std::vector<std::uint64_t> ancestors_;
  std::vector<std::optional<Branch>> branches_ = std::vector<std::optional<Branch>>(729);
};

}  // namespace

bool find_net(const Grid& grid, NetClass kind, int level, Hint& hint) {
  return NetSearch(grid, kind, level).find(hint);
}

}  // namespace nonet::rate
