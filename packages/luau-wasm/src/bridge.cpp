// Memory and results: exchanges texts with the host.
#include "bridge.h"

#include "Luau/Common.h"
#include "Luau/ExperimentalFlags.h"

#include <cstdlib>
#include <cstring>
#include <utility>

LUAU_FASTINT(LuauTarjanChildLimit)
LUAU_FASTINT(LuauTypeMaximumStringifierLength)

namespace {
std::string result;

// Of definitions that Luau copies at once: its own limit of 10,000 is less than the largest engines have.
const int MOST_TYPES = 1000000;

// Of a type's text: a union of a thousand literals is not cut, so that the host can find its name.
const int LONGEST_TYPE = 50000;
} // namespace

namespace bridge {

void setResult(std::string text) {
    result = std::move(text);
}

void setFlags() {
    for (Luau::FValue<bool>* flag = Luau::FValue<bool>::list; flag; flag = flag->next)
        if (strncmp(flag->name, "Luau", 4) == 0 && !Luau::isAnalysisFlagExperimental(flag->name))
            flag->value = true;
    FInt::LuauTarjanChildLimit.value = MOST_TYPES;
    FInt::LuauTypeMaximumStringifierLength.value = LONGEST_TYPE;
}

bool resolve(std::string_view from, std::string_view request, std::string& name) {
    char* text = nullptr;
    int length = hostResolve(from.data(), from.size(), request.data(), request.size(), &text);
    if (length < 0)
        return false;
    name.assign(text, size_t(length));
    free(text);
    return true;
}

} // namespace bridge

// Returns null if there is no memory left.
BRIDGE_EXPORT char* allocate(size_t length) {
    return static_cast<char*>(malloc(length == 0 ? 1 : length));
}

// The linker calls this instead of emscripten's function, which adds as little as possible: each step costs
// more than a millisecond, and lets the host collect garbage.
extern "C" int __real_emscripten_resize_heap(size_t size);
extern "C" int __wrap_emscripten_resize_heap(size_t size) {
    return __real_emscripten_resize_heap(size + size / 4) || __real_emscripten_resize_heap(size);
}

BRIDGE_EXPORT void release(char* address) {
    free(address);
}

BRIDGE_EXPORT const char* result_address() {
    return result.data();
}

BRIDGE_EXPORT size_t result_length() {
    return result.size();
}
