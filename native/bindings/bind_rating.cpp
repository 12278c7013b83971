#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings/module.hpp"
#include "bindings/steps.hpp"
#include "core/layout.hpp"
#include "rating/rating.hpp"
#include "rating/rows.hpp"

namespace nb = nanobind;
namespace techniques = nonet::techniques;
namespace rating = nonet::rating;
using nonet::Layout;
using nonet::bindings::StepTuple;
using nonet::bindings::StopFlag;

namespace {

// Technique, rating in tenths, step.
using RatedTuple = std::tuple<int, int, StepTuple>;
using Rows = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Ratings = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

class Rater {
 public:
  explicit Rater(const Layout& layout) : houses_(layout, kinds_of(layout)) {}

  std::tuple<int, int, int, rating::RatingEnd, std::vector<RatedTuple>> rate(
      const nb::bytes& givens, const StopFlag& stop) const {
    if (givens.size() != cells) throw nb::value_error("expected a value for each cell");
    rating::Rating rating;
    {
      const std::span digits(static_cast<const std::uint8_t*>(givens.data()), cells);
      const nb::gil_scoped_release release;
      rating = rating::rate(techniques::state_of(houses_, digits), rating::KeepSteps::kept,
                            rating::StopView(&stop.asked));
    }
    std::vector<RatedTuple> steps;
    for (const rating::RatedStep& rated : rating.steps) {
      steps.emplace_back(static_cast<int>(rated.technique), rating::tenths(rated.rating),
                         nonet::bindings::to_tuple(rated.step));
    }
    return {rating.er, rating.ep, rating.ed, rating.end, std::move(steps)};
  }

  void rate_rows(const Rows& rows, const Ratings& ratings, int least, int most, rating::Gem gem,
                 int threads, const StopFlag& stop) const {
    const rating::Wanted wanted{.least = least, .most = most, .gem = gem};
    const std::size_t number = ratings.size() / 3;
    if (rows.size() != number * cells || ratings.size() != 3 * number || threads < 1) {
      throw nb::value_error("expected rows and results of the same number");
    }
    const nb::gil_scoped_release release;
    rating::rate_rows(houses_, {rows.data(), rows.size()}, {ratings.data(), ratings.size()}, wanted,
                      threads, stop.asked);
  }

 private:
  static constexpr std::size_t cells = 81;

  static std::vector<techniques::HouseKind> kinds_of(const Layout& layout) {
    if (layout.size() != 9 || layout.house_count() != 27) {
      throw nb::value_error("expected 9 x 9 cells with boxes");
    }
    std::vector<techniques::HouseKind> kinds(9, techniques::HouseKind::row);
    kinds.insert(kinds.end(), 9, techniques::HouseKind::column);
    kinds.insert(kinds.end(), 9, techniques::HouseKind::box);
    return kinds;
  }

  rating::Houses houses_;
};

}  // namespace

void bind_rating(nb::module_& module) {
  module.def(
      "rated_techniques", [] { return nonet::bindings::listed(rating::technique_names); },
      "Names of the techniques of the rating scale; elsewhere they are numbers, in this order.");
  nb::enum_<rating::RatingEnd>(module, "RatingEnd", "How the rating of a puzzle ended.")
      .value("SOLVED", rating::RatingEnd::solved)
      .value("STUCK", rating::RatingEnd::stuck)
      .value("REFUSED", rating::RatingEnd::refused)
      .value("STOPPED", rating::RatingEnd::stopped);
  nb::enum_<rating::Gem>(module, "Gem", "Puzzles whose hardest step comes before the first digit.")
      .value("ANY", rating::Gem::any)
      .value("PEARL", rating::Gem::pearl)
      .value("DIAMOND", rating::Gem::diamond);
  nb::class_<Rater>(module, "Rater", "Rates 9 x 9 puzzles by the scale of Sudoku Explainer.")
      .def(nb::init<const Layout&>(), nb::arg("layout"))
      .def("rate", &Rater::rate, nb::arg("givens"), nb::arg("stop"),
           "ER, EP and ED in tenths, how it ended, and the steps: technique, tenths, step.")
      .def("rate_rows", &Rater::rate_rows, nb::arg("rows"), nb::arg("ratings"), nb::arg("least"),
           nb::arg("most"), nb::arg("gem"), nb::arg("threads"), nb::arg("stop"),
           "ER, EP and ED of each row in tenths; for others than wanted what showed that.");
}
