#pragma once

#include <vector>

#include "logic/steps.hpp"
#include "logic/techniques.hpp"
#include "techniques/line_fish.hpp"

namespace nonet::logic {

inline constexpr int smallest_fish = 2;
inline constexpr int largest_fish = 7;

// As many base houses as cover houses of one digit. Every base house takes the digit in one of its
// cells; unless a fin is true, these are different cells, all of them in cover houses, which leaves
// nothing for the rest of the cover houses.
//
//          c1     c2                     B  base houses r1, r2     C  cover houses c1, c2
//     r1   V      V     F   B            V  vertices: candidates of base and cover
//     r2   V      V         B            F  fins: candidates of the base outside the cover;
//          x                                endo-fins: those that two base houses share
//          C      C                      x  eliminations see all fins; vertices that two cover
//                                           houses share go in the same way
//
// Theory and names: HoDoKu, "Fish: General" (https://hodoku.sourceforge.net/en/tech_fishg.php).
template <int W>
struct Fish {
  Technique technique;
  int digit;
  HouseSet base, cover;
  CellSet<W> vertices, fins, endo_fins, eliminations;
};

// The parts of the fish that these houses form for a digit; the caller adds the technique.
template <int W>
Fish<W> fish_of(const State<W>& state, int digit, const HouseSet& base, const HouseSet& cover);

// Adds the groups of a fish to a step: base, cover, vertices, fins, endo-fins.
template <int W>
void describe(const Fish<W>& fish, Step& step);

// Hands fish on as steps, and pairs of fish with one base where siamese ones are asked for.
template <int W>
class FishSteps {
 public:
  FishSteps(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  // True where no more are wanted. A fish with too many fins is dropped. One of a technique that is
  // not asked for may be half of a siamese one.
  bool add(const Fish<W>& fish);
  // Joins the fish with one base that were added since the last call, two of the same technique
  // or a finned and a sashimi one, which make a finned one. The step has the groups of the first
  // fish, and then cover, vertices and fins of the second.
  bool join_siamese();

 private:
  bool join(const Fish<W>& first, const Fish<W>& second);

  const State<W>& state_;
  Steps& steps_;
  std::vector<Fish<W>> kept_;
};

}  // namespace nonet::logic
