// `require`: modules are sources, or values of the prelude for other paths.
#include "machine.h"

#include "lualib.h"

namespace bridge {

const char* const FOREIGN = "_FOREIGN";

namespace {

const char* const LOADED = "_MODULES";

// Runs a module on a thread with globals of its own, as scripts do, and pushes its value.
void runModule(lua_State* L, const std::string& name) {
    lua_State* thread = lua_newthread(lua_mainthread(L));
    lua_xmove(lua_mainthread(L), L, 1);
    luaL_sandboxthread(thread);
    const int status = load(thread, name, machine->sources[name]) ? lua_resume(thread, L, 0) : LUA_ERRRUN;
    if (status == LUA_OK && lua_gettop(thread) != 1)
        luaL_error(L, "module %s must return one value", name.c_str());
    if (status == LUA_YIELD || status == LUA_BREAK)
        luaL_error(L, "module %s must not yield", name.c_str());
    lua_xmove(thread, L, 1);
    if (status != LUA_OK)
        lua_error(L);
    lua_remove(L, -2);
}

std::string callerOf(lua_State* L) {
    lua_Debug caller;
    return lua_getinfo(L, 1, "s", &caller) ? caller.short_src : "";
}

// Pushes the prelude's value for a path. Returns false if it has none.
bool requireForeign(lua_State* L, const std::string& request) {
    lua_getfield(L, LUA_REGISTRYINDEX, FOREIGN);
    if (!lua_isfunction(L, -1))
        return false;
    lua_pushlstring(L, request.data(), request.size());
    lua_call(L, 1, 1);
    return !lua_isnil(L, -1);
}

} // namespace

int compile(lua_State* L) {
    size_t length = 0;
    const char* text = luaL_checklstring(L, 1, &length);
    const std::string name = luaL_checkstring(L, 2);
    if (load(L, name, {text, length}))
        return 1;
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
}

int findSource(lua_State* L) {
    const std::string request = luaL_checkstring(L, 1);
    lua_Debug caller;
    std::string name;
    if (!resolve(findCaller(L, 1, caller) ? caller.short_src : "", request, name))
        return 0;
    const std::string& text = machine->sources[name];
    lua_pushlstring(L, name.data(), name.size());
    lua_pushlstring(L, text.data(), text.size());
    return 2;
}

int require(lua_State* L) {
    const std::string request = luaL_checkstring(L, 1);
    std::string name;
    if (!resolve(callerOf(L), request, name)) {
        if (!requireForeign(L, request))
            luaL_error(L, "no module at %s", request.c_str());
        return 1;
    }
    luaL_findtable(L, LUA_REGISTRYINDEX, LOADED, 1);
    lua_getfield(L, -1, name.c_str());
    if (lua_islightuserdata(L, -1))
        luaL_error(L, "%s requires itself", name.c_str());
    if (!lua_isnil(L, -1))
        return 1;
    lua_pop(L, 1);
    lua_pushlightuserdata(L, machine.get());
    lua_setfield(L, -2, name.c_str());
    runModule(L, name);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, name.c_str());
    return 1;
}

} // namespace bridge
