#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "logic/fruitless.hpp"

namespace nonet::logic {

// What parts of rules left of some candidates of their cells. That depends on nothing else, and
// most of it is asked again after the next step.
class RuleAnswers {
 public:
  using Words = std::span<const std::uint32_t>;

  // A question is the part's number and the candidates of its cells, the answer what is left of
  // them; nothing where the part cannot be obeyed.
  [[nodiscard]] std::optional<Words> find(Words question) const {
    const auto known = first_.find(digest(question));
    if (known == first_.end()) return std::nullopt;
    for (std::size_t at = known->second; at != none; at = entries_[at].next) {
      const Entry& entry = entries_[at];
      if (!std::ranges::equal(words(entry.question, question.size()), question)) continue;
      return words(entry.question + question.size(), entry.size);
    }
    return std::nullopt;
  }
  void insert(Words question, Words answer) {
    if (entries_.size() == most) {
      first_.clear();
      entries_.clear();
      words_.clear();
    }
    const auto [known, is_new] = first_.try_emplace(digest(question), entries_.size());
    entries_.push_back({words_.size(), answer.size(), is_new ? none : known->second});
    known->second = entries_.size() - 1;
    words_.insert(words_.end(), question.begin(), question.end());
    words_.insert(words_.end(), answer.begin(), answer.end());
  }

 private:
  static constexpr std::size_t most = 1 << 17;
  static constexpr std::size_t none = ~std::size_t{0};
  struct Entry {
    std::size_t question;  // in `words_`, and the answer behind it
    std::size_t size;      // of the answer
    std::size_t next;      // with the same digest
  };

  static std::uint64_t digest(Words question) {
    Digest digest;
    for (const std::uint32_t word : question) digest.add(word);
    return digest.value();
  }
  [[nodiscard]] Words words(std::size_t first, std::size_t size) const {
    return {words_.data() + first, size};
  }

  std::unordered_map<std::uint64_t, std::size_t> first_;
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> words_;
};

}  // namespace nonet::logic
