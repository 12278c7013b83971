#pragma once

#include <cmath>
#include <concepts>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "bindings/web/instances.hpp"
#include "bindings/web/marshal.hpp"
#include "bindings/web/objects.hpp"

// Values of Python as those of C++, and back; the type says what is expected.
namespace nonet::web {

template <class Type, template <class...> class Template>
inline constexpr bool is_a = false;
template <class... Types, template <class...> class Template>
inline constexpr bool is_a<Template<Types...>, Template> = true;

template <class Type>
inline constexpr bool is_pair_or_tuple = is_a<Type, std::pair> || is_a<Type, std::tuple>;
template <class Type>
inline constexpr bool is_text =
    std::is_same_v<Type, std::string_view> || std::is_same_v<Type, std::string>;
template <class Type>
inline constexpr bool is_array = requires { typename Type::is_array; };
template <class Type>
inline constexpr bool is_object = std::is_base_of_v<nanobind::handle, Type>;
// What is neither of these is a class or a record. A record is nothing but its fields, and travels
// by value.
template <class Type>
inline constexpr bool is_class =
    std::is_class_v<Type> && !is_text<Type> && !is_pair_or_tuple<Type> && !is_array<Type> &&
    !is_object<Type> && !is_a<Type, std::vector> && !is_a<Type, std::optional>;
template <class Type>
inline constexpr bool is_record =
    is_class<Type> && std::is_trivially_copyable_v<Type> && std::is_copy_constructible_v<Type> &&
    std::is_default_constructible_v<Type>;

template <class Record>
inline std::vector<std::function<void(Record&, const ValuePointer&)>> set_fields;

// The same object as a value that keeps it alive.
template <class Class>
nanobind::typed<nanobind::object, Class> kept(nanobind::typed<nanobind::object, Class>*,
                                              const ValuePointer& value) {
  return nanobind::typed<nanobind::object, Class>(make_value(instance_of<Class>(*value)));
}
template <class Class>
nanobind::typed<nanobind::object, std::optional<Class>> kept(
    nanobind::typed<nanobind::object, std::optional<Class>>*, const ValuePointer& value) {
  using Kept = nanobind::typed<nanobind::object, std::optional<Class>>;
  return value->is_none() ? Kept(value) : Kept(make_value(instance_of<Class>(*value)));
}
template <class Object>
Object kept(Object*, const ValuePointer& value) {
  return Object(value);
}

template <std::integral Integer>
Integer integer_from(const Value& value) {
  const auto misfit = [] { return TypeFailure("expected an integer in range"); };
  if (const auto* const truth = std::get_if<bool>(&value.content)) return Integer{*truth};
  if (const auto* const small = std::get_if<std::int32_t>(&value.content)) {
    if (!std::in_range<Integer>(*small)) throw misfit();
    return static_cast<Integer>(*small);
  }
  const auto& large = value.as<LargeInteger>("expected an integer");
  std::uint64_t magnitude = 0;
  for (auto digit = large.digits.rbegin(); digit != large.digits.rend(); ++digit) {
    if (magnitude >> (64 - 15) != 0) throw misfit();
    magnitude = magnitude << 15 | *digit;
  }
  if (large.is_negative) {
    if (magnitude > std::uint64_t{1} << 63) throw misfit();
    const auto number = static_cast<std::int64_t>(0 - magnitude);
    if (!std::in_range<Integer>(number)) throw misfit();
    return static_cast<Integer>(number);
  }
  if (!std::in_range<Integer>(magnitude)) throw misfit();
  return static_cast<Integer>(magnitude);
}

template <class Type>
decltype(auto) from_value(const ValuePointer& value);

template <class Tuple, std::size_t... I>
Tuple tuple_from(const Items& items, std::index_sequence<I...>) {
  if (items.size() != sizeof...(I)) throw TypeFailure("expected a sequence of another length");
  return Tuple{from_value<std::tuple_element_t<I, Tuple>>(items[I])...};
}

// A reference for objects of classes, else a value.
template <class Type>
decltype(auto) from_value(const ValuePointer& value) {
  if constexpr (std::is_same_v<Type, bool>) {
    return bool{value->as<bool>("expected a truth value")};
  } else if constexpr (std::is_integral_v<Type>) {
    return integer_from<Type>(*value);
  } else if constexpr (std::is_enum_v<Type>) {
    return static_cast<Type>(integer_from<std::underlying_type_t<Type>>(*value));
  } else if constexpr (std::is_floating_point_v<Type>) {
    const auto* const real = std::get_if<double>(&value->content);
    return real != nullptr ? Type{*real} : static_cast<Type>(integer_from<std::int64_t>(*value));
  } else if constexpr (is_text<Type>) {
    return Type(value->as<std::string>("expected a text"));
  } else if constexpr (is_a<Type, std::optional>) {
    using Content = typename Type::value_type;
    return value->is_none() ? Type() : Type(from_value<Content>(value));
  } else if constexpr (is_a<Type, std::vector>) {
    Type found;
    for (const ValuePointer& item : value->as<Items>("expected a sequence")) {
      found.push_back(from_value<typename Type::value_type>(item));
    }
    return found;
  } else if constexpr (is_pair_or_tuple<Type>) {
    return tuple_from<Type>(value->as<Items>("expected a sequence"),
                            std::make_index_sequence<std::tuple_size_v<Type>>());
  } else if constexpr (is_object<Type>) {
    return kept(static_cast<Type*>(nullptr), value);
  } else if constexpr (is_array<Type>) {
    return Type(value);
  } else if constexpr (is_record<Type>) {
    Type record;
    const auto& items = value->as<Items>("expected the fields of a record");
    if (items.size() != set_fields<Type>.size()) throw TypeFailure("expected other fields");
    for (std::size_t i = 0; i < items.size(); ++i) set_fields<Type>[i](record, items[i]);
    return record;
  } else {
    return *static_cast<Type*>(instance_of<Type>(*value)->object);
  }
}

template <class Type>
void write(Writer& writer, Type&& value) {
  using Plain = std::remove_cvref_t<Type>;
  if constexpr (std::is_same_v<Plain, bool>) {
    writer.boolean(value);
  } else if constexpr (std::is_enum_v<Plain>) {
    writer.integer(static_cast<std::int64_t>(value));
  } else if constexpr (std::is_unsigned_v<Plain>) {
    writer.integer(std::uint64_t{value});
  } else if constexpr (std::is_integral_v<Plain>) {
    writer.integer(std::int64_t{value});
  } else if constexpr (std::is_floating_point_v<Plain>) {
    writer.real(value);
  } else if constexpr (is_text<Plain>) {
    writer.text(value);
  } else if constexpr (is_a<Plain, std::optional>) {
    if (value) {
      write(writer, *value);
    } else {
      writer.none();
    }
  } else if constexpr (is_a<Plain, std::vector>) {
    writer.begin_list(value.size());
    for (const auto& item : value) write(writer, item);
  } else if constexpr (is_pair_or_tuple<Plain>) {
    writer.begin_tuple(std::tuple_size_v<Plain>);
    std::apply([&](const auto&... items) { (write(writer, items), ...); }, value);
  } else if constexpr (std::is_same_v<Plain, nanobind::bytes>) {
    writer.bytes(value.data(), value.size());
  } else if constexpr (is_object<Plain>) {
    writer.none();
  } else {
    const std::int32_t number = add_instance(make_instance(new Plain(std::forward<Type>(value))));
    writer.integer(std::int64_t{number});
  }
}

// Where objects and members of enumerations are in a result: the name of their type, in tuples one
// after the other, None where there is nothing of it.
template <class Type>
void write_shape(Writer& writer) {
  if constexpr (std::is_enum_v<Type> || is_class<Type>) {
    writer.text(type_name<Type>);
  } else if constexpr (is_pair_or_tuple<Type>) {
    writer.begin_tuple(std::tuple_size_v<Type>);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (write_shape<std::tuple_element_t<I, Type>>(writer), ...);
    }(std::make_index_sequence<std::tuple_size_v<Type>>());
  } else {
    writer.none();
  }
}

}  // namespace nonet::web
