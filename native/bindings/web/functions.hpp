#pragma once

#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "bindings/web/convert.hpp"

namespace nonet::web {

enum class FunctionKind { function, initializer, method, static_method, getter };

struct Argument {
  std::string name;
  std::optional<Bytes> default_value;
};

// What Python can call, by its number.
struct Function {
  std::string owner;  // a class, or empty
  std::string name;
  FunctionKind kind = FunctionKind::function;
  std::vector<Argument> arguments{};
  std::vector<std::size_t> kept{};    // arguments that an object refers to
  std::vector<std::size_t> writes{};  // arguments that are writable buffers
  void (*shape)(Writer&) = nullptr;
  std::function<void(const Items&, Writer&)> call{};
};

struct EnumMembers {
  std::string name;
  std::vector<std::pair<std::string, std::int64_t>> members{};
};

struct RecordFields {
  std::string name;
  std::vector<std::pair<std::string, Bytes>> fields{};  // with what they hold at first
};

// All that was registered, in the order of the numbers of functions.
struct Registry {
  std::vector<std::string> classes;
  std::vector<EnumMembers> enumerations;
  std::vector<RecordFields> records;
  std::vector<Function> functions;
};
Registry& registry();

// The types of what is called: of a function, a method with its object, or a lambda.
template <class Callable>
struct Signature : Signature<decltype(&Callable::operator())> {};
template <class R, class... A>
struct Signature<R (*)(A...)> {
  using Result = R;
  using Arguments = std::tuple<A...>;
};
template <class R, class C, class... A>
struct Signature<R (C::*)(A...)> : Signature<R (*)(A...)> {
  using WithSelf = std::tuple<C&, A...>;
};
template <class R, class C, class... A>
struct Signature<R (C::*)(A...) const> : Signature<R (*)(A...)> {
  using WithSelf = std::tuple<C&, A...>;
};

template <class Type>
inline constexpr bool is_writable = false;
template <class Type>
  requires is_array<Type>
inline constexpr bool is_writable<Type> = Type::is_writable;
template <class Type>
inline constexpr bool is_writable<std::optional<Type>> = is_writable<Type>;

template <class... A>
std::vector<std::size_t> writable(std::tuple<A...>*) {
  std::vector<std::size_t> found;
  std::size_t number = 0;
  ((is_writable<std::remove_cvref_t<A>> ? found.push_back(number++) : void(number++)), ...);
  return found;
}

template <class... A>
void check_count(const Items& items, std::tuple<A...>*) {
  if (items.size() != sizeof...(A)) throw TypeFailure("expected another number of arguments");
}

// Calls with arguments from `first` on.
template <class Arguments, class Callable>
decltype(auto) call_with(const Callable& callable, const Items& items, std::size_t first = 0) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) -> decltype(auto) {
    return std::invoke(
        callable,
        from_value<std::remove_cvref_t<std::tuple_element_t<I, Arguments>>>(items[first + I])...);
  }(std::make_index_sequence<std::tuple_size_v<Arguments>>());
}

template <class Result, class Arguments, class Callable>
Function function_of(std::string owner, std::string name, FunctionKind kind, Callable callable) {
  Function made{.owner = std::move(owner), .name = std::move(name), .kind = kind};
  made.writes = writable(static_cast<Arguments*>(nullptr));
  made.shape = &write_shape<std::remove_cvref_t<Result>>;
  made.call = [callable](const Items& items, Writer& writer) {
    check_count(items, static_cast<Arguments*>(nullptr));
    if constexpr (std::is_void_v<Result>) {
      call_with<Arguments>(callable, items);
      writer.none();
    } else {
      write(writer, call_with<Arguments>(callable, items));
    }
  };
  return made;
}

}  // namespace nonet::web
