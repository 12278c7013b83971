#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bindings/module.hpp"
#include "core/layout.hpp"
#include "solver/lockstep/lines.hpp"
#include "solver/solver.hpp"

namespace nb = nanobind;
namespace lockstep = nonet::lockstep;
using nonet::Deadline;
using nonet::Layout;
using nonet::Outcome;
using nonet::PreparedRules;
using nonet::RowRequest;
using nonet::RowSolver;
using nonet::Solver;

namespace {

using Input = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Output = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Counts = nb::ndarray<std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

using Limit = std::optional<std::uint64_t>;

std::span<const std::uint8_t> checked(const nb::bytes& data, int length, int largest) {
  const std::span<const std::uint8_t> bytes(static_cast<const std::uint8_t*>(data.data()),
                                            data.size());
  if (bytes.size() != static_cast<std::size_t>(length) ||
      std::ranges::any_of(bytes, [largest](std::uint8_t byte) { return byte > largest; })) {
    throw nb::value_error("the puzzle does not fit the layout");
  }
  return bytes;
}

lockstep::InstructionSet checked_set(std::string_view name) {
  const auto set = lockstep::find_instruction_set(name);
  if (!set) throw nb::value_error("this machine has no such instruction set");
  return *set;
}

// A solver together with the layout that it refers to.
class SolverHandle {
 public:
  SolverHandle(nb::typed<nb::object, Layout> layout, const nb::bytes& digits,
               const std::optional<nb::bytes>& masks, std::optional<std::uint64_t> seed, Limit most,
               std::optional<std::uint64_t> patience, std::string_view instruction_set,
               nb::typed<nb::object, std::optional<PreparedRules>> rules)
      : keep_alive_(std::move(layout)),
        rules_(std::move(rules)),
        layout_(nb::cast<const Layout&>(keep_alive_)),
        solver_(layout_,
                {.digits = checked_digits(digits),
                 .masks = masks ? checked(*masks, layout_.cell_count() * mask_bytes(), 255)
                                : std::span<const std::uint8_t>()},
                {.seed = seed,
                 .most = most.value_or(nonet::unlimited),
                 .patience = patience,
                 .instruction_set = checked_set(instruction_set),
                 .rules = rules_.is_none() ? nullptr : nb::cast<const PreparedRules*>(rules_)}) {}

  // A limit that is missing is no limit: it is handed over more quickly than a large number.
  Outcome run(double seconds, Limit solutions, Limit conflicts, Limit nodes) {
    const nb::gil_scoped_release release;
    return solver_.run(Deadline(seconds), {.solutions = solutions.value_or(nonet::unlimited),
                                           .nodes = nodes.value_or(nonet::unlimited),
                                           .conflicts = conflicts.value_or(nonet::unlimited)});
  }
  [[nodiscard]] nb::bytes solution() const {
    if (solver_.found() == 0) throw nb::value_error("no solution was found yet");
    std::uint8_t digits[nonet::max_size * nonet::max_size];
    const auto length = static_cast<std::size_t>(layout_.cell_count());
    solver_.write_solution({digits, length});
    return nb::bytes(digits, length);
  }
  void exclude(const nb::bytes& digits) {
    if (solver_.engine() != "learning" && (solver_.engine() != "search" || solver_.found() > 1)) {
      throw nb::value_error("a solution can be excluded while learning, or before it");
    }
    const auto cells = checked_digits(digits);
    const nb::gil_scoped_release release;
    solver_.exclude(cells);
  }
  void assume(const nb::bytes& digits) { solver_.assume(checked_digits(digits)); }
  [[nodiscard]] const Solver& get() const { return solver_; }

 private:
  [[nodiscard]] int mask_bytes() const { return (layout_.size() + 7) / 8; }
  [[nodiscard]] std::span<const std::uint8_t> checked_digits(const nb::bytes& digits) const {
    return checked(digits, layout_.cell_count(), layout_.size());
  }

  nb::object keep_alive_;
  nb::object rules_;
  const Layout& layout_;
  Solver solver_;
};

void check_room(std::size_t bytes, std::size_t rows, std::size_t stride, std::size_t row) {
  if (stride < row || (rows > 0 && bytes < (rows - 1) * stride + row)) {
    throw nb::value_error("a buffer is too small for the rows");
  }
}

// A solver of rows together with the buffers that it reads and writes.
class RowSolverHandle {
 public:
  RowSolverHandle(Input rows, std::size_t count, std::size_t stride, RowRequest::Form form,
                  std::uint64_t limit, Counts counts, std::optional<Output> first,
                  std::optional<Output> second, std::size_t out_stride, bool text_out,
                  std::string_view instruction_set, int threads)
      : rows_(std::move(rows)),
        counts_(std::move(counts)),
        first_(std::move(first)),
        second_(std::move(second)) {
    check_room(rows_.size(), count, stride, form == RowRequest::Form::masks ? 162 : 81);
    check_room(counts_.size(), count, 1, 1);
    if (first_) check_room(first_->size(), count, out_stride, 81);
    if (second_) check_room(second_->size(), count, out_stride, 81);
    solver_.emplace(RowRequest{.rows = rows_.data(),
                               .count = count,
                               .stride = stride,
                               .form = form,
                               .limit = limit,
                               .counts = counts_.data(),
                               .first = first_ ? first_->data() : nullptr,
                               .second = second_ ? second_->data() : nullptr,
                               .out_stride = out_stride,
                               .text_out = text_out},
                    checked_set(instruction_set), threads);
  }

  Outcome run(double seconds) {
    const nb::gil_scoped_release release;
    return solver_->run(Deadline(seconds));
  }
  [[nodiscard]] std::size_t taken() const { return solver_->taken(); }

 private:
  Input rows_;
  Counts counts_;
  std::optional<Output> first_;
  std::optional<Output> second_;
  std::optional<RowSolver> solver_;
};

void bind_rows(nb::module_& module) {
  module.def(
      "instruction_sets",
      [] {
        std::vector<std::pair<std::string, int>> sets;
        for (const lockstep::InstructionSet& set : lockstep::instruction_sets()) {
          sets.emplace_back(std::string(set.name), set.lanes);
        }
        return sets;
      },
      "Names and lanes of the instruction sets that this machine can run, the fastest first.");
  module.def(
      "all_lines_of_81",
      [](const nb::bytes& text) {
        return lockstep::all_lines_of_81(
            {static_cast<const std::uint8_t*>(text.data()), text.size()});
      },
      nb::arg("text"), "Whether a text is nothing but lines of 81 characters, each one word.");
  module.def(
      "count_givens",
      [](const Input& text, const Output& found) {
        check_room(text.size(), found.size(), 81, 81);
        const nb::gil_scoped_release release;
        lockstep::count_givens({text.data(), 81 * found.size()}, found.data());
      },
      nb::arg("text"), nb::arg("found"),
      "Write the number of givens of each row of 81 characters; 255 where it is no puzzle.");

  nb::enum_<RowRequest::Form>(module, "RowForm", "What the bytes of a row are.")
      .value("DIGITS", RowRequest::Form::digits)
      .value("TEXT", RowRequest::Form::text)
      .value("MASKS", RowRequest::Form::masks);
  nb::class_<RowSolverHandle>(module, "RowSolver", "Solves many 9 × 9 grids in lockstep.")
      .def(nb::init<Input, std::size_t, std::size_t, RowRequest::Form, std::uint64_t, Counts,
                    std::optional<Output>, std::optional<Output>, std::size_t, bool,
                    std::string_view, int>(),
           nb::kw_only(), nb::arg("rows"), nb::arg("count"), nb::arg("stride"), nb::arg("form"),
           nb::arg("limit"), nb::arg("counts"), nb::arg("first").none(), nb::arg("second").none(),
           nb::arg("out_stride"), nb::arg("text_out"), nb::arg("instruction_set"),
           nb::arg("threads"))
      .def("run", &RowSolverHandle::run, nb::arg("seconds"))
      .def_prop_ro("taken", &RowSolverHandle::taken, "Rows that were taken up so far.");
}

}  // namespace

void bind_solver(nb::module_& module) {
  using Self = SolverHandle;
  nb::class_<Self>(module, "Solver", "The solutions of one grid, one after the other.")
      .def(
          nb::init<nb::typed<nb::object, Layout>, const nb::bytes&, const std::optional<nb::bytes>&,
                   std::optional<std::uint64_t>, Limit, std::optional<std::uint64_t>,
                   std::string_view, nb::typed<nb::object, std::optional<PreparedRules>>>(),
          nb::arg("layout"), nb::arg("digits"), nb::arg("masks").none(), nb::arg("seed").none(),
          nb::arg("most").none(), nb::arg("patience").none(), nb::arg("instruction_set"),
          nb::arg("rules").none() = nb::none(),
          "From digits, a byte a cell, 0 where it is empty, and perhaps candidates, "
          "ceil(size / 8) bytes a cell, digit 1 lowest.")
      .def("run", &Self::run, nb::arg("seconds"), nb::arg("solutions").none(),
           nb::arg("conflicts").none(), nb::arg("nodes").none(),
           "Work for `seconds` or up to a limit: solutions, conflicts of learning, nodes of search "
           "in all. FOUND if it is that of the solutions.")
      .def("solution", &Self::solution, "Digits of the solution found last.")
      .def("exclude", &Self::exclude, nb::arg("digits"),
           "Count a solution found elsewhere, which does not come again; learning goes on from "
           "there.")
      .def("assume", &Self::assume, nb::arg("digits"),
           "Ask from now on whether these digits can all be right, 0 for none.")
      .def(
          "core", [](const Self& s) { return s.get().core(); },
          "Cells of assumed digits that cannot, after EXHAUSTED.")
      .def_prop_ro(
          "engine", [](const Self& s) { return s.get().engine(); },
          "What is at work: lockstep, search or learning.")
      .def_prop_ro(
          "can_learn", [](const Self& s) { return s.get().can_learn(); },
          "Whether the grid is small enough for learning.")
      .def_prop_ro("found", [](const Self& s) { return s.get().found(); })
      .def_prop_ro("nodes", [](const Self& s) { return s.get().statistics().nodes; })
      .def_prop_ro("guesses", [](const Self& s) { return s.get().statistics().guesses; })
      .def_prop_ro("max_depth", [](const Self& s) { return s.get().statistics().max_depth; })
      .def_prop_ro("conflicts", [](const Self& s) { return s.get().conflicts(); })
      .def_prop_ro("depth", [](const Self& s) { return s.get().depth(); })
      .def_prop_ro("fraction", [](const Self& s) { return s.get().fraction(); });
  bind_rows(module);
}
