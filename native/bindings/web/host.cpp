#include <cstdlib>
#include <map>
#include <new>
#include <span>
#include <string_view>
#include <typeinfo>

#include "bindings/module.hpp"
#include "bindings/web/functions.hpp"

// What the page or its worker sees of the module: a buffer for questions, `call`, and the answer.

void nonet_register(nanobind::module_& module);

#define NONET_EXPORT(name) __attribute__((export_name(#name)))
#define NONET_IMPORT(name) __attribute__((import_module("nonet"), import_name(#name)))

namespace nonet::web {

// Ends the call: throws an exception in JavaScript.
[[noreturn]] NONET_IMPORT(fail) void fail(const char* kind, std::size_t kind_length,
                                          const char* text, std::size_t text_length);

namespace {

[[noreturn]] void fail_as(std::string_view kind, std::string_view text) {
  fail(kind.data(), kind.size(), text.data(), text.size());
}

std::map<std::int32_t, std::shared_ptr<Instance>>& instances() {
  static std::map<std::int32_t, std::shared_ptr<Instance>> all;
  return all;
}

Bytes& question() {
  static Bytes buffer;
  return buffer;
}

Writer& answer() {
  static Writer writer;
  return writer;
}

void write_function(Writer& writer, const Function& function) {
  writer.begin_tuple(6);
  writer.text(function.owner);
  writer.text(function.name);
  write(writer, function.kind);
  writer.begin_tuple(function.arguments.size());
  for (const Argument& argument : function.arguments) {
    writer.begin_tuple(argument.default_value ? 2 : 1);
    writer.text(argument.name);
    if (argument.default_value) writer.append(*argument.default_value);
  }
  write(writer, function.writes);
  function.shape(writer);
}

// The writable buffers of a call: those of its arguments, then those of the object.
Items buffers_of(const Function& function, const Items& items) {
  Items buffers;
  if (function.kind == FunctionKind::initializer) return buffers;
  for (const std::size_t number : function.writes) buffers.push_back(items[number]);
  if (function.kind == FunctionKind::method) {
    const auto& own = find_instance(std::get<std::int32_t>(items[0]->content))->buffers;
    buffers.insert(buffers.end(), own.begin(), own.end());
  }
  return buffers;
}

}  // namespace

Registry& registry() {
  static Registry all;
  return all;
}

std::int32_t add_instance(std::shared_ptr<Instance> instance) {
  static std::int32_t next = 0;
  instances().emplace(++next, std::move(instance));
  return next;
}

const std::shared_ptr<Instance>& find_instance(std::int32_t number) {
  const auto found = instances().find(number);
  if (found == instances().end()) throw TypeFailure("expected an object that is still there");
  return found->second;
}

extern "C" {

// Room for a question of this length.
NONET_EXPORT(reserve) void* reserve(std::size_t length) {
  question().resize(length);
  return question().data();
}

NONET_EXPORT(answer_start) const void* answer_start() { return answer().written().data(); }
NONET_EXPORT(answer_length) std::size_t answer_length() { return answer().written().size(); }

// Answers with everything that was registered.
NONET_EXPORT(describe) void describe() {
  if (registry().functions.empty()) {
    nanobind::module_ module;
    nonet_register(module);
  }
  Writer& writer = answer();
  writer.clear();
  writer.begin_tuple(4);
  write(writer, registry().classes);
  writer.begin_list(registry().enumerations.size());
  for (const auto& [name, members] : registry().enumerations) {
    write(writer, std::pair(name, members));
  }
  writer.begin_list(registry().records.size());
  for (const RecordFields& record : registry().records) {
    writer.begin_tuple(2);
    writer.text(record.name);
    writer.begin_list(record.fields.size());
    for (const auto& [name, value] : record.fields) {
      writer.begin_tuple(2);
      writer.text(name);
      writer.append(value);
    }
  }
  writer.begin_list(registry().functions.size());
  for (const Function& function : registry().functions) write_function(writer, function);
}

// Calls a function by its number with the arguments in the question. The answer is its result;
// where there are writable buffers, a tuple of the result and the list of what is in them.
NONET_EXPORT(call) void call(std::size_t number) {
  const ValuePointer arguments = read_marshal(question());
  const auto& items = arguments->as<Items>("expected the arguments");
  const Function& function = registry().functions.at(number);
  Writer& writer = answer();
  writer.clear();
  Writer result;
  function.call(items, result);
  const Items buffers = buffers_of(function, items);
  if (!buffers.empty()) writer.begin_tuple(2);
  writer.append(result.written());
  if (buffers.empty()) return;
  writer.begin_list(buffers.size());
  for (const ValuePointer& buffer : buffers) {
    const auto& bytes = buffer->as<Bytes>("expected a buffer");
    writer.bytes(bytes.data(), bytes.size());
  }
}

// Python let go of an object.
NONET_EXPORT(release) void release(std::int32_t number) { instances().erase(number); }

// WebAssembly has no exceptions here: what is thrown ends the call, and what the call had made
// until then is lost. Nothing in the core catches.
void* __cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }
void __cxa_free_exception(void* exception) noexcept { std::free(exception); }
[[noreturn]] void __cxa_throw(void* exception, std::type_info* type, void (*)(void*)) {
  const char* const text = static_cast<const std::exception*>(exception)->what();
  if (*type == typeid(TypeFailure)) fail_as("TypeError", text);
  if (*type == typeid(std::bad_alloc)) fail_as("MemoryError", text);
  if (*type == typeid(nanobind::builtin_exception) || *type == typeid(std::invalid_argument)) {
    fail_as("ValueError", text);
  }
  fail_as("RuntimeError", text);
}

}  // extern "C"

}  // namespace nonet::web
