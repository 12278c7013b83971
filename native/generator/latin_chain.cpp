#include "generator/latin_chain.hpp"

#include <utility>

#include "core/shuffle.hpp"

namespace nonet {

LatinChain::LatinChain(int order, Random& random)
    : order_(static_cast<std::size_t>(order)),
      symbols_(order_ * order_),
      columns_(order_ * order_),
      rows_(order_ * order_) {
  const auto row_of = shuffled(order, random);
  const auto column_of = shuffled(order, random);
  const auto symbol_of = shuffled(order, random);
  for (std::size_t i = 0; i < order_; ++i) {
    for (std::size_t j = 0; j < order_; ++j) {
      const std::uint8_t row = row_of[i];
      const std::uint8_t column = column_of[j];
      const std::uint8_t symbol = symbol_of[(i + j) % order_];
      symbols_[at(row, column)] = symbol;
      columns_[at(row, symbol)] = column;
      rows_[at(column, symbol)] = row;
    }
  }
}

void LatinChain::step(Random& random) {
  if (order_ < 2) return;
  const auto order = static_cast<int>(order_);
  // Where the move adds, and the opposite corner, where it may leave a digit owing.
  Corner here{static_cast<std::size_t>(random.below(order)),
              static_cast<std::size_t>(random.below(order)),
              static_cast<std::size_t>(random.below(order - 1))};
  if (here.symbol >= symbols_[at(here.row, here.column)]) ++here.symbol;
  Corner there{rows_[at(here.column, here.symbol)], columns_[at(here.row, here.symbol)],
               symbols_[at(here.row, here.column)]};
  // What stays in the three lines through `here` when the opposite corner's half has left.
  Corner rest = here;
  for (;;) {
    symbols_[at(here.row, here.column)] = static_cast<std::uint8_t>(rest.symbol);
    columns_[at(here.row, here.symbol)] = static_cast<std::uint8_t>(rest.column);
    rows_[at(here.column, here.symbol)] = static_cast<std::uint8_t>(rest.row);
    symbols_[at(here.row, there.column)] = static_cast<std::uint8_t>(there.symbol);
    columns_[at(here.row, there.symbol)] = static_cast<std::uint8_t>(there.column);
    rows_[at(there.column, here.symbol)] = static_cast<std::uint8_t>(there.row);
    symbols_[at(there.row, here.column)] = static_cast<std::uint8_t>(there.symbol);
    columns_[at(there.row, here.symbol)] = static_cast<std::uint8_t>(there.column);
    rows_[at(here.column, there.symbol)] = static_cast<std::uint8_t>(there.row);
    const bool proper = symbols_[at(there.row, there.column)] == there.symbol;
    if (proper) {
      symbols_[at(there.row, there.column)] = static_cast<std::uint8_t>(here.symbol);
      columns_[at(there.row, there.symbol)] = static_cast<std::uint8_t>(here.column);
      rows_[at(there.column, there.symbol)] = static_cast<std::uint8_t>(here.row);
      return;
    }
    // Two digits, two columns and two rows share the lines through the owing corner: one of each
    // leaves, the other stays.
    rest = {rows_[at(there.column, there.symbol)], columns_[at(there.row, there.symbol)],
            symbols_[at(there.row, there.column)]};
    std::swap(here, there);
    const std::uint64_t choice = random.next();
    if ((choice & 1) != 0) std::swap(there.row, rest.row);
    if ((choice & 2) != 0) std::swap(there.column, rest.column);
    if ((choice & 4) != 0) std::swap(there.symbol, rest.symbol);
  }
}

void LatinChain::write(std::span<std::uint8_t> digits) const {
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    digits[cell] = static_cast<std::uint8_t>(symbols_[cell] + 1);
  }
}

}  // namespace nonet
