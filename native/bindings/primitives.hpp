#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "constraints/primitives.hpp"
#include "core/layout.hpp"

namespace nonet::bindings {

namespace nb = nanobind;

using Fields = nb::typed<nb::tuple, nb::object, nb::ellipsis>;
using NamedPrimitives = std::vector<std::pair<std::string_view, std::vector<Fields>>>;

// Reads primitives as Python has them: the name of a kind, and the fields in their order of all of
// this kind. Whatever does not fit the layout is a ValueError.
class PrimitiveReader {
 public:
  explicit PrimitiveReader(const Layout& layout) : layout_(layout) {}

  void read(const NamedPrimitives& primitives) {
    for (const auto& [kind, rules] : primitives) {
      if (kind == "Relation") {
        read_relations(rules);
      } else {
        for (const nb::tuple& fields : rules) read(kind, fields);
      }
    }
  }
  [[nodiscard]] Primitives found() && { return std::move(found_); }

 private:
  using Cells = std::vector<int>;

  void read(std::string_view kind, const nb::tuple& fields) {
    if (kind == "DistinctDigits") {
      found_.all_different.push_back({cells(fields[0])});
    } else if (kind == "Restriction") {
      found_.restrictions.push_back({cells(fields[0]), set(fields[1])});
    } else if (kind == "DigitSets") {
      found_.digit_sets.push_back({cells(fields[0]), sets(fields[1])});
    } else if (kind == "EqualTotals") {
      read_sum(fields);
    } else if (kind == "Automaton") {
      found_.automata.push_back({cells(fields[0]), machine(fields[1])});
    } else if (kind == "Patterns") {
      read_patterns(fields);
    } else if (kind == "Count") {
      read_count(fields);
    } else if (kind == "EqualDigits") {
      read_same_digits(fields);
    } else if (kind == "DistinctCount") {
      found_.count_distinct.push_back({cell(fields[0]), cells(fields[1])});
    } else if (kind == "Indexed") {
      read_indexed(fields);
    } else if (kind == "Alternatives") {
      Alternatives rule;
      for (const nb::handle choice : fields[0]) rule.choices.push_back(inner(choice));
      found_.alternatives.push_back(std::move(rule));
    } else if (kind == "Negation") {
      found_.negations.push_back({std::make_shared<const Primitives>(inner(fields[0]))});
    } else if (kind == "Quota") {
      read_quota(fields);
    } else {
      throw nb::value_error("an unknown primitive");
    }
  }

  [[nodiscard]] static nb::builtin_exception misfit() {
    return nb::value_error("a primitive does not fit the layout");
  }

  // The primitives of a part, which are read as all others are.
  Primitives inner(nb::handle parts) {
    if (++depth_ > most_depth) throw misfit();
    Primitives outer = std::exchange(found_, Primitives());
    read(nb::cast<NamedPrimitives>(parts));
    --depth_;
    return std::exchange(found_, std::move(outer));
  }

  [[nodiscard]] int cell(nb::handle value) const {
    const int found = nb::cast<int>(value);
    if (found < 0 || found >= layout_.cell_count()) throw misfit();
    return found;
  }
  [[nodiscard]] Cells cells(nb::handle values) const {
    auto found = nb::cast<Cells>(values);
    if (found.empty()) throw misfit();
    for (const int index : found) {
      if (index < 0 || index >= layout_.cell_count()) throw misfit();
    }
    return found;
  }
  [[nodiscard]] int cell_or_none(nb::handle value) const {
    return nb::cast<int>(value) == -1 ? -1 : cell(value);
  }
  void read_indexed(const nb::tuple& fields) {
    Indexed rule{.guard = cell_or_none(fields[0]),
                 .when = set(fields[1]),
                 .index = cell(fields[2]),
                 .cells = {},
                 .value = cell_or_none(fields[4]),
                 .digits = set(fields[5])};
    for (const nb::handle value : fields[3]) rule.cells.push_back(cell_or_none(value));
    const bool is_index = rule.index == rule.value || rule.index == rule.guard;
    const bool is_guard = rule.guard >= 0 && rule.guard == rule.value;
    if (static_cast<int>(rule.cells.size()) != layout_.size() || is_index || is_guard) {
      throw misfit();
    }
    found_.indexed.push_back(std::move(rule));
  }
  [[nodiscard]] int digit(nb::handle value) const {
    const int found = nb::cast<int>(value);
    if (found < 1 || found > layout_.size()) throw misfit();
    return found;
  }
  [[nodiscard]] std::uint64_t set(nb::handle value) const {
    const auto found = nb::cast<std::uint64_t>(value);
    check(found);
    return found;
  }
  void check(std::uint64_t digits) const {
    if (layout_.size() < 64 && digits >> layout_.size() != 0) throw misfit();
  }
  [[nodiscard]] std::vector<std::uint64_t> sets(nb::handle values) const {
    auto found = nb::cast<std::vector<std::uint64_t>>(values);
    std::uint64_t any = 0;
    for (const std::uint64_t digits : found) any |= digits;
    check(any);
    return found;
  }
  // Those with the same Python object as table, such as those of dots, are one.
  void read_relations(const std::vector<Fields>& rules) {
    std::vector<std::pair<PyObject*, std::size_t>> known;
    for (const nb::tuple& fields : rules) {
      const nb::object table(fields[1]);
      auto place = std::ranges::find(known, table.ptr(), &std::pair<PyObject*, std::size_t>::first);
      if (place == known.end()) {
        known.emplace_back(table.ptr(), found_.relations.size());
        place = known.end() - 1;
        found_.relations.push_back({{}, sets(table)});
        if (found_.relations.back().table.size() != static_cast<std::size_t>(layout_.size())) {
          throw misfit();
        }
      }
      const nb::object flat(fields[0]);
      const std::size_t length = nb::len(flat);
      if (length % 2 != 0) throw misfit();
      if (length == 0) continue;
      auto& pairs = found_.relations[place->second].pairs;
      const Cells members = cells(flat);
      for (std::size_t i = 0; i < length; i += 2) pairs.emplace_back(members[i], members[i + 1]);
    }
  }
  void read_sum(const nb::tuple& fields) {
    const auto groups = nb::cast<std::vector<nb::tuple>>(fields[0]);
    using Factors = std::optional<std::vector<std::vector<int>>>;
    const auto factors = nb::cast<Factors>(fields[1]);
    const auto offsets = nb::cast<std::optional<std::vector<int>>>(fields[2]);
    EqualTotals rule;
    rule.totals = nb::cast<std::optional<std::vector<int>>>(fields[3]);
    if (groups.empty() || (factors && factors->size() != groups.size()) ||
        (offsets && offsets->size() != groups.size())) {
      throw misfit();
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
      EqualTotals::Group group;
      const Cells members = nb::cast<Cells>(groups[i]);
      if (factors && (*factors)[i].size() != members.size()) throw misfit();
      group.terms.reserve(members.size());
      for (std::size_t j = 0; j < members.size(); ++j) {
        if (members[j] < 0 || members[j] >= layout_.cell_count()) throw misfit();
        const int factor = factors ? (*factors)[i][j] : 1;
        if (factor < 1 || factor > most_factor) throw misfit();
        group.terms.push_back({members[j], factor});
      }
      if (offsets) group.offset = (*offsets)[i];
      if (group.offset < -most_offset || group.offset > most_offset) throw misfit();
      rule.groups.push_back(std::move(group));
    }
    found_.sums.push_back(std::move(rule));
  }
  void read_count(const nb::tuple& fields) {
    Count rule{cells(fields[0]), digit(fields[1]), {}};
    const auto bits = nb::cast<std::size_t>(fields[2].attr("bit_length")());
    const std::size_t length = std::max(bits, rule.cells.size() + 1) / 8 + 1;
    const auto bytes = nb::cast<nb::bytes>(fields[2].attr("to_bytes")(length, "little"));
    const auto* const data = static_cast<const std::uint8_t*>(bytes.data());
    for (std::size_t k = 0; k <= rule.cells.size(); ++k) {
      rule.counts.push_back((data[k / 8] >> k % 8 & 1) != 0);
    }
    found_.counts.push_back(std::move(rule));
  }
  void read_quota(const nb::tuple& fields) {
    Quota rule;
    for (const nb::handle counted : fields[0]) rule.rules.push_back(inner(counted));
    for (const nb::handle opposite : fields[1]) rule.opposites.push_back(inner(opposite));
    if (rule.rules.empty() || rule.rules.size() != rule.opposites.size()) throw misfit();
    rule.least = nb::cast<int>(fields[2]);
    rule.most = nb::cast<int>(fields[3]);
    found_.quotas.push_back(std::move(rule));
  }
  void read_same_digits(const nb::tuple& fields) {
    EqualDigits rule;
    for (const nb::handle group : fields[0]) {
      rule.groups.push_back(cells(group));
      if (rule.groups.back().size() != rule.groups[0].size()) throw misfit();
    }
    if (rule.groups.empty()) throw misfit();
    found_.same_digits.push_back(std::move(rule));
  }
  // The same Python object is the same table.
  void read_patterns(const nb::tuple& fields) {
    Patterns rule{cells(fields[0]), nullptr};
    auto& known = patterns_[fields[1].ptr()];
    if (!known) known = std::make_shared<PatternRows>(PatternRows{sets(fields[1])});
    if (known->sets.size() % rule.cells.size() != 0) throw misfit();
    rule.rows = known;
    found_.patterns.push_back(std::move(rule));
  }
  // The same Python object is the same machine.
  std::shared_ptr<const Machine> machine(nb::handle value) {
    auto& known = machines_[value.ptr()];
    if (known) return known;
    const auto fields = nb::cast<nb::tuple>(value);
    auto made = std::make_shared<Machine>();
    made->starts = nb::cast<Cells>(fields[0]);
    made->next = nb::cast<std::vector<std::int32_t>>(fields[1]);
    made->accepting = nb::cast<Cells>(fields[2]);
    const auto size = static_cast<std::size_t>(layout_.size());
    made->states = static_cast<int>(made->next.size() / size);
    const auto is_state = [&](int state) { return state >= 0 && state < made->states; };
    if (made->next.size() % size != 0 || made->states > most_states) {
      throw misfit();
    }
    for (const int state : made->starts) {
      if (!is_state(state)) throw misfit();
    }
    for (const int state : made->accepting) {
      if (!is_state(state)) throw misfit();
    }
    for (const int state : made->next) {
      if (state != -1 && !is_state(state)) throw misfit();
    }
    known = std::move(made);
    return known;
  }

  static constexpr int most_depth = 32;
  static constexpr int most_states = 4096;
  static constexpr int most_factor = 1000;
  static constexpr int most_offset = 1'000'000;

  const Layout& layout_;
  Primitives found_;
  std::map<PyObject*, std::shared_ptr<const PatternRows>> patterns_;
  int depth_ = 0;
  std::map<PyObject*, std::shared_ptr<const Machine>> machines_;
};

}  // namespace nonet::bindings
