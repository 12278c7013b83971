#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings/module.hpp"
#include "core/layout.hpp"
#include "generator/generator.hpp"

namespace nb = nanobind;
namespace generator = nonet::generator;
using nonet::Deadline;
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
                  std::uint64_t wanted, const std::string& instruction_set, int threads,
                  int box_rows, int box_columns)
      : keep_alive_(std::move(layout)) {
    const auto& geometry = nb::cast<const Layout&>(keep_alive_);
    const auto* const digits = static_cast<const std::uint8_t*>(start.data());
    const auto in_grid = [&geometry](int cell) {
      return cell >= 0 && cell < geometry.cell_count();
    };
    if (start.size() != static_cast<std::size_t>(geometry.cell_count()) || least < 0 ||
        most < least ||
        std::any_of(
            digits, digits + start.size(), [&](int digit) { return digit > geometry.size(); }) ||
        !std::ranges::all_of(fixed, in_grid) ||
        !std::ranges::all_of(
            orbits,
            [&](const std::vector<int>& orbit) {
              return !orbit.empty() && std::ranges::all_of(orbit, in_grid);
            })) {
      throw nb::value_error("the request does not fit the layout");
    }
    const bool lockstep = !instruction_set.empty();
    if (lockstep && geometry.size() != 9) throw nb::value_error("expected the plain 9 × 9");
    generator::Request request{&geometry,
                               plant ? generator::Method::plant : generator::Method::carve,
                               {digits, digits + start.size()},
                               std::move(fixed),
                               std::move(orbits),
                               least,
                               most,
                               as_few_as_possible,
                               minimal,
                               lockstep,
                               tries,
                               {}};
    if (box_rows > 0 && box_columns > 0 && box_rows * box_columns == geometry.size()) {
      request.box_shape = {box_rows, box_columns};
    }
    const auto sets = nonet::lockstep::instruction_sets();
    const auto chosen = std::ranges::find(sets, instruction_set,
                                          [](const auto& set) { return std::string(set.name); });
    if (lockstep && chosen == sets.end()) throw nb::value_error("no such instruction set");
    generator_ = std::make_unique<generator::Generator>(std::move(request), seed, wanted,
                                                        lockstep ? &*chosen : nullptr,
                                                        std::clamp(threads, 1, 1024));
  }

  Outcome run(double seconds) {
    const nb::gil_scoped_release release;
    return generator_->run(Deadline(seconds));
  }
  std::vector<std::tuple<nb::bytes, nb::bytes, std::uint64_t>> take() {
    std::vector<std::tuple<nb::bytes, nb::bytes, std::uint64_t>> made;
    for (const generator::Made& one : generator_->attempts().take()) {
      made.emplace_back(to_bytes(one.puzzle), to_bytes(one.solution), one.tries);
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

}  // namespace

void bind_generator(nb::module_& module) {
  nb::class_<GeneratorHandle>(module, "Generator", "Puzzles with one solution, as requested.")
      .def(nb::init<nb::typed<nb::object, Layout>, bool, const nb::bytes&, std::vector<int>,
                    std::vector<std::vector<int>>, int, int, bool, bool, std::uint64_t,
                    std::uint64_t, std::uint64_t, const std::string&, int, int, int>(),
           nb::arg("layout"), nb::arg("plant"), nb::arg("start"), nb::arg("fixed"),
           nb::arg("orbits"), nb::arg("least"), nb::arg("most"), nb::arg("as_few_as_possible"),
           nb::arg("minimal"), nb::arg("tries"), nb::arg("seed"), nb::arg("wanted"),
           nb::arg("instruction_set"), nb::arg("threads"), nb::arg("box_rows"),
           nb::arg("box_columns"))
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
