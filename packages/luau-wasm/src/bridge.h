// Shared by the files of the bridge: the result of a call, and functions that the host supplies.
#pragma once

#include "json.h"

#include <cstddef>
#include <exception>
#include <string>
#include <string_view>

// Marks a function that the host can call.
#define BRIDGE_EXPORT extern "C" __attribute__((used, visibility("default")))
// Marks a function that the host supplies.
#define BRIDGE_IMPORT(name) extern "C" __attribute__((import_module("host"), import_name(name)))

namespace bridge {

// Stores the result of a call, UTF-8 that the host reads with `result_address` and `result_length`.
void setResult(std::string text);

// Calls a function that writes the fields of the result, and reports its exceptions as `{"failed": message}`.
template<typename Write>
void respond(Write write) {
    try {
        Json json;
        json.open('{');
        write(json);
        setResult(json.close('}').take());
    } catch (const std::exception& error) {
        setResult(Json().open('{').field("failed", error.what()).close('}').take());
    }
}

// Turns on the flags that Luau's own command-line tools turn on. Repeated calls have no effect.
void setFlags();

} // namespace bridge

// Resolves a `require`: the length of the module's name, which the host stores in `*name`, allocated with
// `allocate`; or -1 if there is no such module.
BRIDGE_IMPORT("resolve")
int hostResolve(const char* from, size_t fromLength, const char* request, size_t requestLength, char** name);

namespace bridge {

// Calls `hostResolve`. Returns false if there is no such module.
bool resolve(std::string_view from, std::string_view request, std::string& name);

} // namespace bridge
