#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "generator/generator.hpp"
#include "solver/search/search.hpp"

namespace nonet::generator {
namespace {

// Several times as many attempts as an engine has lanes, so that it always finds a question.
class LockstepWorker final : public Worker, private lockstep::Feed {
 public:
  LockstepWorker(const Request& request, Attempts& attempts, const lockstep::InstructionSet& set)
      : request_(request),
        attempts_(attempts),
        jobs_(static_cast<std::size_t>(4 * set.lanes)),
        digits_(jobs_.size()),
        solutions_(jobs_.size()) {
    rows = digits_.front().data();
    table = &candidates_of;
    interactive = true;
    for (std::size_t job = jobs_.size(); job > 0; --job) free_.push_back(job - 1);
    worker_ = set.make(*this);
  }

  Outcome run(const Deadline& deadline) override {
    deadline_ = &deadline;
    interrupted_ = false;
    const Outcome outcome = worker_->run(deadline);
    return interrupted_ ? Outcome::paused : outcome;
  }

 private:
  struct Job {
    std::optional<Attempt> attempt;
    std::uint64_t number;
  };

  bool next(Range& /*range*/, std::size_t& row) override {
    while (ready_.empty()) {
      if (free_.empty()) return false;
      // Attempts without a question end here, without the engine reading the clock.
      interrupted_ = deadline_->passed();
      if (interrupted_) return false;
      const auto number = attempts_.start();
      if (!number) return false;
      const std::size_t job = free_.back();
      free_.pop_back();
      jobs_[job].number = *number;
      jobs_[job].attempt.emplace(attempts_.make(*number));
      ask(job);
    }
    row = ready_.back();
    ready_.pop_back();
    return true;
  }

  lockstep::Query query(std::size_t row) override {
    const Question& question = jobs_[row].attempt->question();
    return {question.limit, question.wants_solution ? solutions_[row].data() : nullptr, nullptr};
  }

  void finish(std::size_t row, std::int64_t found, const lockstep::Work& /*spent*/) override {
    jobs_[row].attempt->answer(static_cast<std::uint64_t>(found), solutions_[row]);
    ask(row);
  }

  // Makes the job's next question ready, or frees the job.
  void ask(std::size_t job) {
    Attempt& attempt = *jobs_[job].attempt;
    while (!attempt.ended() && attempt.question().at_random) answer_at_random(attempt);
    if (attempt.ended()) attempts_.finish(jobs_[job].number, attempt);
    if (attempt.ended() || !attempts_.matters(jobs_[job].number)) {
      jobs_[job].attempt.reset();
      free_.push_back(job);
      return;
    }
    const Question& question = attempt.question();
    std::array<std::uint8_t, 81>& row = digits_[job];
    std::copy_n(question.digits.begin(), 81, row.begin());
    if (question.cell >= 0) {
      row[static_cast<std::size_t>(question.cell)] =
          static_cast<std::uint8_t>(9 + question.not_digit);
    }
    ready_.push_back(job);
  }

  // A complete grid around given digits, because the lockstep engine is deterministic.
  void answer_at_random(Attempt& attempt) const {
    const Question& question = attempt.question();
    const auto search = Search::from_digits(*request_.layout, question.digits, question.seed);
    std::array<std::uint8_t, 81> solution{};
    const bool found = search->run(Deadline(for_ever)) == Outcome::found;
    if (found) search->write_solution(solution);
    attempt.answer(found ? 1 : 0, solution);
  }

  static constexpr double for_ever = 1e9;
  static constexpr lockstep::ByteTable candidates_of = [] {
    lockstep::ByteTable table{};
    table.fill(lockstep::not_allowed);
    table[0] = 0x1FF;
    for (unsigned digit = 1; digit <= 9; ++digit) {
      table[digit] = static_cast<std::uint16_t>(1u << (digit - 1));
      table[9 + digit] = static_cast<std::uint16_t>(0x1FFu & ~(1u << (digit - 1)));
    }
    return table;
  }();

  const Request& request_;
  Attempts& attempts_;
  std::vector<Job> jobs_;
  std::vector<std::array<std::uint8_t, 81>> digits_;  // 9 + d is any digit but d
  std::vector<std::array<std::uint8_t, 81>> solutions_;
  std::vector<std::size_t> free_;
  std::vector<std::size_t> ready_;
  std::unique_ptr<lockstep::Worker> worker_;
  const Deadline* deadline_ = nullptr;
  bool interrupted_ = false;
};

}  // namespace

std::unique_ptr<Worker> make_lockstep_worker(const Request& request, Attempts& attempts,
                                             const lockstep::InstructionSet& set) {
  return std::make_unique<LockstepWorker>(request, attempts, set);
}

}  // namespace nonet::generator
