#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <vector>

#include "bindings/module.hpp"
#include "core/layout.hpp"

namespace nb = nanobind;
using nonet::Layout;

void bind_layout(nb::module_& module) {
  nb::class_<Layout>(module, "Layout", "Geometry of a grid: its size and the cells of its houses.")
      .def(
          "__init__",
          [](Layout* self, int size, const std::vector<std::vector<int>>& houses) {
            if (!Layout::valid(size, houses)) {
              throw nb::value_error("each house must hold `size` ascending cells of the grid");
            }
            new (self) Layout(size, houses);
          },
          nb::arg("size"), nb::arg("houses"));
}
