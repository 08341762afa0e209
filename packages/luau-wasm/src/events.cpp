// Events of a script for the host: output, errors, and calls that the prelude traces.
#include "machine.h"

#include "lualib.h"

#include <cmath>
#include <cstring>

// Receives an event as JSON. Returns 1 to end the run, 2 for no more traced calls.
BRIDGE_IMPORT("emit") int hostEmit(const char* json, size_t length);

namespace bridge {

namespace {

void emit(lua_State* L, Json& json) {
    json.field("time", machine->time).close('}');
    const std::string text = json.take();
    const int answer = hostEmit(text.data(), text.size());
    if (answer == 2)
        machine->isTraceFull = true;
    if (answer == 1)
        stop(L);
}

bool isPrelude(const lua_Debug& frame) {
    return strcmp(frame.short_src, PRELUDE) == 0;
}

// Whether the function that calls the host's was itself called by the prelude.
bool isCalledByPrelude(lua_State* L) {
    lua_Debug frame;
    for (int level = 2; lua_getinfo(L, level, "sl", &frame); ++level)
        if (frame.currentline > 0)
            return isPrelude(frame);
    return true;
}

void writePlace(Json& json, const lua_Debug& frame) {
    json.field("source", frame.short_src).field("line", frame.currentline);
}

std::string checkText(lua_State* L, int index) {
    size_t length = 0;
    const char* text = luaL_checklstring(L, index, &length);
    return {text, length};
}

// `wantsTrace()`: whether a script called the function, and the limit of traced calls is not reached.
int wantsTrace(lua_State* L) {
    lua_pushboolean(L, !machine->isTraceFull && !isCalledByPrelude(L));
    return 1;
}

// `trace(name, arguments, results)`
int trace(lua_State* L) {
    Json json;
    json.open('{').field("kind", "trace").field("name", checkText(L, 1));
    json.field("arguments", checkText(L, 2)).field("results", checkText(L, 3));
    lua_Debug frame;
    if (findCaller(L, 1, frame))
        writePlace(json, frame);
    emit(L, json);
    return 0;
}

// `raise(message)`: throws an error at the place of the script.
int raise(lua_State* L) {
    lua_Debug frame;
    const bool hasPlace = findCaller(L, 1, frame);
    if (hasPlace)
        lua_pushfstring(L, "%s:%d: ", frame.short_src, frame.currentline);
    lua_pushvalue(L, 1);
    if (hasPlace)
        lua_concat(L, 2);
    lua_error(L);
}

// `fail(message, thread)`: reports an error that has ended a thread. The run goes on.
int fail(lua_State* L) {
    lua_State* thread = lua_tothread(L, 2);
    luaL_argexpected(L, thread, 2, "thread");
    // A stopped run ends its callbacks with errors, which are not the script's.
    if (machine->isStopped)
        stop(L);
    machine->hasFailed = true;
    Json json;
    writeError(json.open('{').field("kind", "error"), L, thread, 1);
    emit(L, json);
    return 0;
}

int setTime(lua_State* L) {
    const double time = luaL_checknumber(L, 1);
    luaL_argcheck(L, std::isfinite(time), 1, "finite number expected");
    machine->time = time;
    return 0;
}

// Adds the name of the value to `attempt to call a nil value`.
std::string withCallee(const std::string& message, lua_State* thread) {
    const std::string start = "attempt to call a ";
    const std::string end = " value";
    const size_t at = message.rfind(start);
    const bool isCall = at != std::string::npos && message.size() > end.size() &&
                        message.compare(message.size() - end.size(), end.size(), end) == 0;
    const std::string callee = isCall ? calleeOf(thread) : "";
    return callee.empty() ? message : message + " ('" + callee + "')";
}

} // namespace

bool findCaller(lua_State* L, int level, lua_Debug& frame) {
    for (; lua_getinfo(L, level, "sl", &frame); ++level)
        if (frame.currentline > 0 && !isPrelude(frame))
            return true;
    return false;
}

void writeError(Json& json, lua_State* L, lua_State* thread, int message) {
    const char* text = lua_isstring(L, message) ? lua_tostring(L, message) : nullptr;
    json.field("message", text ? withCallee(text, thread) : "error object is not a string");
    const char* stack = lua_debugtrace(thread);
    json.field("traceback", stack ? stack : "");
}

int print(lua_State* L) {
    std::string line;
    Json json;
    const int count = lua_gettop(L);
    json.open('{').field("kind", "print").key("values").open('[');
    for (int index = 1; index <= count; ++index) {
        size_t length = 0;
        const char* text = luaL_tolstring(L, index, &length);
        line.append(index == 1 ? "" : "\t").append(text, length);
        lua_pop(L, 1);
        writeValue(json, L, index);
    }
    json.close(']').field("text", line);
    if (machine->isStopped)
        stop(L);
    emit(L, json);
    return 0;
}

void pushHost(lua_State* L) {
    const luaL_Reg functions[] = {
        {"wantsTrace", wantsTrace},
        {"trace", trace},
        {"raise", raise},
        {"fail", fail},
        {"setTime", setTime},
        {"compile", compile},
        {"findSource", findSource},
        {nullptr, nullptr},
    };
    lua_newtable(L);
    for (const luaL_Reg* one = functions; one->name; ++one) {
        lua_pushcfunction(L, one->func, one->name);
        lua_setfield(L, -2, one->name);
    }
}

} // namespace bridge
