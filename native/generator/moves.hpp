#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/layout.hpp"
#include "core/random.hpp"

namespace nonet {

// Random moves from a complete grid of any layout to another one. A move clears some cells, finds
// all ways to fill them again, and takes one of those, each as likely as the others:
//
//     houses    two to four houses that meet a common one, such as three rows of a band;
//     digits    three to five digits, except in one house (else most ways would only rename them).
//
// The cells that are cleared are the same seen from the old grid and from the new one, and so is
// the number of ways. So a move is as likely as its reverse, and a long run of moves makes all
// grids equally likely that moves can reach. Where more than `node_limit` nodes would have to be
// searched the grid is unchanged; that, too, depends only on the cells that were not cleared.
class Moves {
 public:
  // Enough for three quarters of the moves on 9 × 9 and half of them on 36 × 36. Most others would
  // take far more, and their time is better spent on further moves.
  static constexpr std::uint64_t node_limit = 500;

  explicit Moves(const Layout& layout);

  // One move; `digits` is a complete grid before and after it. False if it is unchanged because the
  // nodes did not suffice.
  bool step(std::span<std::uint8_t> digits, Random& random) const;

 private:
  void clear_houses(std::span<std::uint8_t> digits, Random& random) const;
  void clear_digits(std::span<std::uint8_t> digits, Random& random) const;

  const Layout& layout_;
  std::vector<std::vector<int>> meeting_;  // houses that share two cells or more with one of them
};

}  // namespace nonet
