#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/random.hpp"

namespace nonet {

// The chain of Jacobson and Matthews on the Latin squares of one order ("Generating uniformly
// distributed random Latin squares", J. Combin. Designs 4, 1996). It goes from square to square
// through *improper* ones, in which one cell owes a symbol (it counts −1 there):
//
//     move at row r, column c, symbol s              proper: (r', c', s') held s' and loses it
//
//             c       c'                             improper: it held another digit; it now
//     r     s' → s   s → s'                          has two, and owes s'. The next move starts
//     r'    s → s'   s' → s                          there and takes one of each two at random.
//
// The square is kept from three sides, so that each move takes the same few stores whatever the
// order. The moves are symmetric and reach every square, so all are equally likely in the end.
class LatinChain {
 public:
  // A cyclic square with its rows, columns and symbols shuffled.
  LatinChain(int order, Random& random);

  // Moves until the next proper square.
  void step(Random& random);

  // The square, digits from 1; `digits` has order² cells.
  void write(std::span<std::uint8_t> digits) const;

 private:
  struct Corner {
    std::size_t row, column, symbol;
  };

  [[nodiscard]] std::size_t at(std::size_t line, std::size_t place) const {
    return line * order_ + place;
  }

  std::size_t order_;
  std::vector<std::uint8_t> symbols_;  // of row, column
  std::vector<std::uint8_t> columns_;  // of row, symbol
  std::vector<std::uint8_t> rows_;     // of column, symbol
};

}  // namespace nonet
