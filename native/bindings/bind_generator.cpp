#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings/module.hpp"
#include "core/layout.hpp"
#include "generator/full_grids.hpp"
#include "generator/generator.hpp"

namespace nb = nanobind;
namespace generator = nonet::generator;
using nonet::Deadline;
using nonet::FullGrids;
using nonet::Layout;
using nonet::Outcome;

namespace {

nb::bytes to_bytes(const std::vector<std::uint8_t>& digits) {
  return nb::bytes(digits.data(), digits.size());
}

// A generator together with the layout that it refers to.
class GeneratorHandle {
 public:
  GeneratorHandle(nb::typed<nb::object, Layout> layout, bool plant, const nb::bytes& start,
                  std::vector<int> fixed, std::vector<std::vector<int>> orbits, int least, int most,
                  bool as_few_as_possible, bool minimal, std::uint64_t tries, std::uint64_t seed,
                  std::uint64_t wanted, std::optional<std::string_view> instruction_set,
                  int threads, std::optional<std::pair<int, int>> box_shape)
      : keep_alive_(std::move(layout)) {
    const auto* const digits = static_cast<const std::uint8_t*>(start.data());
    generator::Request request{
        .layout = &nb::cast<const Layout&>(keep_alive_),
        .method = plant ? generator::Method::plant : generator::Method::carve,
        .start = {digits, digits + start.size()},
        .fixed = std::move(fixed),
        .orbits = std::move(orbits),
        .least = least,
        .most = most,
        .as_few_as_possible = as_few_as_possible,
        .minimal = minimal,
        .boxes_of_three = instruction_set.has_value(),
        .tries = tries,
        .box_shape = {}};
    if (box_shape) request.box_shape = {box_shape->first, box_shape->second};
    if (!request.fits()) throw nb::value_error("the request does not fit the layout");
    std::optional<nonet::lockstep::InstructionSet> set;
    if (instruction_set) {
      set = nonet::lockstep::find_instruction_set(*instruction_set);
      if (!set) throw nb::value_error("this machine has no such instruction set");
    }
    generator_ = std::make_unique<generator::Generator>(std::move(request), seed, wanted,
                                                        set ? &*set : nullptr, threads);
  }

  Outcome run(double seconds) {
    const nb::gil_scoped_release release;
    return generator_->run(Deadline(seconds));
  }
  std::vector<std::tuple<nb::bytes, nb::bytes, std::uint64_t>> take() {
    std::vector<std::tuple<nb::bytes, nb::bytes, std::uint64_t>> made;
    for (const generator::Made& attempt : generator_->attempts().take()) {
      made.emplace_back(to_bytes(attempt.puzzle), to_bytes(attempt.solution), attempt.tries);
    }
    return made;
  }
  [[nodiscard]] bool gave_up() const { return generator_->attempts().gave_up(); }
  [[nodiscard]] bool is_infeasible() const { return generator_->attempts().is_infeasible(); }
  [[nodiscard]] std::uint64_t tries() const { return generator_->attempts().failed_tries(); }
  [[nodiscard]] nb::bytes closest() const { return to_bytes(generator_->attempts().closest()); }

 private:
  nb::object keep_alive_;
  std::unique_ptr<generator::Generator> generator_;
};

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

void bind_generator(nb::module_& module) {
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

  nb::class_<GeneratorHandle>(module, "Generator", "Puzzles with one solution, as requested.")
      .def(nb::init<nb::typed<nb::object, Layout>, bool, const nb::bytes&, std::vector<int>,
                    std::vector<std::vector<int>>, int, int, bool, bool, std::uint64_t,
                    std::uint64_t, std::uint64_t, std::optional<std::string_view>, int,
                    std::optional<std::pair<int, int>>>(),
           nb::kw_only(), nb::arg("layout"), nb::arg("plant"), nb::arg("start"), nb::arg("fixed"),
           nb::arg("orbits"), nb::arg("least"), nb::arg("most"), nb::arg("as_few_as_possible"),
           nb::arg("minimal"), nb::arg("tries"), nb::arg("seed"), nb::arg("wanted"),
           nb::arg("instruction_set").none(), nb::arg("threads"), nb::arg("box_shape").none())
      .def("run", &GeneratorHandle::run, nb::arg("seconds"),
           "Work for `seconds`, or until enough puzzles are made.")
      .def("take", &GeneratorHandle::take,
           "Puzzles, solutions and tries of what was made since the last call, in order.")
      .def_prop_ro("gave_up", &GeneratorHandle::gave_up, "Whether a puzzle took all its tries.")
      .def_prop_ro("is_infeasible", &GeneratorHandle::is_infeasible,
                   "Whether no try can succeed: the start has no solution, or the layout no grid.")
      .def_prop_ro("tries", &GeneratorHandle::tries, "Tries since the last puzzle.")
      .def_prop_ro("closest", &GeneratorHandle::closest,
                   "Givens of the try that came closest since the last puzzle; may be empty.");
}
