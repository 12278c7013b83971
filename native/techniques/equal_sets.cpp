#include "techniques/equal_sets.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <unordered_set>
#include <utility>

#include "techniques/houses.hpp"

namespace nonet::techniques {
namespace {

// Larger unions than these leave more cells than anyone looks through.
template <int W>
constexpr int most_houses_of_union = W == 2 ? 4 : 2;
// Cells beyond a full set of digits that the larger union may have to itself.
constexpr int most_outies = 2;
// Unions that are put together before what was found has to do: some 10 ms.
constexpr int most_tried = 600'000;
constexpr std::size_t most_kept = 3000;

template <int W>
class EqualSetSearch {
 public:
  explicit EqualSetSearch(const Houses<W>& houses) : houses_(houses) {
    for (int house = 0; house < houses_.count(); ++house) {
      for (int other = 0; other < house; ++other) {
        note(houses_.cells(house) - houses_.cells(other),
             houses_.cells(other) - houses_.cells(house));
      }
    }
  }

  std::vector<EqualSets<W>> find() {
    for (int count = 2; count <= most_houses_of_union<W>; ++count) {
      for (const int other_count : {count - 1, count}) {
        first_.clear();
        second_.clear();
        other_count_ = other_count;
        choose_first({}, 0, count);
      }
    }
    // A house takes about as long to see as two cells.
    std::ranges::stable_sort(found_, {}, [](const EqualSets<W>& sets) {
      return 2 * static_cast<int>(sets.houses.size() + sets.others.size()) + sets.cells.size() +
             sets.other_cells.size();
    });
    if (found_.size() > most_kept) found_.resize(most_kept);
    return std::move(found_);
  }

 private:
  void choose_first(const CellSet<W>& cells, int from, int missing) {
    if (missing == 0) {
      for (int house = 0; house < houses_.count(); ++house) {
        outside_[at(house)] = (houses_.cells(house) - cells).size();
      }
      tried_ += houses_.count();
      const bool is_equal = at(other_count_) == first_.size();
      for (const int own : first_) outside_[at(own)] = houses_.size() + 1;
      choose_second(cells, {}, is_equal ? first_.front() + 1 : 0, other_count_,
                    is_equal ? most_apart() : most_outies);
      return;
    }
    for (int house = from; house < houses_.count() && tried_ < most_tried; ++house) {
      if (houses_.cells(house).intersects(cells)) continue;
      first_.push_back(static_cast<std::uint8_t>(house));
      choose_first(cells | houses_.cells(house), house + 1, missing - 1);
      first_.pop_back();
    }
  }
  // `room`: for further cells outside the first union.
  void choose_second(const CellSet<W>& cells, const CellSet<W>& others, int from, int missing,
                     int room) {
    if (missing == 0) {
      keep(cells, others);
      return;
    }
    for (int house = from; house < houses_.count(); ++house) {
      const int outside = outside_[at(house)];
      if (outside > room || houses_.cells(house).intersects(others)) continue;
      ++tried_;
      second_.push_back(static_cast<std::uint8_t>(house));
      choose_second(cells, others | houses_.cells(house), house + 1, missing - 1, room - outside);
      second_.pop_back();
    }
  }

  void keep(const CellSet<W>& cells, const CellSet<W>& others) {
    const CellSet<W> apart = cells - others;
    const CellSet<W> other_apart = others - cells;
    if (apart.empty() || is_basic_fish() || !are_close(others, cells) ||
        is_composed(apart.size()) || has_house(apart) || has_house(other_apart))
      return;
    if (!note(apart, other_apart)) return;
    found_.push_back({first_, second_, apart, other_apart,
                      static_cast<int>(first_.size()) - static_cast<int>(second_.size())});
  }
  // Of as many houses, at most half of the cells, and no more than a ring has.
  [[nodiscard]] int most_apart() const {
    return std::min(2 * (houses_.size() - 1), other_count_ * houses_.size() / 2);
  }
  // Whether each house of one union shares most of its cells with the other one, and no house of
  // that one has just a few in common with the first.
  [[nodiscard]] bool are_close(const CellSet<W>& others, const CellSet<W>& cells) const {
    const int least = least_shared(first_, others);
    const int other_least = least_shared(second_, cells);
    const int size = houses_.size();
    return 2 * std::max(least, other_least) > size && 2 * std::min(least, other_least) >= size - 1;
  }
  // Whether two houses and two others have few cells apart, and fewer than all of them.
  [[nodiscard]] bool is_composed(int apart) const {
    const int most = std::min(apart - 1, 2 * houses_.size() / 3);
    for (std::size_t i = 0; i + 1 < first_.size() && first_.size() > 2; ++i) {
      for (std::size_t j = i + 1; j < first_.size(); ++j) {
        const CellSet<W> cells = houses_.cells(first_[i]) | houses_.cells(first_[j]);
        for (std::size_t k = 0; k + 1 < second_.size(); ++k) {
          for (std::size_t l = k + 1; l < second_.size(); ++l) {
            const CellSet<W> others = houses_.cells(second_[k]) | houses_.cells(second_[l]);
            if ((cells - others).size() <= most) return true;
          }
        }
      }
    }
    return false;
  }
  [[nodiscard]] int least_shared(const std::vector<std::uint8_t>& of,
                                 const CellSet<W>& with) const {
    int least = houses_.size();
    for (const int house : of) least = std::min(least, (houses_.cells(house) & with).size());
    return least;
  }
  [[nodiscard]] bool is_basic_fish() const {
    const auto is_line = [&](int house) { return houses_.is_line(house); };
    return std::ranges::all_of(first_, is_line) && std::ranges::all_of(second_, is_line);
  }
  // Without it there is less to look at.
  [[nodiscard]] bool has_house(const CellSet<W>& cells) const {
    for (int house = 0; house < houses_.count(); ++house) {
      if (houses_.cells(house).within(cells)) return true;
    }
    return false;
  }
  // Whether two sets are new.
  bool note(const CellSet<W>& cells, const CellSet<W>& others) {
    const std::uint64_t a = digest(cells);
    const std::uint64_t b = digest(others);
    return seen_.insert(a < b ? 31 * a + b : 31 * b + a).second;
  }
  static std::uint64_t digest(const CellSet<W>& cells) {
    std::uint64_t found = 0;
    for (const int cell : cells) found = (found + at(cell) + 1) * 0x9E3779B97F4A7C15;
    return found;
  }

  const Houses<W>& houses_;
  int other_count_ = 0;
  int tried_ = 0;
  std::vector<std::uint8_t> first_;
  std::vector<std::uint8_t> second_;
  std::array<int, at(most_houses<W>)> outside_{};  // the first union, of each house
  std::unordered_set<std::uint64_t> seen_;
  std::vector<EqualSets<W>> found_;
};

}  // namespace

template <int W>
std::vector<EqualSets<W>> equal_sets(const Houses<W>& houses) {
  return EqualSetSearch<W>(houses).find();
}

template std::vector<EqualSets<2>> equal_sets(const Houses<2>&);
template std::vector<EqualSets<10>> equal_sets(const Houses<10>&);

}  // namespace nonet::techniques
