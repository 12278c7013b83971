#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bindings/module.hpp"
#include "bindings/primitives.hpp"
#include "core/layout.hpp"
#include "solver/propagation/prepared_rules.hpp"

namespace nb = nanobind;
using namespace nonet;
using nonet::bindings::NamedPrimitives;
using nonet::bindings::PrimitiveReader;

namespace {

// A sampler together with the rules that it refers to.
class SamplerHandle {
 public:
  SamplerHandle(nb::typed<nb::object, PreparedRules> rules, const nb::bytes& digits,
                const std::optional<nb::bytes>& masks, std::uint64_t seed)
      : rules_(std::move(rules)) {
    const auto& prepared = nb::cast<const PreparedRules&>(rules_);
    const auto size = static_cast<std::size_t>(prepared.size());
    const auto marks = masks ? bytes_of(*masks) : std::span<const std::uint8_t>();
    const auto entries = bytes_of(digits);
    const auto cells = static_cast<std::size_t>(prepared.cell_count());
    if (entries.size() != cells ||
        std::ranges::any_of(entries, [size](std::uint8_t digit) { return digit > size; }) ||
        (masks && marks.size() != cells * ((size + 7) / 8))) {
      throw nb::value_error("the puzzle does not fit the layout");
    }
    sampler_ = prepared.sampler(entries, marks, seed);
  }
  Outcome run(double seconds, std::uint64_t count) {
    const nb::gil_scoped_release release;
    return sampler_->run(Deadline(seconds), count);
  }
  [[nodiscard]] const std::vector<double>& logarithms() const { return sampler_->logarithms(); }

 private:
  static std::span<const std::uint8_t> bytes_of(const nb::bytes& data) {
    return {static_cast<const std::uint8_t*>(data.data()), data.size()};
  }

  nb::object rules_;
  std::unique_ptr<SolutionSampler> sampler_;
};

}  // namespace

void bind_constraints(nb::module_& module) {
  nb::class_<PreparedHouses>(module, "Houses", "Houses that rules can be added to.")
      .def(nb::init<const Layout&>(), nb::arg("layout"), nb::keep_alive<1, 2>());
  nb::class_<PreparedRules>(module, "Rules", "Rules beyond houses, ready for the solver.")
      .def(
          "__init__",
          [](PreparedRules* self, const PreparedHouses& houses, const NamedPrimitives& primitives,
             bool with_derived) {
            PrimitiveReader reader(houses.layout());
            reader.read(primitives);
            const nb::gil_scoped_release release;
            new (self) PreparedRules(houses, std::move(reader).found(), with_derived);
          },
          nb::arg("houses"), nb::arg("primitives"), nb::arg("with_derived") = true,
          nb::keep_alive<1, 2>(),
          "From the names of kinds of primitives, each with the fields of its own.");
  nb::class_<SamplerHandle>(module, "SolutionSampler", "Estimates the number of solutions.")
      .def(nb::init<nb::typed<nb::object, PreparedRules>, const nb::bytes&,
                    const std::optional<nb::bytes>&, std::uint64_t>(),
           nb::arg("rules"), nb::arg("digits"), nb::arg("masks").none(), nb::arg("seed"))
      .def("run", &SamplerHandle::run, nb::arg("seconds"), nb::arg("count"),
           "Walk until there are this many walks, or the time has passed.")
      .def_prop_ro("logarithms", &SamplerHandle::logarithms,
                   "Decimal logarithms of what the walks found.");
}
