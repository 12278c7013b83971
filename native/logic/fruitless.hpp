#pragma once

#include <cstdint>
#include <unordered_map>

#include "logic/techniques.hpp"

namespace nonet::logic {

// Searches that found nothing, and a digest of the candidates that they looked at: they need not be
// made again before one of these is gone.
class FruitlessSearches {
 public:
  // `number`: of the search among those of its technique.
  [[nodiscard]] bool contains(Technique technique, int number, std::uint64_t digest) const {
    const auto known = digests_.find(key(technique, number));
    return known != digests_.end() && known->second == digest;
  }
  void insert(Technique technique, int number, std::uint64_t digest) {
    digests_[key(technique, number)] = digest;
  }

 private:
  static std::uint64_t key(Technique technique, int number) {
    return static_cast<std::uint64_t>(technique) << 32 | static_cast<std::uint32_t>(number);
  }

  std::unordered_map<std::uint64_t, std::uint64_t> digests_;
};

// Of some candidates, one set after the other.
class Digest {
 public:
  void add(std::uint64_t value) {
    value_ = (value_ ^ value) * 0x9E3779B97F4A7C15;
    value_ ^= value_ >> 29;
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0x243F6A8885A308D3;
};

}  // namespace nonet::logic
