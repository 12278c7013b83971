#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "bindings/module.hpp"
#include "core/layout.hpp"
#include "solver/learning/core_search.hpp"
#include "solver/learning/learning_search.hpp"
#include "solver/search.hpp"

namespace nb = nanobind;
using nonet::CoreSearch;
using nonet::Deadline;
using nonet::Layout;
using nonet::LearningSearch;
using nonet::Outcome;
using nonet::Search;

namespace {

std::span<const std::uint8_t> checked(const nb::bytes& data, int length, int largest) {
  const std::span<const std::uint8_t> bytes(static_cast<const std::uint8_t*>(data.data()),
                                            data.size());
  if (bytes.size() != static_cast<std::size_t>(length) ||
      std::ranges::any_of(bytes, [largest](std::uint8_t byte) { return byte > largest; })) {
    throw nb::value_error("the puzzle does not fit the layout");
  }
  return bytes;
}

// A search together with the layout that it refers to, and what Python needs to drive it.
template <class Engine>
class Handle {
 public:
  template <class... More>
  static Handle from_digits(nb::typed<nb::object, Layout> layout, const nb::bytes& digits,
                            More... more) {
    const auto& geometry = nb::cast<const Layout&>(layout);
    const auto cells = checked(digits, geometry.cell_count(), geometry.size());
    return {std::move(layout), geometry, Engine::from_digits(geometry, cells, more...)};
  }
  template <class... More>
  static Handle from_masks(nb::typed<nb::object, Layout> layout, const nb::bytes& masks,
                           More... more) {
    const auto& geometry = nb::cast<const Layout&>(layout);
    const int width = (geometry.size() + 7) / 8;
    const auto cells = checked(masks, geometry.cell_count() * width, 255);
    return {std::move(layout), geometry, Engine::from_masks(geometry, cells, more...)};
  }

  Outcome count(std::uint64_t limit, double seconds, std::uint64_t nodes) {
    const nb::gil_scoped_release release;
    return search_->count(limit, Deadline(seconds), nodes);
  }
  [[nodiscard]] nb::bytes solution() const {
    std::uint8_t digits[nonet::max_size * nonet::max_size];
    const auto length = static_cast<std::size_t>(layout_.cell_count());
    search_->write_solution({digits, length});
    return nb::bytes(digits, length);
  }
  void exclude(const nb::bytes& digits) {
    const auto cells = checked(digits, layout_.cell_count(), layout_.size());
    const nb::gil_scoped_release release;
    search_->exclude(cells);
  }
  [[nodiscard]] const nonet::SearchStatistics& statistics() const { return search_->statistics(); }
  [[nodiscard]] double fraction() const { return search_->fraction(); }

 private:
  Handle(nb::object keep_alive, const Layout& layout, std::unique_ptr<Engine> search)
      : keep_alive_(std::move(keep_alive)), layout_(layout), search_(std::move(search)) {}

  nb::object keep_alive_;
  const Layout& layout_;
  std::unique_ptr<Engine> search_;
};

using SearchHandle = Handle<Search>;
using LearningHandle = Handle<LearningSearch>;

// What all engines have.
template <class Engine>
nb::class_<Handle<Engine>> bind_engine(nb::module_& module, const char* name, const char* doc) {
  using Self = Handle<Engine>;
  return nb::class_<Self>(module, name, doc)
      .def("count", &Self::count, nb::arg("limit"), nb::arg("seconds"), nb::arg("nodes"),
           "Search until `limit` solutions or `nodes` nodes in all, or for `seconds`.")
      .def("solution", &Self::solution, "Digits of the solution found last.")
      .def_prop_ro("found", [](const Self& s) { return s.statistics().found; })
      .def_prop_ro("nodes", [](const Self& s) { return s.statistics().nodes; })
      .def_prop_ro("guesses", [](const Self& s) { return s.statistics().guesses; })
      .def_prop_ro("depth", [](const Self& s) { return s.statistics().depth; })
      .def_prop_ro("max_depth", [](const Self& s) { return s.statistics().max_depth; });
}

constexpr const char* from_digits_doc =
    "Start from the digits of all cells, a byte each, 0 where the cell is empty.";
constexpr const char* from_masks_doc =
    "Start from candidates: ceil(size / 8) bytes a cell, digit 1 lowest.";

}  // namespace

void bind_search(nb::module_& module) {
  nb::enum_<Outcome>(module, "Outcome", "How a slice of a search ended.")
      .value("FOUND", Outcome::found)
      .value("EXHAUSTED", Outcome::exhausted)
      .value("PAUSED", Outcome::paused);

  using Seed = std::optional<std::uint64_t>;
  bind_engine<Search>(module, "Search", "Depth-first search for the solutions of one grid.")
      .def_static("from_digits", &SearchHandle::from_digits<Seed>, nb::arg("layout"),
                  nb::arg("digits"), nb::arg("seed") = nb::none(), from_digits_doc)
      .def_static("from_masks", &SearchHandle::from_masks<Seed>, nb::arg("layout"),
                  nb::arg("masks"), nb::arg("seed") = nb::none(), from_masks_doc)
      .def_prop_ro("fraction", &SearchHandle::fraction);

  bind_engine<LearningSearch>(module, "LearningSearch",
                              "Search that learns from conflicts, its nodes, and repairs grids.")
      .def_static("from_digits", &LearningHandle::from_digits<Seed>, nb::arg("layout"),
                  nb::arg("digits"), nb::arg("seed") = nb::none(), from_digits_doc)
      .def_static("from_masks", &LearningHandle::from_masks<Seed>, nb::arg("layout"),
                  nb::arg("masks"), nb::arg("seed") = nb::none(), from_masks_doc)
      .def("exclude", &LearningHandle::exclude, nb::arg("digits"),
           "From now on this is no solution.");

  nb::class_<CoreSearch>(module, "CoreSearch", "Which digits of a grid cannot all be right.")
      .def(nb::init<const Layout&>(), nb::arg("layout"))
      .def(
          "ask",
          [](CoreSearch& self, const nb::bytes& digits) {
            self.ask(checked(digits, self.cell_count(), self.size()));
          },
          nb::arg("digits"), "Begin to ask about these digits, 0 for none.")
      .def(
          "run",
          [](CoreSearch& self, double seconds, std::uint64_t conflicts) {
            const nb::gil_scoped_release release;
            return self.run(Deadline(seconds), conflicts);
          },
          nb::arg("seconds"), nb::arg("conflicts"), "EXHAUSTED if they cannot all be right.")
      .def("core", &CoreSearch::core, "Cells of digits that cannot, after EXHAUSTED.")
      .def_prop_ro("conflicts", &CoreSearch::conflicts);
}
