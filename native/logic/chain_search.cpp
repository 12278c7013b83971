#include "logic/chain_search.hpp"

#include <algorithm>
#include <bit>

namespace nonet::logic {

template <int W>
ChainSearch<W>::ChainSearch(const Links<W>& links, int most_links)
    : links_(&links),
      most_links_(most_links),
      visits_(at(links.count())),
      dead_ends_(at(links.words())) {
  queue_.reserve(at(links.count()));
  for (int node = 0; node < links.count(); ++node) {
    if (links.strong(node).empty()) insert(dead_ends_, node);
  }
}

template <int W>
bool ChainSearch<W>::contains(std::span<const std::uint64_t> row, int node) {
  return (row[at(node / 64)] >> (node % 64) & 1) != 0;
}

template <int W>
void ChainSearch<W>::insert(std::span<std::uint64_t> row, int node) {
  row[at(node / 64)] |= std::uint64_t{1} << (node % 64);
}

template <int W>
void ChainSearch<W>::from(int start) {
  start_ = start;
  queue_.clear();
  on_.assign(at(links_->words()), 0);
  off_ = dead_ends_;
  insert(off_, start);
  follow(-1, start);
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const int on = queue_[next];
    const Visit& visit = visits_[at(on)];
    if (on == start) continue;
    if (visit.length + 2 > most_links_) return;
    const auto row = links_->weak(on);
    for (int word = 0; word < links_->words(); ++word) {
      std::uint64_t left = row[at(word)] & ~off_[at(word)];
      for (; left != 0; left &= left - 1) {
        const int off = 64 * word + std::countr_zero(left);
        if (!is_used(on, (*links_)[off])) follow(on, off);
      }
    }
  }
}

// Goes on from a false node, which the true node `on` made false; −1: it is the start.
template <int W>
void ChainSearch<W>::follow(int on, int off) {
  bool all = true;
  for (const StrongLink& link : links_->strong(off)) {
    if (!contains(on_, link.to)) all = reach(on, off, link) && all;
  }
  // Otherwise another chain may get through here.
  if (all) insert(off_, off);
}

// Whether a node shares a candidate with one of the chain to another node.
template <int W>
bool ChainSearch<W>::is_used(int on, const Node<W>& node) const {
  if (!node.cells.intersects(visits_[at(on)].cells)) return false;
  const auto shares = [&](int used) {
    const Node<W>& other = (*links_)[used];
    return other.digit == node.digit && other.cells.intersects(node.cells);
  };
  for (;;) {
    const Visit& visit = visits_[at(on)];
    if (shares(on) || shares(visit.off_by)) return true;
    if (visit.length == 1) return false;
    on = visit.on_by;
  }
}

// Makes a node true, unless that needs a candidate twice.
template <int W>
bool ChainSearch<W>::reach(int on, int off, const StrongLink& link) {
  const Links<W>& links = *links_;
  const Node<W>& to = links[link.to];
  Visit visit{.cells = to.cells | links[off].cells,
              .on_by = static_cast<std::uint16_t>(on),
              .off_by = static_cast<std::uint16_t>(off),
              .length = 1,
              .grouped = link.set >= 0 || !to.is_candidate || !links[off].is_candidate,
              .set = link.set};
  if (on >= 0) {
    const Visit& before = visits_[at(on)];
    if (!(link.to == start_ && to.is_candidate) && is_used(on, to)) return false;
    visit.cells |= before.cells;
    visit.length = static_cast<std::uint16_t>(before.length + 2);
    visit.grouped = visit.grouped || before.grouped;
  }
  visits_[link.to] = visit;
  insert(on_, link.to);
  queue_.push_back(link.to);
  return true;
}

template <int W>
std::span<const Hop> ChainSearch<W>::chain_to(int end) {
  chain_.clear();
  int on = end;
  for (;;) {
    const Visit& visit = visits_[at(on)];
    chain_.push_back({static_cast<std::uint16_t>(on), visit.set});
    chain_.push_back({visit.off_by, -1});
    if (visit.length == 1) break;
    on = visit.on_by;
  }
  std::ranges::reverse(chain_);
  return chain_;
}

template <int W>
void ChainSearch<W>::write(Step& step, std::span<const Hop> chain) const {
  const Links<W>& links = *links_;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const Node<W>& node = links[chain[i].node];
    const bool is_on = i % 2 == 1;
    const int group = step.add(is_on ? Role::on : Role::off, bit(node.digit), node.cells);
    if (i > 0) step.link(group - 1, group, is_on);
  }
  for (std::size_t i = 1; i < chain.size(); ++i) {
    if (chain[i].set >= 0) write_set(step, chain[i].set, chain[i - 1].node, chain[i].node);
  }
}

template <int W>
void ChainSearch<W>::write_set(Step& step, int number, int from, int to) const {
  const AlmostLockedSet<W>& set = links_->set(number);
  const CellSet<W> cells = set.cells | (*links_)[from].cells | (*links_)[to].cells;
  Mask digits = set.digits;
  for (const int cell : cells - set.cells) digits |= links_->grid().candidates(cell);
  step.add(Role::als, digits, cells);
}

template class ChainSearch<2>;
template class ChainSearch<10>;

}  // namespace nonet::logic
