#include "solver/search/matching.hpp"

namespace nonet {
namespace {

// A house as a bipartite graph, matched by breadth-first augmenting paths. Positions and digits are
// numbered from 0.
template <int Words>
class Matching {
 public:
  explicit Matching(const Domains<Words>& candidates)
      : candidates_(candidates),
        size_(candidates.layout().size()),
        position_of_(static_cast<std::size_t>(size_)),
        digit_of_(static_cast<std::size_t>(size_)),
        reached_from_(static_cast<std::size_t>(size_)) {
    queue_.reserve(static_cast<std::size_t>(size_));
  }

  [[nodiscard]] bool fills(int house) {
    house_ = house;
    position_of_.assign(position_of_.size(), none);
    digit_of_.assign(digit_of_.size(), none);
    for (int position = 0; position < size_; ++position) {
      if (!augment(position)) return false;
    }
    return true;
  }

 private:
  static constexpr int none = -1;
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  // Gives `start` a digit, moving other positions to other digits along the way.
  bool augment(int start) {
    unreached_ = BitSet<Words>::first(size_);
    queue_.assign(1, start);
    for (std::size_t next = 0; next < queue_.size(); ++next) {
      const int position = queue_[next];
      BitSet<Words> digits =
          candidates_.digits(candidates_.layout().cell(house_, position)) & unreached_;
      unreached_ = unreached_ - digits;
      while (!digits.empty()) {
        const int digit = digits.take_lowest();
        reached_from_[at(digit)] = position;
        if (position_of_[at(digit)] == none) {
          assign_back_from(digit, start);
          return true;
        }
        queue_.push_back(position_of_[at(digit)]);
      }
    }
    return false;
  }

  void assign_back_from(int digit, int start) {
    for (;;) {
      const int position = reached_from_[at(digit)];
      const int previous = digit_of_[at(position)];
      position_of_[at(digit)] = position;
      digit_of_[at(position)] = digit;
      if (position == start) return;
      digit = previous;
    }
  }

  const Domains<Words>& candidates_;
  int size_;
  int house_ = 0;
  std::vector<int> position_of_;   // digit → position, or none
  std::vector<int> digit_of_;      // position → digit, or none
  std::vector<int> reached_from_;  // digit → position that it was reached from
  std::vector<int> queue_;
  BitSet<Words> unreached_;
};

}  // namespace

template <int Words>
bool houses_can_be_filled(const Domains<Words>& candidates) {
  Matching<Words> matching(candidates);
  for (int house = 0; house < candidates.layout().house_count(); ++house) {
    if (!matching.fills(house)) return false;
  }
  return true;
}

template bool houses_can_be_filled<1>(const Domains<1>&);
template bool houses_can_be_filled<2>(const Domains<2>&);

}  // namespace nonet
