#pragma once

#include <cstdint>
#include <vector>

#include "logic/techniques.hpp"

namespace nonet::logic {

constexpr Candidate candidate_at(int cell, int digit) {
  return {static_cast<std::uint16_t>(cell), static_cast<std::uint8_t>(digit)};
}

// What one candidate makes false by a chain:
//
//     start ──weak── off ──strong── on ──weak── off ──strong── …
//
// where two candidates of a cell, or of a digit in a house, are strongly linked if no third one is
// there. Chains can be read from both ends: if the start makes another candidate false, so does
// that the start. A kraken fish needs the second reading, from its fins to what is eliminated.
template <int W>
class FinChains {
 public:
  explicit FinChains(const State<W>& state);

  // Follows all chains from a candidate, the shorter ones first.
  void follow(Candidate start);

  // Places of a digit that are false if the start is true.
  [[nodiscard]] const CellSet<W>& falsified(int digit) const { return off_[at(digit)]; }
  // Links of the chain to one of them.
  [[nodiscard]] int length(Candidate end) const { return length_[index(end)]; }
  // Adds the chain that begins at the end and makes the start false: a group for each node.
  void describe(Candidate end, Step& step) const;

 private:
  [[nodiscard]] std::size_t index(Candidate candidate) const {
    return at(candidate.cell * state_.size() + candidate.digit);
  }

  void turn_off(Candidate gone, Candidate by);
  void turn_on(Candidate candidate, Candidate by);

  const State<W>& state_;
  std::vector<CellSet<W>> off_, on_;  // by digit
  std::vector<Candidate> off_by_, on_by_;
  std::vector<std::uint16_t> length_;  // of the chain to a candidate that is off
  std::vector<Candidate> queue_;       // candidates that are on
};

}  // namespace nonet::logic
