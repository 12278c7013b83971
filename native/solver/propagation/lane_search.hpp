#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <utility>
#include <vector>

#include "constraints/kernels/kernels.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/number_lists.hpp"
#include "constraints/program.hpp"
#include "core/stop.hpp"
#include "solver/propagation/cell_weights.hpp"
#include "solver/propagation/decisions.hpp"
#include "solver/search/search.hpp"

namespace nonet {

// Depth-first search on many boards at once, each with a part of the tree: the rules are called for
// all boards together, which takes little longer than for one of them. A board that is done takes a
// part of another one. Until there is a solution it starts again from the top now and then, with
// what it knows of conflicts.
class LaneSearch {
 public:
  using Word = std::uint16_t;

  // From these candidates.
  LaneSearch(const Program<Word>& program, LaneRules rules, CellWeights<Word>& weights,
             const Word* top)
      : program_(program),
        rules_(std::move(rules)),
        rule_cells_(rules_.cells()),
        weights_(weights),
        board_(rules_),
        top_(top, top + board_.cells.size()),
        now_(board_.cells.size()) {
    start_over();
  }

  // From where another search is: `path` has the candidates before each of its decisions and now,
  // one after the other. `share` is that of the tree which a part is.
  struct Step {
    int cell;
    Word digit;
    double share;
  };
  void go_on_from(const Word* path, const std::vector<Step>& steps, double share) {
    Lane& lane = lanes_[0];
    for (const auto& [cell, digit, own] : steps) {
      lane.push(path, cell_count(), {cell, digit, own, static_cast<int>(lane.frames.size())});
      path += cell_count();
    }
    lane.depth = static_cast<int>(steps.size());
    lane.share = share;
    kernels().put_lane(board_, 0, path);
    done_ = 1 - share;
    for (const Step& step : steps) done_ -= step.share;
  }

  Outcome run(const Deadline& deadline, std::uint64_t node_limit, SearchStatistics& statistics) {
    for (;;) {
      if (!solutions_.empty()) {
        ++statistics.found;
        return Outcome::found;
      }
      if (active_ == 0) return Outcome::exhausted;
      if (statistics.nodes >= node_limit || deadline.passed()) return Outcome::paused;
      kernels().sweep_lanes(rules_, board_);
      for (LaneSet left = active_ & board_.dead; left != 0; left &= left - 1) {
        ++statistics.nodes;
        const int number = std::countr_zero(left);
        note_conflict(number);
        go_back(number);
      }
      for (LaneSet left = active_ & ~(board_.dead | board_.changed); left != 0; left &= left - 1) {
        ++statistics.nodes;
        go_on(std::countr_zero(left), statistics);
      }
      if (statistics.found == 0 && solutions_.empty()) maybe_restart();
      share_out(statistics);
    }
  }
  // The solution that was found, until the search goes on without it.
  [[nodiscard]] const std::vector<Word>& solution() const { return solutions_.front(); }
  void drop_solution() { solutions_.pop_front(); }
  // The share of the tree that is done.
  [[nodiscard]] double fraction() const { return done_; }

 private:
  // Conflicts after which it starts again. They say most of what there is to know of the cells;
  // later restarts throw away more work.
  static constexpr std::array<std::uint64_t, 2> restarts{300, 1'200};

  // A part of the tree that is still to be searched: the candidates before a decision, which are
  // kept beside it, without its digit.
  struct Frame {
    int cell;
    Word digit;
    double share;
    int depth;
  };
  struct Lane {
    std::vector<Word> cells;
    std::vector<Frame> frames;
    std::size_t first = 0;  // frame that is still here; other lanes have taken those before
    double share = 0;
    int depth = 0;

    [[nodiscard]] bool is_empty() const { return frames.size() == first; }
    void push(const Word* own, std::size_t count, const Frame& frame) {
      cells.insert(cells.end(), own, own + count);
      frames.push_back(frame);
    }
    void clear() {
      cells.clear();
      frames.clear();
      first = 0;
    }
  };

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] std::size_t cell_count() const { return now_.size(); }
  [[nodiscard]] const Word* cells_of(const Lane& lane, std::size_t frame) const {
    return lane.cells.data() + frame * cell_count();
  }

  void start_over() {
    for (Lane& lane : lanes_) lane.clear();
    lanes_[0].share = 1;
    lanes_[0].depth = 0;
    done_ = 0;
    active_ = 1;
    kernels().put_lane(board_, 0, top_.data());
  }
  void maybe_restart() {
    if (restarts_ == restarts.size() || conflicts_ < restarts[restarts_]) return;
    ++restarts_;
    start_over();
  }

  // What a lane has is done; it goes on with its latest frame.
  void go_back(int number) {
    Lane& lane = lanes_[at(number)];
    done_ += lane.share;
    if (lane.is_empty()) {
      lane.clear();
      active_ &= ~(LaneSet{1} << number);
      return;
    }
    take(number, lane, lane.frames.size() - 1);
    lane.frames.pop_back();
    lane.cells.resize(lane.cells.size() - cell_count());
  }
  void take(int number, const Lane& from, std::size_t frame) {
    const Frame& own = from.frames[frame];
    std::copy_n(cells_of(from, frame), cell_count(), now_.begin());
    now_[at(own.cell)] &= static_cast<Word>(~own.digit);
    lanes_[at(number)].share = own.share;
    lanes_[at(number)].depth = own.depth;
    kernels().put_lane(board_, number, now_.data());
  }
  void note_conflict(int number) {
    ++conflicts_;
    const Lane& lane = lanes_[at(number)];
    const int failed = board_.failed[at(number)];
    const Word* before = nullptr;
    int decided = -1;
    if (!lane.is_empty()) {
      before = cells_of(lane, lane.frames.size() - 1);
      decided = lane.frames.back().cell;
    }
    kernels().take_lane(board_, number, now_.data());
    weights_.add_conflict({.rule = failed < 0 ? std::span<const int>() : rule_cells_[at(failed)],
                           .is_of_houses = failed < 0,
                           .blamed = -1},
                          now_.data(), before, decided);
  }

  // The rules say nothing more: a decision or a solution.
  void go_on(int number, SearchStatistics& statistics) {
    if (split(number, statistics)) return;
    solutions_.push_back(now_);
    go_back(number);
  }
  // Halves what a lane has: it goes on with a digit of a cell, and the rest is a frame. False where
  // every cell has its digit.
  bool split(int number, SearchStatistics& statistics) {
    kernels().take_lane(board_, number, now_.data());
    const Decision<Word> decision = decide<Word>(program_, weights_, now_.data(), nullptr);
    if (decision.cell < 0) return false;
    ++statistics.guesses;
    Lane& lane = lanes_[at(number)];
    lane.share /= 2;
    lane.push(now_.data(), cell_count(), {decision.cell, decision.digit, lane.share, lane.depth});
    statistics.depth = ++lane.depth;
    statistics.max_depth = std::max(statistics.max_depth, statistics.depth);
    const LaneSet bit = LaneSet{1} << number;
    LaneCell& cell = board_.cells[at(decision.cell)];
    for (LaneSet& lanes : cell.digits) lanes &= ~bit;
    cell.digits[at(std::countr_zero(decision.digit))] |= bit;
    return true;
  }

  // Lanes that have nothing to do each take the earliest frame of the lane where that is the
  // largest part. Where no frame is left, lanes are split while rules are still at work on them,
  // the largest part first and each of them once: a sweep takes no longer where more lanes have a
  // part.
  void share_out(SearchStatistics& statistics) {
    LaneSet whole = active_;
    for (LaneSet idle = ~active_; idle != 0;) {
      Lane* from = with_largest_frame();
      if (from == nullptr) {
        if (whole == 0) return;
        const int number = largest_of(whole);
        whole &= ~(LaneSet{1} << number);
        if (!split(number, statistics)) continue;
        from = &lanes_[at(number)];
      }
      take(std::countr_zero(idle), *from, from->first++);
      active_ |= idle & (~idle + 1);
      idle &= idle - 1;
    }
  }
  [[nodiscard]] Lane* with_largest_frame() {
    Lane* found = nullptr;
    for (LaneSet left = active_; left != 0; left &= left - 1) {
      Lane& lane = lanes_[at(std::countr_zero(left))];
      if (lane.is_empty()) continue;
      if (found == nullptr || lane.frames[lane.first].share > found->frames[found->first].share) {
        found = &lane;
      }
    }
    return found;
  }
  [[nodiscard]] int largest_of(LaneSet lanes) const {
    int found = std::countr_zero(lanes);
    for (LaneSet left = lanes & (lanes - 1); left != 0; left &= left - 1) {
      const int lane = std::countr_zero(left);
      if (lanes_[at(lane)].share > lanes_[at(found)].share) found = lane;
    }
    return found;
  }

  const Program<Word>& program_;
  LaneRules rules_;
  NumberLists rule_cells_;
  CellWeights<Word>& weights_;
  LaneBoard board_;
  std::vector<Word> top_;
  std::vector<Word> now_;  // the candidates of the lane at hand
  std::array<Lane, lane_count> lanes_;
  LaneSet active_ = 0;
  std::deque<std::vector<Word>> solutions_;
  std::uint64_t conflicts_ = 0;
  std::size_t restarts_ = 0;
  double done_ = 0;
};

}  // namespace nonet
