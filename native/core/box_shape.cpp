#include "core/box_shape.hpp"

namespace nonet {
namespace {

bool is_block(const Layout& layout, int house, int rows, int columns) {
  const int size = layout.size();
  const int top = layout.cell(house, 0) / size;
  const int left = layout.cell(house, 0) % size;
  if (top % rows != 0 || left % columns != 0) return false;
  for (int i = 0; i < size; ++i) {
    if (layout.cell(house, i) != (top + i / columns) * size + left + i % columns) return false;
  }
  return true;
}

}  // namespace

HouseShape house_shape(const Layout& layout, int house, const std::optional<BoxShape>& boxes) {
  if (is_block(layout, house, 1, layout.size())) return HouseShape::row;
  if (is_block(layout, house, layout.size(), 1)) return HouseShape::column;
  const bool is_box = boxes && is_block(layout, house, boxes->rows, boxes->columns);
  return is_box ? HouseShape::box : HouseShape::other;
}

std::optional<BoxShape> box_shape_of(const Layout& layout) {
  const int size = layout.size();
  for (int rows = 2; rows <= size / 2; ++rows) {
    if (size % rows != 0) continue;
    int boxes = 0;
    for (int house = 0; house < layout.house_count(); ++house) {
      boxes += is_block(layout, house, rows, size / rows) ? 1 : 0;
    }
    if (boxes >= size) return BoxShape{rows, size / rows};
  }
  return std::nullopt;
}

}  // namespace nonet
