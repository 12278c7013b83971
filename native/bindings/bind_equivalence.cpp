#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "bindings/module.hpp"
#include "equivalence/canonical.hpp"

namespace nb = nanobind;
using nonet::Canonicaliser;

namespace {

using Input = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Output = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Counts = nb::ndarray<std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

template <int Side>
void write_forms(const Input& grids, const Output& forms, const Counts& automorphisms) {
  constexpr std::size_t cells = Canonicaliser<Side>::cell_count;
  const std::size_t count = grids.size() / cells;
  if (grids.size() != count * cells || forms.size() != grids.size() ||
      automorphisms.size() != count) {
    throw nb::value_error("the buffers do not hold the same number of grids");
  }
  const std::span<const std::uint8_t> digits(grids.data(), grids.size());
  if (std::ranges::any_of(digits, [](std::uint8_t digit) { return digit > Side * Side; })) {
    throw nb::value_error("a digit is too large");
  }
  const nb::gil_scoped_release release;
  nonet::canonical_forms<Side>(digits, {forms.data(), forms.size()}, {automorphisms.data(), count});
}

void canonical_forms(int box_side, const Input& grids, const Output& forms,
                     const Counts& automorphisms) {
  switch (box_side) {
    case 2:
      return write_forms<2>(grids, forms, automorphisms);
    case 3:
      return write_forms<3>(grids, forms, automorphisms);
    default:
      throw nb::value_error("expected boxes of 2 × 2 or 3 × 3");
  }
}

}  // namespace

void bind_equivalence(nb::module_& module) {
  module.def("canonical_forms", &canonical_forms, nb::arg("box_side"), nb::arg("grids"),
             nb::arg("forms"), nb::arg("automorphisms"),
             "Write the canonical form and the number of automorphisms of each grid: digits a "
             "byte each, 0 where empty, one grid after the other.");
}
