#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/unique_ptr.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "bindings/module.hpp"
#include "core/layout.hpp"
#include "solve/search.hpp"

namespace nb = nanobind;
using nonet::Deadline;
using nonet::Layout;
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
class SearchHandle {
 public:
  static SearchHandle from_digits(nb::typed<nb::object, Layout> layout, const nb::bytes& digits,
                                  std::optional<std::uint64_t> seed) {
    const auto& geometry = nb::cast<const Layout&>(layout);
    const auto cells = checked(digits, geometry.cell_count(), geometry.size());
    return {std::move(layout), geometry, Search::from_digits(geometry, cells, seed)};
  }
  static SearchHandle from_masks(nb::typed<nb::object, Layout> layout, const nb::bytes& masks,
                                 std::optional<std::uint64_t> seed) {
    const auto& geometry = nb::cast<const Layout&>(layout);
    const int width = (geometry.size() + 7) / 8;
    const auto cells = checked(masks, geometry.cell_count() * width, 255);
    return {std::move(layout), geometry, Search::from_masks(geometry, cells, seed)};
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
  [[nodiscard]] const nonet::SearchStatistics& statistics() const { return search_->statistics(); }
  [[nodiscard]] double fraction() const { return search_->fraction(); }

 private:
  SearchHandle(nb::object keep_alive, const Layout& layout, std::unique_ptr<Search> search)
      : keep_alive_(std::move(keep_alive)), layout_(layout), search_(std::move(search)) {}

  nb::object keep_alive_;
  const Layout& layout_;
  std::unique_ptr<Search> search_;
};

}  // namespace

void bind_search(nb::module_& module) {
  nb::enum_<Outcome>(module, "Outcome", "How a slice of a search ended.")
      .value("FOUND", Outcome::found)
      .value("EXHAUSTED", Outcome::exhausted)
      .value("PAUSED", Outcome::paused);

  nb::class_<SearchHandle>(module, "Search", "Depth-first search for the solutions of one grid.")
      .def_static("from_digits", &SearchHandle::from_digits, nb::arg("layout"), nb::arg("digits"),
                  nb::arg("seed") = nb::none(),
                  "Start from the digits of all cells, a byte each, 0 where the cell is empty.")
      .def_static("from_masks", &SearchHandle::from_masks, nb::arg("layout"), nb::arg("masks"),
                  nb::arg("seed") = nb::none(),
                  "Start from candidates: ceil(size / 8) bytes a cell, digit 1 lowest.")
      .def("count", &SearchHandle::count, nb::arg("limit"), nb::arg("seconds"),
           nb::arg("nodes"),
           "Search until so many solutions or nodes there were in all, or for so many seconds.")
      .def("solution", &SearchHandle::solution, "Digits of the solution found last.")
      .def_prop_ro("found", [](const SearchHandle& s) { return s.statistics().found; })
      .def_prop_ro("nodes", [](const SearchHandle& s) { return s.statistics().nodes; })
      .def_prop_ro("guesses", [](const SearchHandle& s) { return s.statistics().guesses; })
      .def_prop_ro("depth", [](const SearchHandle& s) { return s.statistics().depth; })
      .def_prop_ro("max_depth", [](const SearchHandle& s) { return s.statistics().max_depth; })
      .def_prop_ro("fraction", &SearchHandle::fraction);
}
