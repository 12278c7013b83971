#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "bindings/web/value.hpp"

namespace nonet::web {

// Reads a value in the marshal format of Python, version 4. An object that occurs several times is
// one Value, as it is one object in Python.
ValuePointer read_marshal(std::span<const std::uint8_t> data);

// Writes values in that format.
class Writer {
 public:
  void none() { byte('N'); }
  void boolean(bool value) { byte(value ? 'T' : 'F'); }
  void integer(std::int64_t value);
  void integer(std::uint64_t value) { large(false, value); }
  void real(double value) {
    byte('g');
    raw(std::bit_cast<std::uint64_t>(value), 8);
  }
  void bytes(const void* data, std::size_t length) { string('s', data, length); }
  void text(std::string_view value) { string('u', value.data(), value.size()); }
  // The items follow.
  void begin_tuple(std::size_t count) { begin('(', count); }
  void begin_list(std::size_t count) { begin('[', count); }

  void append(const Bytes& written) { put(written.data(), written.size()); }
  [[nodiscard]] const Bytes& written() const { return written_; }
  void clear() { written_.clear(); }

 private:
  void byte(char value) { written_.push_back(static_cast<std::uint8_t>(value)); }
  void raw(std::uint64_t value, int length) {
    for (int i = 0; i < length; ++i) written_.push_back(static_cast<std::uint8_t>(value >> 8 * i));
  }
  void put(const void* data, std::size_t length) {
    const auto* const first = static_cast<const std::uint8_t*>(data);
    written_.insert(written_.end(), first, first + length);
  }
  void begin(char kind, std::size_t count) {
    byte(kind);
    raw(count, 4);
  }
  void string(char kind, const void* data, std::size_t length) {
    begin(kind, length);
    put(data, length);
  }
  void large(bool is_negative, std::uint64_t magnitude);

  Bytes written_;
};

}  // namespace nonet::web
