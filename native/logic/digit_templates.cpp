#include "logic/digit_templates.hpp"

namespace nonet::logic {

template <int W>
DigitTemplates<W>::DigitTemplates(const State<W>& state, const Steps& steps, int digit)
    : houses_(state.houses()), steps_(steps) {
  for (int house = 0; house < houses_.count(); ++house) {
    if ((state.placed(house) >> digit & 1) != 0) continue;
    open_.insert(house);
    // To look for the fewest places everywhere is worth its time on large grids only.
    if (W > 2 || house < houses_.size()) chosen_.insert(house);
  }
}

// Each way covers all its cells, and goes through new ones where it can.
template <int W>
CellSet<W> DigitTemplates<W>::possible(const Cells& among, std::int64_t most_placements) {
  found_ = {};
  placements_left_ = most_placements;
  for (const int cell : among) {
    if (!found_.contains(cell)) complete(cell, among, open_);
  }
  return found_;
}

// 2 means two or more.
template <int W>
static int few(CellSet<W> places) {
  if (places.empty()) return 0;
  places.take_lowest();
  return places.empty() ? 1 : 2;
}

template <int W>
bool DigitTemplates<W>::complete(int cell, Cells left, HouseSet open) {
  if (--placements_left_ < 0 || steps_.stopped()) return false;
  left -= houses_.peers(cell);
  for (const int house : houses_.of(cell)) open.remove(house);
  bool done = open.empty();
  if (!done) {
    Cells fewest;
    int size = most_cells<W> + 1;
    for (const int house : open& chosen_) {
      const Cells places = left & houses_.cells(house);
      const int count = W == 2 ? few(places) : places.size();
      if (count >= size) continue;
      fewest = places;
      size = count;
      if (size <= 1) break;
    }
    for (const Cells& next : {fewest - found_, fewest & found_}) {
      for (auto place = next.begin(); place != next.end() && !done; ++place) {
        done = complete(*place, left, open);
        left.remove(*place);
      }
      if (done) break;
    }
  }
  if (done) found_.insert(cell);
  return done;
}

template class DigitTemplates<2>;
template class DigitTemplates<10>;

}  // namespace nonet::logic
