#include "generator/switches.hpp"

namespace nonet {

Switches::Switches(const Layout& layout)
    : layout_(layout),
      digits_(static_cast<std::size_t>(layout.cell_count())),
      cell_of_(static_cast<std::size_t>(layout.house_count() * layout.size())),
      is_reached_(digits_.size()),
      places_(static_cast<std::size_t>(layout.size()) + 1) {
  const auto boxes = box_shape_of(layout);
  rows_ = boxes ? boxes->rows : layout.size();
  columns_ = boxes ? boxes->columns : layout.size();
  for (int house = 0; house < layout.house_count(); ++house) {
    has_lines_ = has_lines_ && house_shape(layout, house, boxes) != HouseShape::other;
  }
}

void Switches::begin(std::span<const std::uint8_t> digits) {
  for (int cell = 0; cell < layout_.cell_count(); ++cell) {
    put(cell, digits[static_cast<std::size_t>(cell)]);
  }
}

void Switches::put(int cell, std::uint8_t digit) {
  digits_[static_cast<std::size_t>(cell)] = digit;
  const auto size = static_cast<std::uint32_t>(layout_.size());
  for (const Layout::Membership& m : layout_.memberships(cell)) {
    cell_of(m.first / size, digit) = static_cast<std::uint16_t>(cell);
  }
}

void Switches::step(Random& random) {
  if (layout_.size() < 2) return;
  const int kind = has_lines_ ? random.below(3) : 2;
  if (kind == 2) {
    switch_digits(random);
  } else {
    switch_lines(kind == 0, random);
  }
}

void Switches::switch_lines(bool are_rows, Random& random) {
  const int size = layout_.size();
  const int width = are_rows ? rows_ : columns_;
  if (width < 2) return;
  const int first = random.below(size);
  int second = first / width * width + random.below(width - 1);
  if (second >= first) ++second;
  const auto cell = [&](int line, int place) {
    return are_rows ? line * size + place : place * size + line;
  };
  for (int place = 0; place < size; ++place) {
    places_[digits_[static_cast<std::size_t>(cell(first, place))]] = place;
  }
  const int start = random.below(size);
  int place = start;
  do {
    const int one = cell(first, place);
    const int other = cell(second, place);
    const std::uint8_t digit = digits_[static_cast<std::size_t>(one)];
    const std::uint8_t next = digits_[static_cast<std::size_t>(other)];
    put(one, next);
    put(other, digit);
    place = places_[next];
  } while (place != start);
}

void Switches::switch_digits(Random& random) {
  const int size = layout_.size();
  const int start = random.below(layout_.cell_count());
  const std::uint8_t first = digits_[static_cast<std::size_t>(start)];
  auto second = static_cast<std::uint8_t>(1 + random.below(size - 1));
  if (second >= first) ++second;
  part_.assign(1, start);
  is_reached_[static_cast<std::size_t>(start)] = true;
  for (std::size_t next = 0; next < part_.size(); ++next) {
    const bool is_first = digits_[static_cast<std::size_t>(part_[next])] == first;
    for (const Layout::Membership& m : layout_.memberships(part_[next])) {
      const int cell =
          cell_of(m.first / static_cast<std::uint32_t>(size), is_first ? second : first);
      if (is_reached_[static_cast<std::size_t>(cell)]) continue;
      is_reached_[static_cast<std::size_t>(cell)] = true;
      part_.push_back(cell);
    }
  }
  for (const int cell : part_) {
    is_reached_[static_cast<std::size_t>(cell)] = false;
    put(cell, digits_[static_cast<std::size_t>(cell)] == first ? second : first);
  }
}

}  // namespace nonet
