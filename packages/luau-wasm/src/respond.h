// The result of a call, as JSON.
#pragma once

#include "bridge.h"
#include "json.h"

#include <exception>

namespace bridge {

// Calls a function that writes the fields of the result, and reports its exceptions as `{"failed": message}`.
template<typename Write>
void respond(Write write) {
    try {
        Json json;
        json.open('{');
        write(json);
        setResult(json.close('}').take());
    } catch (const std::exception& error) {
        setResult(Json().open('{').key("failed").string(error.what()).close('}').take());
    }
}

} // namespace bridge
