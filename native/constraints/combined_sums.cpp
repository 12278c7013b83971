#include "constraints/combined_sums.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

#include "constraints/cell_sets.hpp"

namespace nonet {
namespace {

constexpr std::size_t most_sums = 100;
// With all of them little killers make a third less nodes in twice the time a node; with these a
// fifth less at no cost.
constexpr int most_slack = 15;

// Kinds of houses that part the grid: rows, columns and, where there are such, regions.
std::vector<std::vector<int>> partitions_of(const Layout& layout) {
  const int size = layout.size();
  std::vector<std::vector<int>> found;
  for (int first = 0; first + size <= layout.house_count(); first += size) {
    std::vector<int> part_of(static_cast<std::size_t>(layout.cell_count()), -1);
    for (int part = 0; part < size; ++part) {
      for (int i = 0; i < size; ++i) {
        part_of[static_cast<std::size_t>(layout.cell(first + part, i))] = part;
      }
    }
    if (std::ranges::count(part_of, -1) == 0) found.push_back(std::move(part_of));
  }
  return found;
}

struct Candidate {
  CellSet cells;
  int total;
  std::vector<int> counts;  // cells in each part, by partition
  int slack;                // how far the total is from the nearer end of what is possible
  bool is_combined;
};

class Combiner {
 public:
  explicit Combiner(const Layout& layout)
      : size_(layout.size()),
        cell_count_(layout.cell_count()),
        partitions_(partitions_of(layout)) {}

  // Whether it sees no cells that differ.
  [[nodiscard]] bool is_blind() const { return partitions_.empty(); }
  [[nodiscard]] Candidate candidate(const KnownSum& sum) const {
    Candidate found{CellSet(cell_count_, sum.cells), sum.total, {}, 0, false};
    found.counts.assign(partitions_.size() * static_cast<std::size_t>(size_), 0);
    for (std::size_t i = 0; i < partitions_.size(); ++i) {
      for (const int cell : sum.cells) ++found.counts[index(i, part(i, cell))];
    }
    found.slack = slack(found.counts, found.total);
    return found;
  }
  // The two together, if their cells are different ones and they have less freedom so.
  [[nodiscard]] std::optional<Candidate> both(const Candidate& a, const Candidate& b) const {
    if (a.cells.meets(b.cells)) return std::nullopt;
    Candidate found{a.cells, a.total + b.total, a.counts, 0, true};
    found.cells |= b.cells;
    for (std::size_t i = 0; i < b.counts.size(); ++i) found.counts[i] += b.counts[i];
    found.slack = slack(found.counts, found.total);
    if (found.slack >= a.slack + b.slack) return std::nullopt;
    return found;
  }

 private:
  [[nodiscard]] int part(std::size_t partition, int cell) const {
    return partitions_[partition][static_cast<std::size_t>(cell)];
  }
  [[nodiscard]] std::size_t index(std::size_t partition, int part) const {
    return partition * static_cast<std::size_t>(size_) + static_cast<std::size_t>(part);
  }
  [[nodiscard]] int slack(const std::vector<int>& counts, int total) const {
    int least_slack = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < partitions_.size(); ++i) {
      int least = 0;
      int most = 0;
      for (int p = 0; p < size_; ++p) {
        const int count = counts[index(i, p)];
        least += count * (count + 1) / 2;
        most += count * (2 * size_ - count + 1) / 2;
      }
      least_slack = std::min({least_slack, total - least, most - total});
    }
    return least_slack;
  }

  int size_;
  int cell_count_;
  std::vector<std::vector<int>> partitions_;
};

}  // namespace

std::vector<KnownSum> combined_sums(const Layout& layout, const std::vector<KnownSum>& known) {
  std::vector<KnownSum> combined;
  if (known.size() < 2 || known.size() > most_sums) return combined;
  const Combiner combiner(layout);
  if (combiner.is_blind()) return combined;
  std::vector<Candidate> sums;
  for (const KnownSum& sum : known) sums.push_back(combiner.candidate(sum));
  for (;;) {
    std::optional<Candidate> best;
    std::pair<std::size_t, std::size_t> parts;
    int most = 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      for (std::size_t j = i + 1; j < sums.size(); ++j) {
        std::optional<Candidate> both = combiner.both(sums[i], sums[j]);
        if (!both) continue;
        const int gain = sums[i].slack + sums[j].slack - both->slack;
        if (gain <= most) continue;
        most = gain;
        best = std::move(both);
        parts = {i, j};
      }
    }
    if (!best) break;
    sums[parts.first] = std::move(*best);
    sums.erase(sums.begin() + static_cast<std::ptrdiff_t>(parts.second));
  }
  for (const Candidate& sum : sums) {
    if (sum.is_combined && sum.slack <= most_slack)
      combined.push_back({sum.cells.cells(), sum.total});
  }
  return combined;
}

}  // namespace nonet
