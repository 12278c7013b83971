#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <vector>

#include "bindings/module.hpp"
#include "core/layout.hpp"
#include "core/stop.hpp"

namespace nb = nanobind;
using nonet::Layout;
using nonet::Outcome;

void bind_core(nb::module_& module) {
  nb::class_<Layout>(module, "Layout", "Geometry of a grid: its size and the cells of its houses.")
      .def(
          "__init__",
          [](Layout* self, int size, const std::vector<std::vector<int>>& houses,
             std::optional<int> cell_count) {
            const int cells = cell_count.value_or(size * size);
            if (!Layout::valid(size, cells, houses)) {
              throw nb::value_error("each house must hold `size` ascending cells of the grid");
            }
            new (self) Layout(size, cells, houses);
          },
          nb::arg("size"), nb::arg("houses"), nb::arg("cell_count") = nb::none());

  nb::enum_<Outcome>(module, "Outcome", "How a slice of work ended.")
      .value("FOUND", Outcome::found)
      .value("EXHAUSTED", Outcome::exhausted)
      .value("PAUSED", Outcome::paused);
}
