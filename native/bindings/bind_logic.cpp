#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "bindings/module.hpp"
#include "bindings/primitives.hpp"
#include "bindings/steps.hpp"
#include "core/layout.hpp"
#include "logic/grade.hpp"
#include "logic/walk.hpp"

namespace nb = nanobind;
namespace logic = nonet::logic;
namespace techniques = nonet::techniques;
using nonet::Layout;
using nonet::bindings::listed;
using nonet::bindings::NamedPrimitives;
using nonet::bindings::PrimitiveReader;
using nonet::bindings::StepTuple;
using nonet::bindings::StopFlag;
using nonet::bindings::to_tuple;

namespace {

using Rows = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Counts = nb::ndarray<std::uint16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
// For each entry the number of its level, and that of the last one.
using LevelNumbers = std::pair<std::vector<std::uint8_t>, int>;
using Ends = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

std::span<const std::uint8_t> bytes_of(const nb::bytes& bytes) {
  return {static_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

logic::TechniqueSet set_of(const std::vector<int>& techniques) {
  logic::TechniqueSet set;
  for (const int technique : techniques) {
    if (technique < 0 || technique >= logic::technique_count) {
      throw nb::value_error("no such technique");
    }
    set.insert(technique);
  }
  return set;
}

logic::Order order_of(const std::vector<std::vector<int>>& entries) {
  logic::Order order;
  for (const auto& entry : entries) order.push_back(set_of(entry));
  return order;
}

using NamedRules = std::vector<std::tuple<int, int, NamedPrimitives>>;

logic::Levels levels_of(const LevelNumbers& numbers) { return {numbers.first, numbers.second}; }

class Logic {
 private:
  [[nodiscard]] std::size_t cell_count() const {
    return std::visit(
        [](const auto& houses) { return static_cast<std::size_t>(houses->cell_count()); }, houses_);
  }

  template <class Work>
  auto visit(const nb::bytes& digits, const nb::bytes& givens, const nb::bytes& masks,
             const nb::bytes& solution, Work work) const {
    const std::size_t cells = cell_count();
    if (digits.size() != cells || givens.size() != cells || masks.size() != 4 * cells ||
        (solution.size() != 0 && solution.size() != cells)) {
      throw nb::value_error("expected a value for each cell");
    }
    std::vector<logic::Mask> candidates(cells);
    std::memcpy(candidates.data(), masks.data(), masks.size());
    return std::visit(
        [&](const auto& houses) {
          return work(logic::State(*houses, bytes_of(digits), bytes_of(givens), candidates));
        },
        houses_);
  }

 public:
  Logic(const Layout& layout, const std::vector<int>& kinds, const NamedRules& rules) {
    std::vector<logic::HouseKind> house_kinds;
    for (const int kind : kinds) house_kinds.push_back(static_cast<logic::HouseKind>(kind));
    if (house_kinds.size() != static_cast<std::size_t>(layout.house_count()) ||
        !logic::is_covered(layout)) {
      throw nb::value_error("expected a size of at most 25 and a kind for each house");
    }
    std::vector<techniques::GivenRule> given;
    for (const auto& [number, technique, primitives] : rules) {
      if (technique < 0 || technique >= logic::technique_count) {
        throw nb::value_error("no such technique");
      }
      PrimitiveReader reader(layout);
      reader.read(primitives);
      given.push_back(
          {number, std::move(reader).found(), static_cast<logic::Technique>(technique)});
    }
    houses_ = logic::make_houses(layout, house_kinds, given);
  }

  std::vector<StepTuple> steps(const nb::bytes& digits, const nb::bytes& givens,
                               const nb::bytes& masks, const std::vector<int>& techniques,
                               logic::Options options, const nb::bytes& solution, bool all,
                               const StopFlag& stop) const {
    return visit(digits, givens, masks, solution, [&](const auto& state) {
      options.solution = bytes_of(solution);
      logic::Steps found(all ? logic::Steps::Wanted::all : logic::Steps::Wanted::first,
                         set_of(techniques), options, &stop.asked);
      {
        const nb::gil_scoped_release release;
        find_steps(state, found);
      }
      std::vector<StepTuple> tuples;
      for (const logic::Step& step : found.found) tuples.push_back(to_tuple(step));
      return tuples;
    });
  }

  std::tuple<std::vector<StepTuple>, std::vector<int>, logic::WalkEnd, std::pair<int, int>> walk(
      const nb::bytes& digits, const nb::bytes& givens, const nb::bytes& masks,
      const std::vector<std::vector<int>>& order, logic::Options options, const nb::bytes& solution,
      std::size_t most, const std::vector<std::size_t>& costs, const LevelNumbers& levels,
      const StopFlag& stop) const {
    return visit(digits, givens, masks, solution, [&](const auto& state) {
      options.solution = bytes_of(solution);
      if (!costs.empty() && costs.size() != order.size())
        throw nb::value_error("expected a cost for each entry");
      if (!levels.first.empty() && levels.first.size() != order.size())
        throw nb::value_error("expected a level for each entry");
      const logic::Order entries = order_of(order);
      logic::Walk walked;
      {
        const nb::gil_scoped_release release;
        walked =
            logic::walk(state, logic::Plan<std::remove_cvref_t<decltype(state)>::words>(entries),
                        options, most, &stop.asked, costs, levels_of(levels));
      }
      std::vector<StepTuple> tuples;
      for (const logic::Step& step : walked.steps) tuples.push_back(to_tuple(step));
      return std::tuple{std::move(tuples), std::move(walked.entries), walked.end,
                        std::pair<int, int>{walked.places.fewest, walked.places.narrow}};
    });
  }

  // Rows of givens and their solutions, a byte a cell; rows with an end other than 0 are left out.
  void grade(const Rows& rows, const Rows& solutions, const std::vector<std::vector<int>>& order,
             const LevelNumbers& levels, const logic::Options& options, const Counts& counts,
             const Ends& places, const Ends& ends, int threads, const StopFlag& stop) const {
    const std::size_t cells = cell_count();
    const std::size_t number = ends.size();
    if (rows.size() != number * cells || solutions.size() != rows.size() ||
        counts.size() != number * order.size() || threads < 1 ||
        (!levels.first.empty() &&
         (levels.first.size() != order.size() || places.size() != 2 * number))) {
      throw nb::value_error("expected rows, solutions and results of the same number");
    }
    const logic::Order sets = order_of(order);
    const nb::gil_scoped_release release;
    logic::grade_rows(houses_, sets, levels_of(levels), options,
                      {.givens = {rows.data(), rows.size()},
                       .solutions = {solutions.data(), solutions.size()},
                       .counts = {counts.data(), counts.size()},
                       .places = {places.data(), places.size()},
                       .ends = {ends.data(), ends.size()}},
                      threads, stop.asked);
  }

 private:
  logic::AnyHouses houses_;
};

}  // namespace

void bind_logic(nb::module_& module) {
  module.def(
      "technique_names", [] { return listed(logic::technique_names); },
      "Names of the techniques; elsewhere they are numbers, in this order.");
  module.def(
      "role_names", [] { return listed(logic::role_names); },
      "Names of the parts that groups of candidates play in a step, in the order of their "
      "numbers.");

  nb::enum_<logic::WalkEnd>(module, "WalkEnd", "How a walk towards the solution ended.")
      .value("SOLVED", logic::WalkEnd::solved)
      .value("STUCK", logic::WalkEnd::stuck)
      .value("STOPPED", logic::WalkEnd::stopped)
      .value("UNSOUND", logic::WalkEnd::unsound)
      .value("ENOUGH", logic::WalkEnd::enough);

  nb::class_<StopFlag>(module, "StopFlag", "Ends a search from another thread.")
      .def(nb::init<>())
      .def("ask", [](StopFlag& stop) { stop.asked = true; });

  nb::class_<logic::Options>(module, "LogicOptions", "How the techniques are understood.")
      .def(nb::init<>())
      .def_rw("uniqueness", &logic::Options::uniqueness)
      .def_rw("duals", &logic::Options::duals)
      .def_rw("siamese", &logic::Options::siamese)
      .def_rw("two_cell_empty_rectangle", &logic::Options::two_cell_empty_rectangle)
      .def_rw("incomplete_rectangle", &logic::Options::incomplete_rectangle)
      .def_rw("als_nodes", &logic::Options::als_nodes)
      .def_rw("als_overlap", &logic::Options::als_overlap)
      .def_rw("als_chain_both_ways", &logic::Options::als_chain_both_ways)
      .def_rw("chain_length", &logic::Options::chain_length)
      .def_rw("als_chain_length", &logic::Options::als_chain_length)
      .def_rw("fins", &logic::Options::fins)
      .def_rw("endo_fins", &logic::Options::endo_fins);

  nb::class_<Logic>(module, "Logic", "Human solving techniques on grids of one layout.")
      .def(nb::init<const Layout&, const std::vector<int>&, const NamedRules&>(), nb::arg("layout"),
           nb::arg("kinds"), nb::arg("rules"),
           "Rules beyond houses: the number in the layout, the technique of what it says about its "
           "cells, and its primitives.")
      .def("steps", &Logic::steps, nb::arg("digits"), nb::arg("givens"), nb::arg("masks"),
           nb::arg("techniques"), nb::arg("options"), nb::arg("solution"), nb::arg("all"),
           nb::arg("stop"), "Steps of these techniques: all, or the first.")
      .def(
          "walk", &Logic::walk, nb::arg("digits"), nb::arg("givens"), nb::arg("masks"),
          nb::arg("order"), nb::arg("options"), nb::arg("solution"), nb::arg("most"),
          nb::arg("costs"), nb::arg("levels"), nb::arg("stop"),
          "Steps up to the end, or until those of the entries have cost so much (without costs 1 "
          "each), for each its entry of the order, and how it ended; with the levels of entries at "
          "how many places the hardest steps can be found.")
      .def(
          "grade", &Logic::grade, nb::arg("rows"), nb::arg("solutions"), nb::arg("order"),
          nb::arg("levels"), nb::arg("options"), nb::arg("counts"), nb::arg("places"),
          nb::arg("ends"), nb::arg("threads"), nb::arg("stop"),
          "How many steps of each entry each row takes, and with the levels of entries at how many "
          "places the hardest can be found.");
}
