#include <array>
#include <span>
#include <vector>

#include "logic/finders.hpp"
#include "logic/strong_links.hpp"

namespace nonet::logic {
namespace {

template <int W>
struct Cluster {
  std::array<CellSet<W>, 2> colours;
  std::array<CellSet<W>, 2> seen;  // by some cell of the colour

  [[nodiscard]] CellSet<W> cells() const { return colours[0] | colours[1]; }
};

template <int W>
class ColourSearch {
 public:
  ColourSearch(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  void find() {
    using enum Technique;
    for (digit_ = 0; digit_ < state_.size() && !steps_.stopped(); ++digit_) {
      if (!steps_.wants_digit(digit_)) continue;
      make_clusters();
      for (const Cluster<W>& cluster : clusters_) {
        if (steps_.wants(simple_colours_wrap) && find_wrap(cluster)) return;
        if (steps_.wants(simple_colours_trap) && find_trap(cluster)) return;
      }
      for (const Cluster<W>& one : clusters_) {
        for (const Cluster<W>& other : clusters_) {
          if (&one == &other) continue;
          if (steps_.wants(multi_colours_1) && &one < &other && find_multi_colours_1(one, other)) {
            return;
          }
          if (steps_.wants(multi_colours_2) && find_multi_colours_2(one, other)) return;
        }
      }
    }
  }

 private:
  using Cells = CellSet<W>;

  void make_clusters() {
    clusters_.clear();
    const ConjugatePairs<W> pairs(state_, digit_);
    Cells coloured;
    for (const Conjugates& first : pairs.all()) {
      if (coloured.contains(first.cells[0])) continue;
      Cluster<W> cluster;
      cluster.colours[0].insert(first.cells[0]);
      while (spread(cluster, pairs.all())) {
      }
      coloured |= cluster.cells();
      for (const std::size_t colour : {0U, 1U}) {
        for (const int cell : cluster.colours[colour]) cluster.seen[colour] |= houses_.peers(cell);
      }
      clusters_.push_back(cluster);
    }
  }

  // Colours the other cell of each pair that has a colour at one cell; false where all had it.
  static bool spread(Cluster<W>& cluster, std::span<const Conjugates> pairs) {
    const auto before = cluster.colours;
    for (const auto& [house, cells] : pairs) {
      for (const std::size_t colour : {0U, 1U}) {
        for (const std::size_t end : {0U, 1U}) {
          if (cluster.colours[colour].contains(cells[end])) {
            cluster.colours[1 - colour].insert(cells[1 - end]);
          }
        }
      }
    }
    return cluster.colours != before;
  }

  bool find_wrap(const Cluster<W>& cluster) {
    for (const std::size_t colour : {0U, 1U}) {
      const Cells& gone = cluster.colours[colour];
      if (!gone.intersects(cluster.seen[colour])) continue;
      Step& step = steps_.begin(Technique::simple_colours_wrap);
      step.eliminate(gone, digit_);
      add_cluster(step, Role::colour_a, cluster, colour);
      add_house(step, gone, gone);
      if (steps_.add()) return true;
    }
    return false;
  }

  bool find_trap(const Cluster<W>& cluster) {
    const Cells gone =
        (state_.places(digit_) & cluster.seen[0] & cluster.seen[1]) - cluster.cells();
    if (gone.empty()) return false;
    Step& step = steps_.begin(Technique::simple_colours_trap);
    step.eliminate(gone, digit_);
    add_cluster(step, Role::colour_a, cluster, 0);
    return steps_.add();
  }

  // Two colours see each other, so that one of the other two is true; all such pairs at once.
  bool find_multi_colours_1(const Cluster<W>& one, const Cluster<W>& other) {
    Step& step = steps_.begin(Technique::multi_colours_1);
    for (const std::size_t a : {0U, 1U}) {
      for (const std::size_t c : {0U, 1U}) {
        if (!one.colours[a].intersects(other.seen[c])) continue;
        const Cells gone = state_.places(digit_) & one.seen[1 - a] & other.seen[1 - c];
        if (gone.empty()) continue;
        const int from = static_cast<int>(a);
        const int to = 2 + static_cast<int>(c);
        step.eliminate(gone, digit_);
        if (step.groups.empty()) {
          // Linked as a chain, from one of the colours of which one is true to the other.
          add_colours(step, Role::colour_a, one, 0);
          add_colours(step, Role::colour_c, other, 0);
          step.link(1 - from, from, true);
          step.link(from, to, false);
          step.link(to, 5 - to, true);
        } else {
          step.link(from, to, false);
        }
        add_house(step, one.colours[a], other.colours[c]);
      }
    }
    return steps_.add();
  }

  // A colour sees both of another cluster.
  bool find_multi_colours_2(const Cluster<W>& one, const Cluster<W>& other) {
    for (const std::size_t colour : {0U, 1U}) {
      const Cells& gone = one.colours[colour];
      if (!gone.intersects(other.seen[0]) || !gone.intersects(other.seen[1])) continue;
      Step& step = steps_.begin(Technique::multi_colours_2);
      step.eliminate(gone, digit_);
      add_cluster(step, Role::colour_a, one, colour);
      add_cluster(step, Role::colour_c, other, 0);
      for (const std::size_t seen : {0U, 1U}) {
        add_house(step, gone, other.colours[seen]);
      }
      step.link(0, 2, false);
      step.link(3, 0, false);
      if (steps_.add()) return true;
    }
    return false;
  }

  // Both colours, the given one first.
  void add_cluster(Step& step, Role role, const Cluster<W>& cluster, std::size_t first) const {
    const int a = add_colours(step, role, cluster, first);
    step.link(a, a + 1, true);
  }

  // The same without the link between them; gives the first group.
  int add_colours(Step& step, Role role, const Cluster<W>& cluster, std::size_t first) const {
    const Role next = role == Role::colour_a ? Role::colour_b : Role::colour_d;
    const int a = step.add(role, bit(digit_), cluster.colours[first]);
    step.add(next, bit(digit_), cluster.colours[1 - first]);
    return a;
  }

  // The first house in which a cell of the one set sees one of the other set.
  void add_house(Step& step, const Cells& from, const Cells& to) const {
    for (const int cell : from) {
      for (const int house : houses_.of(cell)) {
        Cells others = to & houses_.cells(house);
        others.remove(cell);
        if (others.empty()) continue;
        step.add_house(Role::house, house, bit(digit_));
        return;
      }
    }
  }

  const State<W>& state_;
  const Houses<W>& houses_ = state_.houses();
  Steps& steps_;
  int digit_ = 0;
  std::vector<Cluster<W>> clusters_;
};

}  // namespace

// Colours of one digit. Conjugate pairs that hang together make a cluster with two colours, of
// which one is true in all its cells and the other one in none.
//
//     trap  a place sees both colours: it goes
//     wrap  two cells of a colour see each other: that colour goes
//     multi-colours 1  two clusters have colours that see each other, so that one of the other two
//                      is true: places that see both of those go; for all such pairs of colours
//     multi-colours 2  a colour sees both colours of another cluster: it goes
//
// Roles: a colour each, `colour_a` and `colour_b` of one cluster, `colour_c` and `colour_d` of the
// other one, with a strong link between them; a colour that goes is `colour_a`. For multi-colours
// weak links from colour to colour, and in their order each `house` where cells see each other;
// for a wrap the house with two cells of the colour.
template <int W>
void find_colourings(const State<W>& state, Steps& steps) {
  ColourSearch<W>(state, steps).find();
}

template void find_colourings(const State<2>&, Steps&);
template void find_colourings(const State<10>&, Steps&);

}  // namespace nonet::logic
