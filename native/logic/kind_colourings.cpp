#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "logic/finders.hpp"
#include "logic/kind_links.hpp"
#include "logic/rule_search.hpp"

namespace nonet::logic {
namespace {

constexpr int most_rule_cells = 12;  // of a rule that is tried in each state

// Why a state of a colouring cannot be; or, of one that can be, the house whose digits of a kind it
// settles.
template <int W>
struct Reason {
  enum class What : std::uint8_t { cell, house, rule };
  What what;
  int number;                            // of the cell, the house or the rule
  Mask digits = 0;                       // of a house
  bool is_few = false;                   // these have too few places there
  CellSet<W> own = {};                   // cells of the colouring that count
  CellSet<W> known = {};                 // other cells that count
  std::vector<std::size_t> others = {};  // colourings with a cell of this kind in any case
};

template <int W>
class KindColourings {
 public:
  KindColourings(const State<W>& state, Steps& steps, RuleBoard<W>& board, const Division& division)
      : state_(state),
        houses_(state.houses()),
        steps_(steps),
        board_(board),
        technique_(division.technique),
        masks_(division.kinds),
        links_(state, division) {}

  // True where no more steps are wanted.
  bool find() {
    colourings_ = links_.colourings(steps_);
    if (colourings_.empty()) return false;
    count_pairs();
    std::vector<Fate> fates;
    for (const Colouring<W>& found : colourings_) {
      if (steps_.stopped()) return true;
      fates.push_back(fate_of(found));
      if (look_at_fallen(found, fates.back())) return true;
    }
    if (look_at_houses()) return true;
    for (std::size_t i = 0; i < colourings_.size(); ++i) {
      for (std::size_t kind = 0; kind < masks_.size() && !fates[i].is_said; ++kind) {
        if (steps_.stopped()) return true;
        Reasons reasons = fates[i].fallen;
        if (look_beyond(colourings_[i], kind, fates[i].live, 0, houses_.all(), reasons)) {
          return true;
        }
      }
    }
    return false;
  }

 private:
  using Cells = CellSet<W>;
  using Member = typename Colouring<W>::Member;
  // States, each with its reason.
  using Reasons = std::vector<std::pair<std::size_t, Reason<W>>>;

  // Of two kinds: cells of each colouring that are of one of them in any case.
  void count_pairs() {
    if (masks_.size() > 2) return;
    pairs_.resize(at(houses_.count()));
    Cells counted;
    for (std::size_t i = 0; i < colourings_.size(); ++i) {
      const Colouring<W>& found = colourings_[i];
      if (found.states != 2 || !found.is_live(0) || !found.is_live(1)) continue;
      // A cell counts once.
      if (found.cells.intersects(counted)) continue;
      counted |= found.cells;
      for (int house = 0; house < houses_.count(); ++house) {
        const int first = (found.of[0][0] & houses_.cells(house)).size();
        const int second = (found.of[0][1] & houses_.cells(house)).size();
        if (first != 0 && second != 0) pairs_[at(house)].emplace_back(i, std::min(first, second));
      }
    }
  }

  // What is known of the digits of a kind in a house, in a state of a colouring or without any.
  struct Count {
    Mask digits;
    int cells;
    Reason<W> reason;
  };
  [[nodiscard]] Count count(const Colouring<W>* of, std::size_t state, int house,
                            std::size_t kind) const {
    Count found{masks_[kind] & ~state_.placed(house), 0, {Reason<W>::What::house, house}};
    found.reason.digits = found.digits;
    if (of != nullptr) found.reason.own = of->of[state][kind] & houses_.cells(house);
    for (const int cell : state_.empty(house)) {
      if ((of == nullptr || !of->cells.contains(cell)) &&
          (state_.candidates(cell) & ~masks_[kind]) == 0) {
        found.reason.known.insert(cell);
      }
    }
    found.cells = found.reason.own.size() + found.reason.known.size();
    if (pairs_.empty()) return found;
    for (const auto& [number, cells] : pairs_[at(house)]) {
      if (of != nullptr && colourings_[number].cells.intersects(of->cells)) continue;
      found.reason.others.push_back(number);
      found.cells += cells;
    }
    return found;
  }

  [[nodiscard]] HouseSet houses_of(const Colouring<W>& found) const {
    HouseSet houses;
    for (const int cell : found.cells) houses |= houses_.set_of(cell);
    return houses;
  }

  std::optional<Reason<W>> why_not(const Colouring<W>& found, std::size_t state) {
    if (!found.is_live(state)) return Reason<W>{Reason<W>::What::cell, found.dead[state]};
    for (const bool is_few : {false, true}) {
      for (const int house : houses_of(found)) {
        for (std::size_t kind = 0; kind < masks_.size(); ++kind) {
          auto reason =
              is_few ? too_few(found, state, house, kind) : too_many(found, state, house, kind);
          if (reason) return reason;
        }
      }
    }
    if (auto broken = broken_rule(found, state)) return broken;
    return technique_ == Technique::parity_colouring ? wrong_sum(found, state) : std::nullopt;
  }
  // More cells of a kind in a house than it has digits left for, or fewer.
  std::optional<Reason<W>> too_many(const Colouring<W>& found, std::size_t state, int house,
                                    std::size_t kind) const {
    Count most = count(&found, state, house, kind);
    if (most.reason.own.empty() || most.cells <= std::popcount(most.digits)) return std::nullopt;
    return std::move(most.reason);
  }
  std::optional<Reason<W>> too_few(const Colouring<W>& found, std::size_t state, int house,
                                   std::size_t kind) const {
    Reason<W> reason = std::move(count(&found, state, house, kind).reason);
    Cells lost;
    for (const int cell : state_.empty(house) - reason.own) {
      if ((state_.candidates(cell) & masks_[kind]) == 0) continue;
      (found.cells.contains(cell) ? lost : reason.known).insert(cell);
    }
    const int places = reason.own.size() + reason.known.size();
    if (lost.empty() || places >= std::popcount(reason.digits)) return std::nullopt;
    reason.others.clear();
    reason.is_few = true;
    return reason;
  }
  // Whether a rule alone makes the cells hang together: what it says of itself is for other
  // techniques to find.
  [[nodiscard]] static bool hangs_by(const Colouring<W>& found, int rule) {
    return std::ranges::all_of(found.members, [&](const Member& member) {
      return std::ranges::all_of(member.links,
                                 [&](const KindLink* link) { return link->rule == rule; });
    });
  }
  // A rule that cannot be obeyed with these kinds.
  std::optional<Reason<W>> broken_rule(const Colouring<W>& found, std::size_t state) {
    for (const Rule<W>& rule : houses_.rules().all()) {
      if (rule.centre >= 0 ? !found.cells.contains(rule.centre)
                           : rule.cells.size() > most_rule_cells) {
        continue;
      }
      const Cells own = rule.cells & found.cells;
      if (own.empty() || hangs_by(found, rule.number)) continue;
      for (std::size_t kind = 0; kind < masks_.size(); ++kind) {
        for (const int cell : own& found.of[state][kind]) {
          board_.set(cell, static_cast<RuleWord<W>>(board_.before(cell) & masks_[kind]));
        }
      }
      const bool is_possible = board_.apply(rule);
      board_.restore(rule.cells);
      if (is_possible) continue;
      Reason<W> reason{Reason<W>::What::rule, rule.number};
      reason.known = rule.cells - found.cells;
      return reason;
    }
    return std::nullopt;
  }
  // A sum of cells that are all known to be odd or even.
  std::optional<Reason<W>> wrong_sum(const Colouring<W>& found, std::size_t state) {
    for (const SumRelation& sum : houses_.sum_relations()) {
      if (sum.rule < 0) continue;
      Cells cells;
      int odd = 0;
      for (const auto& [cell, factor] : sum.terms) {
        if (found.cells.contains(cell) && factor % 2 != 0) odd ^= found.of[state][0].contains(cell);
        cells.insert(cell);
      }
      if (!cells.intersects(found.cells) || hangs_by(found, sum.rule)) continue;
      const auto rest =
          links_.parity_without(sum, [&](int cell) { return found.cells.contains(cell); });
      if (!rest || *rest == odd) continue;
      Reason<W> reason{Reason<W>::What::rule, sum.rule};
      reason.known = cells - found.cells;
      return reason;
    }
    return std::nullopt;
  }

  // States that cannot be, and those that can.
  struct Fate {
    Reasons fallen;
    std::vector<std::size_t> live;
    bool is_said = false;  // what the colouring loses by those
  };
  Fate fate_of(const Colouring<W>& found) {
    Fate fate;
    for (std::size_t state = 0; state < found.states; ++state) {
      if (auto reason = why_not(found, state)) {
        fate.fallen.emplace_back(state, std::move(*reason));
      } else {
        fate.live.push_back(state);
      }
    }
    return fate;
  }
  // True where no more steps are wanted.
  bool look_at_fallen(const Colouring<W>& found, Fate& fate) {
    if (fate.fallen.empty()) return false;
    Step& step = steps_.begin(technique_);
    for (const Member& member : found.members) {
      Mask left = 0;
      for (const std::size_t state : fate.live) {
        if (member.kinds[state] >= 0) left |= masks_[at(member.kinds[state])];
      }
      step.eliminate_all(member.cell, state_.candidates(member.cell) & ~left);
    }
    if (step.eliminations.empty()) return false;
    fate.is_said = true;
    write(step, &found, found.cells, fate.fallen);
    return steps_.add();
  }
  // Cells that lose a kind in each state, in houses where all its digits are settled.
  bool look_beyond(const Colouring<W>& found, std::size_t kind,
                   const std::vector<std::size_t>& live, std::size_t number, const Cells& left,
                   Reasons& reasons) {
    if (number == live.size()) {
      Step& step = steps_.begin(technique_);
      for (const int cell : left) step.eliminate_all(cell, state_.candidates(cell) & masks_[kind]);
      if (step.eliminations.empty()) return false;
      Cells needed;
      for (const auto& [state, reason] : reasons) {
        needed |= reason.what == Reason<W>::What::house ? reason.own : found.cells;
      }
      write(step, &found, needed, reasons);
      return steps_.add();
    }
    for (const int house : houses_of(found)) {
      Count most = count(&found, live[number], house, kind);
      if (most.reason.own.empty() || most.cells != std::popcount(most.digits)) continue;
      const Cells beyond = left & losing(most.reason, kind);
      if (beyond.empty()) continue;
      reasons.emplace_back(live[number], std::move(most.reason));
      if (look_beyond(found, kind, live, number + 1, beyond, reasons)) return true;
      reasons.pop_back();
    }
    return false;
  }
  // Cells of a house with a kind that others settle.
  [[nodiscard]] Cells losing(const Reason<W>& reason, std::size_t kind) const {
    Cells cells = state_.empty(reason.number) - reason.own - reason.known;
    for (const std::size_t other : reason.others) cells = cells - colourings_[other].cells;
    Cells found;
    for (const int cell : cells) {
      if ((state_.candidates(cell) & masks_[kind]) != 0) found.insert(cell);
    }
    return found;
  }
  // Houses in which pairs of colours settle all digits of a kind.
  bool look_at_houses() {
    if (pairs_.empty()) return false;
    for (int house = 0; house < houses_.count(); ++house) {
      for (std::size_t kind = 0; kind < masks_.size(); ++kind) {
        Count most = count(nullptr, 0, house, kind);
        if (most.reason.others.empty() || most.cells != std::popcount(most.digits)) continue;
        Step& step = steps_.begin(technique_);
        for (const int cell : losing(most.reason, kind)) {
          step.eliminate_all(cell, state_.candidates(cell) & masks_[kind]);
        }
        if (step.eliminations.empty()) continue;
        Reasons reasons;
        reasons.emplace_back(0, std::move(most.reason));
        write(step, nullptr, {}, reasons);
        if (steps_.add()) return true;
      }
    }
    return false;
  }

  // These cells and those by which their kinds are known.
  [[nodiscard]] static Cells with_links(const Colouring<W>& found, const Cells& needed) {
    Cells cells = needed;
    for (std::size_t i = found.members.size(); i-- > 0;) {
      const Member& member = found.members[i];
      if (!cells.contains(member.cell)) continue;
      for (const KindLink* link : member.links) cells.insert(link->to);
    }
    return cells;
  }

  void write(Step& step, const Colouring<W>* found, const Cells& needed, const Reasons& reasons) {
    rules_.clear();
    Cells known;
    std::vector<std::pair<const Colouring<W>*, Cells>> written;
    if (found != nullptr) written.emplace_back(found, with_links(*found, needed));
    std::vector<std::size_t> others;
    for (const auto& [state, reason] : reasons) {
      for (const std::size_t other : reason.others) {
        if (std::ranges::find(others, other) == others.end()) others.push_back(other);
      }
    }
    for (const std::size_t other : others) {
      Cells cells;
      for (const auto& [state, reason] : reasons) {
        if (std::ranges::find(reason.others, other) == reason.others.end()) continue;
        add_pairs(cells, colourings_[other], reason.number);
      }
      written.emplace_back(&colourings_[other], with_links(colourings_[other], cells));
    }
    for (const auto& [colouring, cells] : written) {
      for (const Member& member : colouring->members) {
        if (!cells.contains(member.cell)) continue;
        for (const KindLink* link : member.links) {
          name_rule(step, link->rule);
          if (link->sum == nullptr) continue;
          for (const auto& term : link->sum->terms) known.insert(term.cell);
        }
      }
    }
    for (const auto& [colouring, cells] : written) {
      const bool is_own = colouring == found;
      for (int colour = 0; colour < colouring->colours; ++colour) {
        const Cells own = colouring->of_colour(colour) & cells;
        const int role = static_cast<int>(is_own ? Role::colour_a : Role::colour_c) + colour;
        if (!own.empty()) step.add(static_cast<Role>(role), candidates_of(own), own);
      }
      for (const int cell : colouring->of_colour(-1) & cells) known.insert(cell);
      known = known - colouring->cells;
    }
    add_known(step, known & state_.empty());
    for (const auto& [state, reason] : reasons) {
      if (found != nullptr) add_assumption(step, *found, state);
      add_reason(step, reason);
    }
  }
  void name_rule(Step& step, int number) {
    if (std::ranges::find(rules_, number) != rules_.end()) return;
    rules_.push_back(number);
    step.add_rule(Role::rule, number);
  }
  [[nodiscard]] Mask candidates_of(const Cells& cells) const {
    Mask digits = 0;
    for (const int cell : cells) digits |= state_.candidates(cell);
    return digits;
  }
  // As many cells of each colour as are in any case of one kind.
  void add_pairs(Cells& cells, const Colouring<W>& found, int house) const {
    const std::array<Cells, 2> own{found.of[0][0] & houses_.cells(house),
                                   found.of[0][1] & houses_.cells(house)};
    const int most = std::min(own[0].size(), own[1].size());
    for (const Cells& colour : own) {
      int left = most;
      for (const int cell : colour) {
        if (left-- > 0) cells.insert(cell);
      }
    }
  }
  void add_known(Step& step, const Cells& cells) {
    for (const int cell : cells) step.add_cell(Role::known, state_.candidates(cell), cell);
  }
  // The kind of each colour.
  void add_assumption(Step& step, const Colouring<W>& found, std::size_t state) {
    for (int colour = 0; colour < found.colours; ++colour) {
      for (const Member& member : found.members) {
        if (member.colour != colour || member.kinds[state] < 0) continue;
        step.add(Role::assumption, masks_[at(member.kinds[state])], Cells{});
        break;
      }
    }
  }
  void add_reason(Step& step, const Reason<W>& reason) {
    switch (reason.what) {
      case Reason<W>::What::cell:
        step.add_cell(Role::conclusion, state_.candidates(reason.number), reason.number);
        break;
      case Reason<W>::What::house:
        step.add_house(reason.is_few ? Role::base : Role::house, reason.number, reason.digits);
        break;
      case Reason<W>::What::rule:
        step.add_rule(Role::rule, reason.number);
        break;
    }
    add_known(step, reason.known & state_.empty());
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  RuleBoard<W>& board_;
  Technique technique_;
  const std::vector<Mask>& masks_;  // of the kinds
  KindLinks<W> links_;
  std::vector<Colouring<W>> colourings_;
  // Of each house: colourings with cells of both colours there, and how many of each at least.
  std::vector<std::vector<std::pair<std::size_t, int>>> pairs_;
  std::vector<int> rules_;  // that the step names
};

}  // namespace

// Colours of kinds of digits: low and high, odd and even, remainders of three, thirds. Where rules
// make the kind of one cell known from that of another one, cells that hang together are of one
// kind each colour, and there are as many states as the first cell has kinds. A state falls where a
// cell has no digit left, a house more or fewer cells of a kind than it has digits for, or a rule
// no digits; what no other state has goes from all cells of the colouring. And a cell beyond goes
// without a kind that in each state others of a house of it have.
//
// Roles: the `rule`s by which cells hang together, `colour_a` to `colour_c` the colours; of other
// colourings with cells that count, `colour_c` and `colour_d`; then for each state an `assumption`
// for each colour, with the digits of its kind, and why it cannot be: the cell (`conclusion`), the
// `house` with the digits of a kind that has too many cells of it or, as `base`, too few, or the
// `rule`; and `known` are other cells that count there.
template <int W>
void find_kind_colourings(const State<W>& state, Steps& steps) {
  if (state.houses().rules().empty()) return;
  RuleBoard<W> board(state);
  for (const Division& division : divisions(state.size())) {
    if (!steps.wants(division.technique)) continue;
    if (KindColourings<W>(state, steps, board, division).find()) return;
  }
}

template void find_kind_colourings(const State<2>&, Steps&);
template void find_kind_colourings(const State<10>&, Steps&);

}  // namespace nonet::logic
