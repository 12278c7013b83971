#include "solver/completion/completion.hpp"

#include <algorithm>
#include <utility>

#include "solver/completion/edge_colouring.hpp"

namespace nonet {
namespace {

constexpr int most_tries = 4;

// More of them would have to be filled before the rest than the rest could bear.
constexpr std::size_t most_further_houses = 4;

}  // namespace

Completion::Completion(const Layout& layout, std::vector<BitSet<2>> cells, std::uint64_t seed)
    : layout_(layout),
      start_(std::move(cells)),
      random_(seed),
      shape_(box_shape_of(layout)),
      digits_(start_.size()) {
  for (int house = 0; house < layout.house_count(); ++house) {
    if (house_shape(layout, house, shape_) == HouseShape::other) further_houses_.push_back(house);
  }
  const bool is_hopeless =
      further_houses_.size() > most_further_houses ||
      std::ranges::any_of(start_, [](const BitSet<2>& cell) { return cell.empty(); });
  if (is_hopeless) tries_ = most_tries;
  if (shape_ && shape_->rows > shape_->columns) {
    is_transposed_ = true;
    std::swap(shape_->rows, shape_->columns);
  }
  begin();
}

Outcome Completion::run(const Deadline& deadline) {
  while (tries_ < most_tries) {
    if (is_done()) return Outcome::found;
    if (step()) {
      ++step_;
    } else {
      ++tries_;
      begin();
    }
    if (deadline.passed()) return Outcome::paused;
  }
  return Outcome::exhausted;
}

void Completion::begin() {
  cells_ = start_;
  step_ = 0;
}

bool Completion::is_done() const {
  const int further = static_cast<int>(further_houses_.size());
  const int size = layout_.size();
  return step_ == further + (shape_ ? size / shape_->rows + size / shape_->columns : 1);
}

bool Completion::step() {
  const int further = static_cast<int>(further_houses_.size());
  if (step_ < further) return fill_house(further_houses_[static_cast<std::size_t>(step_)]);
  if (!shape_) return fill_square();
  const int bands = layout_.size() / shape_->rows;
  const int number = step_ - further;
  return number < bands ? fill_band(number) : order_stack(number - bands);
}

void Completion::place(int cell, int digit) {
  for (const Layout::Membership& m : layout_.memberships(cell)) {
    for (int position = 0; position < layout_.size(); ++position) {
      cells_[static_cast<std::size_t>(layout_.cell_from(m.first, position))].remove(digit);
    }
  }
  cells_[static_cast<std::size_t>(cell)] = {};
  cells_[static_cast<std::size_t>(cell)].insert(digit);
}

// A star: the house is one vertex, each of its cells another one.
bool Completion::fill_house(int house) {
  const int size = layout_.size();
  EdgeColouring colouring(1, size, size);
  for (int i = 0; i < size; ++i) {
    colouring.add(0, i, cells_[static_cast<std::size_t>(layout_.cell(house, i))]);
  }
  if (!colouring.run(random_)) return false;
  for (int i = 0; i < size; ++i) {
    place(layout_.cell(house, i), colouring.colour(static_cast<std::size_t>(i)));
  }
  return true;
}

bool Completion::fill_square() {
  const int size = layout_.size();
  EdgeColouring colouring(size, size, size);
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column)
      colouring.add(row, column, cells_[at(row, column)]);
  }
  if (!colouring.run(random_)) return false;
  for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
    digits_[cell] = static_cast<std::uint8_t>(colouring.colour(cell) + 1);
  }
  return true;
}

// Any open cell of a row in a box may have what another one may: the second colouring orders them.
bool Completion::fill_band(int band) {
  const int size = layout_.size();
  const auto [rows, columns] = *shape_;
  EdgeColouring colouring(rows, size / columns, size);
  for (int row = 0; row < rows; ++row) {
    for (int stack = 0; stack < size / columns; ++stack) {
      const auto cell = [&](int i) -> const BitSet<2>& {
        return cells_[at(band * rows + row, stack * columns + i)];
      };
      BitSet<2> open;
      for (int i = 0; i < columns; ++i) {
        if (cell(i).size() > 1) open |= cell(i);
      }
      for (int i = 0; i < columns; ++i)
        colouring.add(row, stack, cell(i).size() > 1 ? open : cell(i));
    }
  }
  if (!colouring.run(random_)) return false;
  std::size_t edge = 0;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < size; ++column) {
      digits_[at(band * rows + row, column)] =
          static_cast<std::uint8_t>(colouring.colour(edge++) + 1);
    }
  }
  return true;
}

bool Completion::order_stack(int stack) {
  const int size = layout_.size();
  const int columns = shape_->columns;
  EdgeColouring colouring(size, size, columns);
  for (int row = 0; row < size; ++row) {
    for (int i = 0; i < columns; ++i) {
      const int digit = digits_[at(row, stack * columns + i)] - 1;
      BitSet<2> allowed;
      for (int column = 0; column < columns; ++column) {
        if (cells_[at(row, stack * columns + column)].contains(digit)) allowed.insert(column);
      }
      colouring.add(row, digit, allowed);
    }
  }
  if (!colouring.run(random_)) return false;
  std::vector<std::uint8_t> ordered(static_cast<std::size_t>(columns));
  std::size_t edge = 0;
  for (int row = 0; row < size; ++row) {
    for (int i = 0; i < columns; ++i) {
      ordered[static_cast<std::size_t>(colouring.colour(edge++))] =
          digits_[at(row, stack * columns + i)];
    }
    for (int i = 0; i < columns; ++i) {
      digits_[at(row, stack * columns + i)] = ordered[static_cast<std::size_t>(i)];
    }
  }
  return true;
}

}  // namespace nonet
