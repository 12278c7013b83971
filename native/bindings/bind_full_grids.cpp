#include <nanobind/nanobind.h>
#include <nanobind/stl/unique_ptr.h>

#include <cstdint>
#include <memory>
#include <utility>

#include "bindings/module.hpp"
#include "core/layout.hpp"
#include "generator/full_grids.hpp"

namespace nb = nanobind;
using nonet::Deadline;
using nonet::FullGrids;
using nonet::Layout;
using nonet::Outcome;

namespace {

// Grids in the making together with the layout that they refer to.
class FullGridsHandle {
 public:
  FullGridsHandle(nb::object keep_alive, std::unique_ptr<FullGrids> grids)
      : keep_alive_(std::move(keep_alive)), grids_(std::move(grids)) {}

  static FullGridsHandle boxes(nb::typed<nb::object, Layout> layout, int rows, int columns) {
    const auto& geometry = nb::cast<const Layout&>(layout);
    if (rows < 1 || columns < 1 || rows * columns != geometry.size()) {
      throw nb::value_error("the boxes do not fit the layout");
    }
    return {std::move(layout), FullGrids::boxes(geometry, {rows, columns})};
  }
  static FullGridsHandle any(nb::typed<nb::object, Layout> layout) {
    const auto& geometry = nb::cast<const Layout&>(layout);
    return {std::move(layout), FullGrids::any(geometry)};
  }
  static FullGridsHandle latin(int size) {
    if (size < 1 || size > nonet::max_size) throw nb::value_error("no such size");
    return {nb::none(), FullGrids::latin(size)};
  }
  static FullGridsHandle classic() { return {nb::none(), FullGrids::classic()}; }

  void begin(std::uint64_t seed) {
    const nb::gil_scoped_release release;
    grids_->begin(seed);
  }
  Outcome run(double seconds) {
    const nb::gil_scoped_release release;
    return grids_->run(Deadline(seconds));
  }
  [[nodiscard]] nb::bytes digits() const {
    const auto digits = grids_->digits();
    return nb::bytes(digits.data(), digits.size());
  }
  [[nodiscard]] double fraction() const { return grids_->fraction(); }

 private:
  nb::object keep_alive_;
  std::unique_ptr<FullGrids> grids_;
};

}  // namespace

void bind_full_grids(nb::module_& module) {
  nb::class_<FullGridsHandle>(module, "FullGrids", "Random complete grids of one layout.")
      .def_static("classic", &FullGridsHandle::classic, "Plain 9 x 9, all equally likely.")
      .def_static("latin", &FullGridsHandle::latin, nb::arg("size"), "Rows and columns only.")
      .def_static("boxes", &FullGridsHandle::boxes, nb::arg("layout"), nb::arg("rows"),
                  nb::arg("columns"),
                  "Boxes of this shape, perhaps with disjoint groups, and no other houses.")
      .def_static("any", &FullGridsHandle::any, nb::arg("layout"), "Any layout.")
      .def("begin", &FullGridsHandle::begin, nb::arg("seed"), "Begin a new grid.")
      .def("run", &FullGridsHandle::run, nb::arg("seconds"),
           "Work on it for `seconds`; EXHAUSTED if the layout has no grid.")
      .def("digits", &FullGridsHandle::digits, "Digits of the grid that is complete.")
      .def_prop_ro("fraction", &FullGridsHandle::fraction);
}
