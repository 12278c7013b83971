#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/primitives.hpp"
#include "constraints/trial.hpp"

namespace nonet {

// One of several rules that are counted.
template <class Word>
class CountedRule {
 public:
  virtual ~CountedRule() = default;
  // Its cells, each once and in ascending order.
  [[nodiscard]] virtual const std::vector<int>& cells() const = 0;
  // What it leaves to its cells where it holds, and where it does not; false where it leaves a cell
  // no candidate.
  virtual bool hold(const Board<Word>& board, std::vector<Word>& left) const = 0;
  virtual bool fail(const Board<Word>& board, std::vector<Word>& left) const = 0;
};

// A rule that is nothing but digits allowed in cells: there are thousands of such, so that they
// work without a copy of the candidates.
template <class Word>
class CountedDigits final : public CountedRule<Word> {
 public:
  explicit CountedDigits(const Primitives& rules) : cells_(cells_of(rules)) {
    allowed_.assign(cells_.size(), static_cast<Word>(~Word{0}));
    for (const Restriction& rule : rules.restrictions) {
      for (const int cell : rule.cells) {
        const auto place = std::ranges::lower_bound(cells_, cell) - cells_.begin();
        allowed_[static_cast<std::size_t>(place)] &= static_cast<Word>(rule.digits);
      }
    }
  }

  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  bool hold(const Board<Word>& board, std::vector<Word>& left) const override {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      left[i] = board[cells_[i]] & allowed_[i];
      if (left[i] == 0) return false;
    }
    return true;
  }
  bool fail(const Board<Word>& board, std::vector<Word>& left) const override {
    int breaking = 0;
    std::size_t last = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      left[i] = board[cells_[i]];
      if ((left[i] & ~allowed_[i]) == 0) continue;
      ++breaking;
      last = i;
    }
    if (breaking == 1) left[last] &= static_cast<Word>(~allowed_[last]);
    return breaking > 0;
  }

 private:
  std::vector<int> cells_;
  std::vector<Word> allowed_;
};

// Any other rule: it and its opposite are tried on a copy of the candidates, where they are given.
template <class Word>
class CountedTrial final : public CountedRule<Word> {
 public:
  using Rules = std::unique_ptr<const TrialRules<Word>>;

  CountedTrial(Rules rule, Rules opposite)
      : rule_(std::move(rule)), opposite_(std::move(opposite)) {
    const std::vector<int> none;
    std::ranges::set_union(rule_ ? rule_->cells() : none, opposite_ ? opposite_->cells() : none,
                           std::back_inserter(cells_));
  }

  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  bool hold(const Board<Word>& board, std::vector<Word>& left) const override {
    return try_out(rule_.get(), board, left);
  }
  bool fail(const Board<Word>& board, std::vector<Word>& left) const override {
    return try_out(opposite_.get(), board, left);
  }

 private:
  bool try_out(const TrialRules<Word>* rules, const Board<Word>& board,
               std::vector<Word>& left) const {
    for (std::size_t i = 0; i < cells_.size(); ++i) left[i] = board[cells_[i]];
    if (rules == nullptr) return true;
    Trial<Word> trial(board);
    if (!trial.run(*rules)) return false;
    std::size_t i = 0;
    for (const int cell : rules->cells()) {
      while (cells_[i] != cell) ++i;
      left[i] = trial[cell];
    }
    return true;
  }

  Rules rule_;
  Rules opposite_;
  std::vector<int> cells_;
};

// From `least` to `most` of several rules hold. A candidate stays where, with it, enough of them
// still can, and not too many must (for one of several, that is constructive disjunction).
template <class Word>
class QuotaRule final : public Propagator<Word> {
 public:
  using Rule = std::unique_ptr<const CountedRule<Word>>;

  QuotaRule(std::vector<Rule> rules, int least, int most) : least_(least), most_(most) {
    for (const Rule& rule : rules) {
      cells_.insert(cells_.end(), rule->cells().begin(), rule->cells().end());
      most_cells_ = std::max(most_cells_, rule->cells().size());
    }
    std::ranges::sort(cells_);
    cells_.erase(std::ranges::unique(cells_).begin(), cells_.end());
    for (Rule& rule : rules) {
      Part part{std::move(rule), {}};
      for (const int cell : part.rule->cells()) {
        const auto place = std::ranges::lower_bound(cells_, cell) - cells_.begin();
        part.places.push_back(static_cast<std::size_t>(place));
      }
      parts_.push_back(std::move(part));
    }
  }

  bool propagate(Board<Word>& board) const override {
    Count count(cells_.size());
    for (std::size_t i = 0; i < cells_.size(); ++i) count.left[i] = board[cells_[i]];
    std::vector<Word> held(most_cells_);
    std::vector<Word> broken(most_cells_);
    for (const Part& part : parts_) {
      const bool may_hold = part.rule->hold(board, held);
      const bool may_fail = part.rule->fail(board, broken);
      if (!may_hold && !may_fail) return false;
      count.can += may_hold ? 1 : 0;
      count.must += may_fail ? 0 : 1;
      for (std::size_t i = 0; i < part.places.size(); ++i) {
        const std::size_t at = part.places[i];
        const Word with = may_hold ? held[i] : 0;
        const Word without = may_fail ? broken[i] : 0;
        count.left[at] &= with | without;
        const Word before = board[cells_[at]];
        if (may_hold) add(count.fewer, at, static_cast<Word>(before & ~with));
        if (may_fail) add(count.more, at, static_cast<Word>(before & ~without));
      }
    }
    return count.can >= least_ && count.must <= most_ && apply(count, board);
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }

 private:
  static constexpr std::size_t digits = 8 * sizeof(Word);

  struct Part {
    Rule rule;
    std::vector<std::size_t> places;  // of its cells among all
  };
  struct Count {
    explicit Count(std::size_t cells) : left(cells), fewer(cells * digits), more(cells * digits) {}
    int can = 0;   // rules that can hold
    int must = 0;  // rules that must hold
    std::vector<Word> left;
    std::vector<int> fewer;  // for each candidate how many can no more with it
    std::vector<int> more;   // and how many must
  };

  static void add(std::vector<int>& counts, std::size_t at, Word candidates) {
    for (; candidates != 0; candidates &= static_cast<Word>(candidates - 1)) {
      ++counts[at * digits + static_cast<std::size_t>(std::countr_zero(candidates))];
    }
  }
  bool apply(const Count& count, Board<Word>& board) const {
    for (std::size_t at = 0; at < cells_.size(); ++at) {
      Word left = count.left[at];
      for (Word tried = left; tried != 0; tried &= static_cast<Word>(tried - 1)) {
        const std::size_t one = at * digits + static_cast<std::size_t>(std::countr_zero(tried));
        if (count.can - count.fewer[one] < least_ || count.must + count.more[one] > most_) {
          left &= static_cast<Word>(~lowest_digit(tried));
        }
      }
      if (!board.restrict(cells_[at], left)) return false;
    }
    return true;
  }

  std::vector<Part> parts_;
  std::vector<int> cells_;
  std::size_t most_cells_ = 0;
  int least_;
  int most_;
};

// Whether rules are nothing but digits allowed in cells.
inline bool are_restrictions(const Primitives& rules) {
  const auto& [all_different, restrictions, relations, digit_sets, sums, automata, patterns, counts,
               same_digits, count_distinct, indexed, alternatives, negations, quotas] = rules;
  return !restrictions.empty() && all_different.empty() && relations.empty() &&
         digit_sets.empty() && sums.empty() && automata.empty() && patterns.empty() &&
         counts.empty() && same_digits.empty() && count_distinct.empty() && indexed.empty() &&
         alternatives.empty() && negations.empty() && quotas.empty();
}

// The propagator of a quota; `trial` makes rules that are tried of primitives.
template <class Word, class MakeTrial>
std::shared_ptr<const Propagator<Word>> make_quota(const Quota& quota, const MakeTrial& trial) {
  std::vector<std::unique_ptr<const CountedRule<Word>>> rules;
  for (std::size_t i = 0; i < quota.rules.size(); ++i) {
    const Primitives& rule = quota.rules[i];
    if (are_restrictions(rule)) {
      rules.push_back(std::make_unique<const CountedDigits<Word>>(rule));
    } else {
      const bool is_opposite_needed = quota.most < static_cast<int>(quota.rules.size());
      rules.push_back(std::make_unique<const CountedTrial<Word>>(
          quota.least > 0 ? trial(rule) : nullptr,
          is_opposite_needed ? trial(quota.opposites[i]) : nullptr));
    }
  }
  return std::make_shared<const QuotaRule<Word>>(std::move(rules), quota.least, quota.most);
}

}  // namespace nonet
