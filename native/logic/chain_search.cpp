#include "logic/chain_search.hpp"

#include <algorithm>
#include <bit>

namespace nonet::logic {

template <int W>
ChainSearch<W>::ChainSearch(const Links<W>& links, int most_links, int chains_to_each)
    : links_(&links),
      most_links_(most_links),
      chains_to_each_(chains_to_each),
      dead_ends_(at(links.words())) {
  for (int node = 0; node < links.count(); ++node) {
    if (links.strong(node).empty()) insert(dead_ends_, node);
  }
}

template <int W>
void ChainSearch<W>::insert(std::span<std::uint64_t> row, int node) {
  row[at(node / 64)] |= std::uint64_t{1} << (node % 64);
}

template <int W>
void ChainSearch<W>::from(int start) {
  start_ = start;
  chains_.clear();
  newest_.assign(at(links_->count()), none);
  counts_.assign(at(links_->count()), 0);
  off_ = dead_ends_;
  follow(none, start);
  insert(off_, start);
  for (int chain = 0; chain < count(); ++chain) {
    if (length(chain) + 2 > most_links_) return;
    if (end(chain) == start) continue;
    const auto row = links_->weak(end(chain));
    for (int word = 0; word < links_->words(); ++word) {
      std::uint64_t left = row[at(word)] & ~off_[at(word)];
      for (; left != 0; left &= left - 1) {
        const int off = 64 * word + std::countr_zero(left);
        if (!uses(chain, (*links_)[off])) follow(chain, off);
      }
    }
  }
}

// Goes on from a chain, none for the start, through a node that is false by it.
template <int W>
void ChainSearch<W>::follow(int chain, int off) {
  bool all = true;
  for (const StrongLink& link : links_->strong(off)) {
    if (counts_[link.to] < chains_to_each_) extend(chain, off, link);
    all = all && counts_[link.to] >= chains_to_each_;
  }
  // Otherwise another chain may get through here.
  if (all) insert(off_, off);
}

// Whether a node shares a candidate with one of a chain.
template <int W>
bool ChainSearch<W>::uses(int chain, const ChainNode<W>& node) const {
  if (!node.cells.intersects(chains_[at(chain)].cells)) return false;
  const auto shares = [&](int used) {
    const ChainNode<W>& other = (*links_)[used];
    return other.digit == node.digit && other.cells.intersects(node.cells);
  };
  for (; chain != none; chain = chains_[at(chain)].before) {
    if (shares(chains_[at(chain)].end) || shares(chains_[at(chain)].off)) return true;
  }
  return false;
}

// Makes a node true, unless that needs a candidate twice.
template <int W>
void ChainSearch<W>::extend(int chain, int off, const StrongLink& link) {
  const Links<W>& links = *links_;
  const ChainNode<W>& to = links[link.to];
  if (chain != none && !(link.to == start_ && to.is_candidate) && uses(chain, to)) return;
  Chain longer{.cells = to.cells | links[off].cells,
               .before = chain,
               .older = newest_[link.to],
               .set = link.set,
               .off = static_cast<std::uint16_t>(off),
               .end = link.to,
               .length = 1,
               .grouped = link.set >= 0 || !to.is_candidate || !links[off].is_candidate};
  if (chain != none) {
    const Chain& before = chains_[at(chain)];
    longer.cells |= before.cells;
    longer.length = static_cast<std::uint16_t>(before.length + 2);
    longer.grouped = longer.grouped || before.grouped;
  }
  for (int older = longer.older; older != none; older = chains_[at(older)].older) {
    if (chains_[at(older)].cells.within(longer.cells)) return;
  }
  newest_[link.to] = count();
  ++counts_[link.to];
  chains_.push_back(longer);
}

template <int W>
std::span<const Hop> ChainSearch<W>::hops(int chain) {
  hops_.clear();
  for (; chain != none; chain = chains_[at(chain)].before) {
    hops_.push_back({chains_[at(chain)].end, chains_[at(chain)].set});
    hops_.push_back({chains_[at(chain)].off, none});
  }
  std::ranges::reverse(hops_);
  return hops_;
}

template <int W>
void ChainSearch<W>::write(Step& step, std::span<const Hop> hops) const {
  const Links<W>& links = *links_;
  for (std::size_t i = 0; i < hops.size(); ++i) {
    const ChainNode<W>& node = links[hops[i].node];
    const bool is_on = i % 2 == 1;
    const int group = step.add(is_on ? Role::on : Role::off, bit(node.digit), node.cells);
    if (i > 0) step.link(group - 1, group, is_on);
  }
  for (std::size_t i = 1; i < hops.size(); ++i) {
    if (hops[i].set >= 0) write_set(step, hops[i].set, hops[i - 1].node, hops[i].node);
  }
}

template <int W>
void ChainSearch<W>::write_set(Step& step, int number, int from, int to) const {
  const AlmostLockedSet<W>& set = links_->set(number);
  const CellSet<W> cells = set.cells | (*links_)[from].cells | (*links_)[to].cells;
  Mask digits = set.digits;
  for (const int cell : cells - set.cells) digits |= links_->state().candidates(cell);
  step.add(Role::als, digits, cells);
}

template class ChainSearch<2>;
template class ChainSearch<10>;

}  // namespace nonet::logic
