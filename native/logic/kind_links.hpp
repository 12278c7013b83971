#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "logic/steps.hpp"

namespace nonet::logic {

using techniques::SumRelation;

inline constexpr std::size_t most_kinds = 3;
inline constexpr std::size_t most_states = 6;  // three kinds have six orders

// Some kinds, a bit each.
using KindSet = std::uint8_t;

// The digits divided into kinds; those in the middle may have none.
struct Division {
  Technique technique;
  std::vector<Mask> kinds;
};

std::vector<Division> divisions(int size);

// What each kind of a cell leaves to that of another one, by a rule.
struct KindLink {
  int to;
  int rule;
  std::array<KindSet, most_kinds> left;
  const SumRelation* sum = nullptr;  // that it comes from, if it does
};

// Cells whose kinds determine each other.
template <int W>
struct Colouring {
  struct Member {
    int cell;
    int colour;                          // −1: it has none, in no state
    std::array<int, most_states> kinds;  // −1: none, as there is no such state
    std::vector<const KindLink*> links;  // from it to those before by which that is known
  };

  std::vector<Member> members;
  CellSet<W> cells;
  std::size_t states = 0;
  int colours = 0;
  std::array<int, most_states> dead{};  // a cell without a kind; −1: none
  std::array<std::array<CellSet<W>, most_kinds>, most_states> of;

  void add(const Member& member) {
    members.push_back(member);
    cells.insert(member.cell);
    colours = std::max(colours, member.colour + 1);
    for (std::size_t state = 0; state < states; ++state) {
      if (member.kinds[state] >= 0) of[state][at(member.kinds[state])].insert(member.cell);
    }
  }
  [[nodiscard]] bool is_live(std::size_t state) const { return dead[state] < 0; }
  [[nodiscard]] CellSet<W> of_colour(int colour) const {
    CellSet<W> found;
    for (const Member& member : members) {
      if (member.colour == colour) found.insert(member.cell);
    }
    return found;
  }
};

// Links from kinds of cells to those of others, and the cells that hang together by them.
template <int W>
class KindLinks {
 public:
  KindLinks(const State<W>& state, const Division& division);

  // All colourings, of three kinds first those that begin with two cells.
  std::vector<Colouring<W>> colourings(const Steps& steps);

  // Whether what some cells of a sum leave of it is odd; nothing where another one may be both.
  template <class IsLeft>
  [[nodiscard]] std::optional<int> parity_without(const SumRelation& sum, IsLeft is_left) const {
    int odd = sum.total & 1;
    for (const auto& [cell, factor] : sum.terms) {
      if (factor % 2 == 0 || is_left(cell)) continue;
      const int digit = state_.digit(cell);
      const KindSet kinds = kinds_in(digit >= 0 ? bit(digit) : state_.candidates(cell));
      if (!is_single_bit(kinds)) return std::nullopt;
      odd ^= kinds & 1;
    }
    return odd;
  }

 private:
  using Cells = CellSet<W>;
  using Member = typename Colouring<W>::Member;

  [[nodiscard]] KindSet kinds_in(Mask digits) const;
  void link_pairs();
  void link_sums();
  void add_link(int from, const KindLink& link);
  Colouring<W> from_pair(int cell, const KindLink& link);
  [[nodiscard]] const KindLink* find_link(int from, int to, int rule) const;
  void start(Colouring<W>& found, const std::vector<Member>& members);
  void spread(Colouring<W>& to, int cell);
  [[nodiscard]] KindSet left_in(const Colouring<W>& to, std::size_t state, int cell,
                                const std::vector<const KindLink*>& links) const;
  bool has_colour(const Colouring<W>& to, Member& next) const;

  const State<W>& state_;
  Technique technique_;
  const std::vector<Mask>& masks_;            // of the kinds
  std::vector<KindSet> kinds_;                // of each cell that may be of several; else none
  std::vector<std::vector<KindLink>> links_;  // from each cell
  bool has_links_ = false;
};

extern template class KindLinks<2>;
extern template class KindLinks<10>;

}  // namespace nonet::logic
