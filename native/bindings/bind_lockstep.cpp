#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/module.hpp"
#include "solver/lockstep/batch.hpp"
#include "solver/lockstep/lines.hpp"

namespace nb = nanobind;
namespace lockstep = nonet::lockstep;
using nonet::Deadline;
using nonet::Outcome;

namespace {

using Input = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Output = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Counts = nb::ndarray<std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

constexpr lockstep::ByteTable digits_table = [] {
  lockstep::ByteTable table{};
  table.fill(lockstep::not_allowed);
  table[0] = 0x1FF;
  for (unsigned digit = 1; digit <= 9; ++digit) {
    table[digit] = static_cast<std::uint16_t>(1u << (digit - 1));
  }
  return table;
}();

constexpr lockstep::ByteTable text_table = [] {
  lockstep::ByteTable table{};
  table.fill(lockstep::not_allowed);
  for (const unsigned char blank : {'.', '0', '*', '_'}) table[blank] = 0x1FF;
  for (unsigned digit = 1; digit <= 9; ++digit) {
    table['0' + digit] = static_cast<std::uint16_t>(1u << (digit - 1));
  }
  return table;
}();

lockstep::InstructionSet find_set(const std::string& name) {
  for (const lockstep::InstructionSet& set : lockstep::instruction_sets()) {
    if (set.name == name) return set;
  }
  throw nb::value_error(("this machine has no instruction set " + name).c_str());
}

void check_room(std::size_t bytes, std::size_t rows, std::size_t stride, std::size_t row) {
  if (stride < row || (rows > 0 && bytes < (rows - 1) * stride + row)) {
    throw nb::value_error("a buffer is too small for the rows");
  }
}

// A batch together with the buffers that it reads and writes.
class BatchHandle {
 public:
  BatchHandle(Input rows, std::size_t count, std::size_t stride, const std::string& form,
              std::uint64_t limit, Counts counts, std::optional<Output> first,
              std::optional<Output> second, std::size_t out_stride, bool text_out,
              const std::string& instruction_set, int threads)
      : rows_(std::move(rows)),
        counts_(std::move(counts)),
        first_(std::move(first)),
        second_(std::move(second)) {
    check_room(rows_.size(), count, stride, form == "masks" ? 162 : 81);
    check_room(counts_.size(), count, 1, 1);
    if (first_) check_room(first_->size(), count, out_stride, 81);
    if (second_) check_room(second_->size(), count, out_stride, 81);
    feed_.rows = rows_.data();
    feed_.stride = stride;
    feed_.table = form == "text" ? &text_table : form == "digits" ? &digits_table : nullptr;
    feed_.count = count;
    feed_.limit = limit;
    feed_.first = first_ ? first_->data() : nullptr;
    feed_.second = second_ ? second_->data() : nullptr;
    feed_.out_stride = out_stride;
    feed_.one = text_out ? '1' : 1;
    feed_.counts = counts_.data();
    batch_ = std::make_unique<lockstep::Batch>(feed_, find_set(instruction_set),
                                               std::clamp(threads, 1, 1024));
  }

  Outcome run(double seconds) {
    const nb::gil_scoped_release release;
    return batch_->run(Deadline(seconds));
  }
  [[nodiscard]] std::size_t taken() const { return feed_.taken(); }

 private:
  Input rows_;
  Counts counts_;
  std::optional<Output> first_;
  std::optional<Output> second_;
  lockstep::ArrayFeed feed_;
  std::unique_ptr<lockstep::Batch> batch_;
};

// One grid and room for two solutions, which are kept where no more are counted.
class SingleHandle {
 public:
  SingleHandle(const nb::bytes& puzzle, bool masks, std::uint64_t limit,
               const std::string& instruction_set) {
    const std::size_t length = masks ? 162 : 81;
    if (puzzle.size() != length) throw nb::value_error("expected the cells of a 9 × 9 grid");
    std::copy_n(static_cast<const std::uint8_t*>(puzzle.data()), length, puzzle_.begin());
    feed_.rows = puzzle_.data();
    feed_.table = masks ? nullptr : &digits_table;
    feed_.count = 1;
    feed_.limit = limit;
    feed_.first = limit > 2 ? nullptr : solutions_[0].data();
    feed_.second = limit > 2 ? nullptr : solutions_[1].data();
    feed_.counts = &found_;
    feed_.work = &work_;
    batch_ = std::make_unique<lockstep::Batch>(feed_, find_set(instruction_set), 1);
  }

  Outcome run(double seconds) {
    const nb::gil_scoped_release release;
    return batch_->run(Deadline(seconds));
  }
  [[nodiscard]] std::int64_t found() const { return found_; }
  [[nodiscard]] const lockstep::Work& work() const { return work_; }
  [[nodiscard]] nb::bytes solution(int number) const {
    if (number < 0 || number > 1) throw nb::index_error("expected 0 or 1");
    return nb::bytes(solutions_[static_cast<std::size_t>(number)].data(), 81);
  }

 private:
  std::array<std::uint8_t, 162> puzzle_{};
  std::array<std::array<std::uint8_t, 81>, 2> solutions_{};
  std::int64_t found_ = 0;
  lockstep::Work work_;
  lockstep::ArrayFeed feed_;
  std::unique_ptr<lockstep::Batch> batch_;
};

}  // namespace

void bind_lockstep(nb::module_& module) {
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

  nb::class_<BatchHandle>(module, "Batch", "Many 9 × 9 grids, solved in lockstep.")
      .def(nb::init<Input, std::size_t, std::size_t, const std::string&, std::uint64_t, Counts,
                    std::optional<Output>, std::optional<Output>, std::size_t, bool,
                    const std::string&, int>(),
           nb::arg("rows"), nb::arg("count"), nb::arg("stride"), nb::arg("form"), nb::arg("limit"),
           nb::arg("counts"), nb::arg("first").none(), nb::arg("second").none(),
           nb::arg("out_stride"), nb::arg("text_out"), nb::arg("instruction_set"),
           nb::arg("threads"))
      .def("run", &BatchHandle::run, nb::arg("seconds"))
      .def_prop_ro("taken", &BatchHandle::taken);

  nb::class_<SingleHandle>(module, "Single", "One 9 × 9 grid, solved in lockstep with itself.")
      .def(nb::init<const nb::bytes&, bool, std::uint64_t, const std::string&>(), nb::arg("puzzle"),
           nb::arg("masks"), nb::arg("limit"), nb::arg("instruction_set"))
      .def("run", &SingleHandle::run, nb::arg("seconds"))
      .def_prop_ro("found", &SingleHandle::found)
      .def_prop_ro("nodes", [](const SingleHandle& s) { return s.work().nodes; })
      .def_prop_ro("guesses", [](const SingleHandle& s) { return s.work().guesses; })
      .def_prop_ro("depth", [](const SingleHandle& s) { return s.work().depth; })
      .def("solution", &SingleHandle::solution, nb::arg("number"));
}
