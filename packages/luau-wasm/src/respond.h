// The result of a call, as JSON.
#pragma once

#include "bridge.h"
#include "json.h"

#include <exception>

namespace bridge
{

// Calls a function that writes the result, and reports its exceptions as `{"failed": message}`.
template<typename Write>
void respond(Write write)
{
    try
    {
        Json json;
        write(json);
        setResult(json.take());
    }
    catch (const std::exception& error)
    {
        setResult(Json().open('{').key("failed").string(error.what()).close('}').take());
    }
}

} // namespace bridge
