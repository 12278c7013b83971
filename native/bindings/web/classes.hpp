#pragma once

#include <algorithm>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include "bindings/web/functions.hpp"

// Registers functions, classes and enumerations in the words of nanobind.
namespace nanobind {

struct builtin_exception : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};
inline builtin_exception value_error(const char* text) { return builtin_exception(text); }

template <class Type>
decltype(auto) cast(const handle& value) {
  using Plain = std::remove_cvref_t<std::remove_pointer_t<Type>>;
  if constexpr (std::is_pointer_v<Type>) {
    return &nonet::web::from_value<Plain>(value.value());
  } else {
    return nonet::web::from_value<Plain>(value.value());
  }
}

struct gil_scoped_release {
  gil_scoped_release() {}
};
inline void set_leak_warnings(bool) {}

struct kw_only {};
template <std::size_t Object, std::size_t Kept>
struct keep_alive {};
template <class... Arguments>
struct init {};

class arg {
 public:
  explicit arg(const char* name) : argument_{.name = name, .default_value = {}} {}

  arg& none() { return *this; }
  template <class Type>
  arg& operator=(const Type& value) {
    nonet::web::Writer writer;
    write(writer, value);
    argument_.default_value = writer.written();
    return *this;
  }
  [[nodiscard]] const nonet::web::Argument& get() const { return argument_; }

 private:
  nonet::web::Argument argument_;
};

namespace detail {

// Documentation is for the module that people import.
inline void add(nonet::web::Function&, const char*) {}
inline void add(nonet::web::Function&, const kw_only&) {}
inline void add(nonet::web::Function& function, const arg& argument) {
  function.arguments.push_back(argument.get());
}
template <std::size_t Kept>
void add(nonet::web::Function& function, const keep_alive<1, Kept>&) {
  function.kept.push_back(Kept - 2);  // nanobind counts the object as 1
}

template <class... Extra>
void put(nonet::web::Function function, const Extra&... extra) {
  (add(function, extra), ...);
  nonet::web::registry().functions.push_back(std::move(function));
}

}  // namespace detail

struct Documentation {
  Documentation& operator=(const char*) { return *this; }
};

class module_ {
 public:
  template <class Callable, class... Extra>
  module_& def(const char* name, Callable callable, const Extra&... extra) {
    using Types = nonet::web::Signature<Callable>;
    detail::put(nonet::web::function_of<typename Types::Result, typename Types::Arguments>(
                    "", name, nonet::web::FunctionKind::function, callable),
                extra...);
    return *this;
  }
  static Documentation doc() { return {}; }
};

template <class Enum>
class enum_ {
 public:
  enum_(const module_&, const char* name, const char*) {
    nonet::web::type_name<Enum> = name;
    nonet::web::registry().enumerations.push_back({.name = name});
  }
  enum_& value(const char* name, Enum member) {
    nonet::web::registry().enumerations.back().members.emplace_back(
        name, static_cast<std::int64_t>(member));
    return *this;
  }
};

template <class Class>
class class_ {
 public:
  class_(const module_&, const char* name, const char*) {
    nonet::web::type_name<Class> = name;
    if constexpr (nonet::web::is_record<Class>) {
      nonet::web::registry().records.push_back({.name = name});
    } else {
      nonet::web::registry().classes.emplace_back(name);
    }
  }

  template <class... A, class... Extra>
  class_& def(const init<A...>&, const Extra&... extra) {
    if constexpr (!nonet::web::is_record<Class>) {
      put_initializer<std::tuple<A...>>(
          [](const Items& items, Class* at) {
            nonet::web::call_with<std::tuple<A...>>(
                [at](auto&&... values) {
                  new (at) Class(std::forward<decltype(values)>(values)...);
                },
                items);
          },
          extra...);
    }
    return *this;
  }

  template <class Callable, class... Extra>
  class_& def(const char* name, Callable callable, const Extra&... extra) {
    if constexpr (requires { typename Initializer<typename Types<Callable>::Arguments>::Rest; }) {
      using Rest = typename Initializer<typename Types<Callable>::Arguments>::Rest;
      put_initializer<Rest>(
          [callable](const Items& items, Class* at) {
            nonet::web::call_with<Rest>(
                [&](auto&&... values) { callable(at, std::forward<decltype(values)>(values)...); },
                items);
          },
          extra...);
    } else {
      put_method(name, Kind::method, callable, extra...);
    }
    return *this;
  }
  template <class Callable, class... Extra>
  class_& def_static(const char* name, Callable callable, const Extra&... extra) {
    detail::put(nonet::web::function_of<typename Types<Callable>::Result,
                                        typename Types<Callable>::Arguments>(
                    owner(), name, Kind::static_method, callable),
                extra...);
    return *this;
  }
  template <class Callable, class... Extra>
  class_& def_prop_ro(const char* name, Callable callable, const Extra&... extra) {
    put_method(name, Kind::getter, callable, extra...);
    return *this;
  }
  template <class Member>
  class_& def_rw(const char* name, Member Class::* member) {
    static_assert(nonet::web::is_record<Class>, "only the fields of records can be set");
    nonet::web::Writer writer;
    write(writer, Class().*member);
    nonet::web::registry().records.back().fields.emplace_back(name, writer.written());
    nonet::web::set_fields<Class>.push_back(
        [member](Class& record, const nonet::web::ValuePointer& value) {
          record.*member = nonet::web::from_value<Member>(value);
        });
    return *this;
  }

 private:
  using Items = nonet::web::Items;
  using Kind = nonet::web::FunctionKind;
  template <class Callable>
  using Types = nonet::web::Signature<Callable>;

  // Functions whose first argument is a place for the object.
  template <class Arguments>
  struct Initializer {};
  template <class... A>
  struct Initializer<std::tuple<Class*, A...>> {
    using Rest = std::tuple<A...>;
  };

  static const std::string& owner() { return nonet::web::type_name<Class>; }

  template <class Callable, class... Extra>
  void put_method(const char* name, Kind kind, Callable callable, const Extra&... extra) {
    using Result = typename Types<Callable>::Result;
    if constexpr (std::is_member_pointer_v<Callable>) {
      detail::put(nonet::web::function_of<Result, typename Types<Callable>::WithSelf>(
                      owner(), name, kind, callable),
                  extra...);
    } else {
      detail::put(nonet::web::function_of<Result, typename Types<Callable>::Arguments>(
                      owner(), name, kind, callable),
                  extra...);
    }
  }

  // `construct` makes the object at a place.
  template <class Arguments, class Construct, class... Extra>
  void put_initializer(Construct construct, const Extra&... extra) {
    nonet::web::Function made{.owner = owner(), .name = "__init__", .kind = Kind::initializer};
    (detail::add(made, extra), ...);
    made.writes = nonet::web::writable(static_cast<Arguments*>(nullptr));
    made.shape = [](nonet::web::Writer& writer) { writer.none(); };
    made.call = [construct, kept = made.kept, writes = made.writes](const Items& items,
                                                                    nonet::web::Writer& writer) {
      nonet::web::check_count(items, static_cast<Arguments*>(nullptr));
      auto* const at = static_cast<Class*>(::operator new(sizeof(Class)));
      construct(items, at);
      const auto instance = nonet::web::make_instance(at);
      for (const std::size_t number : kept) {
        instance->kept.push_back(
            nonet::web::find_instance(items[number]->template as<std::int32_t>("an object")));
      }
      for (const std::size_t number : writes) {
        if (!items[number]->is_none()) instance->buffers.push_back(items[number]);
      }
      writer.integer(std::int64_t{nonet::web::add_instance(instance)});
    };
    nonet::web::registry().functions.push_back(std::move(made));
  }
};

}  // namespace nanobind

// The function that registers everything.
#define NB_MODULE(name, variable) void nonet_register(nanobind::module_& variable)
