// Shared by the files of the bridge: the result of a call, and functions that the host supplies.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Marks a function that the host can call.
#define BRIDGE_EXPORT extern "C" __attribute__((used, visibility("default")))
// Marks a function that the host supplies.
#define BRIDGE_IMPORT(name) extern "C" __attribute__((import_module("host"), import_name(name)))

namespace bridge {

// Stores the result of a call, UTF-8 that the host reads with `result_address` and `result_length`.
void setResult(std::string text);

// Turns on the flags that Luau's own command-line tools turn on. Repeated calls have no effect.
void setFlags();

} // namespace bridge

// Resolves a `require`: the length of the module's name, which the host stores in `*found`, allocated with
// `allocate`; or -1 if there is no such module.
BRIDGE_IMPORT("resolve")
int hostResolve(const char* from, size_t fromLength, const char* request, size_t requestLength, char** found);

namespace bridge {

// Calls `hostResolve`. Returns false if there is no such module.
bool resolve(std::string_view from, std::string_view request, std::string& found);

} // namespace bridge
