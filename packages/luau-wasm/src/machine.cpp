// Runs scripts: a virtual machine whose time, memory and output the host bounds.
#include "machine.h"

#include "Luau/Compiler.h"

#include "lualib.h"

#include <cstdlib>
#include <memory>
#include <new>

// Called now and then while a script runs. Anything but 0 ends the run.
BRIDGE_IMPORT("interrupt") int hostInterrupt();

using namespace bridge;

namespace bridge {

std::unique_ptr<Machine> machine;
const char* const PRELUDE = "[prelude]";

void stop(lua_State* L) {
    machine->isStopped = true;
    luaL_error(L, "stopped");
}

bool load(lua_State* L, const std::string& chunk, const std::string& text) {
    // With the names of variables, for errors.
    Luau::CompileOptions options;
    options.debugLevel = 2;
    const std::string bytecode = Luau::compile(text, options);
    return luau_load(L, ("=" + chunk).c_str(), bytecode.data(), bytecode.size(), 0) == 0;
}

} // namespace bridge

namespace {

void* allocateBounded(void* userdata, void* block, size_t oldSize, size_t newSize) {
    auto& owner = *static_cast<Machine*>(userdata);
    if (newSize > oldSize && owner.memory + (newSize - oldSize) > owner.mostMemory)
        return nullptr;
    void* moved = nullptr;
    if (newSize == 0)
        free(block);
    else if (!(moved = realloc(block, newSize)))
        return nullptr;
    owner.memory += newSize - oldSize;
    return moved;
}

void interrupt(lua_State* L, int gc) {
    // Errors must not be thrown from the garbage collector.
    if (gc >= 0 || (!machine->isStopped && --machine->untilInterrupt > 0))
        return;
    machine->untilInterrupt = INTERRUPTS;
    if (machine->isStopped || hostInterrupt() != 0)
        stop(L);
}

void setGlobal(lua_State* L, const char* name, lua_CFunction function) {
    lua_pushcfunction(L, function, name);
    lua_setglobal(L, name);
}

// Keeps a function of the prelude's result in the registry.
void keep(lua_State* L, lua_State* thread, const char* field, const char* key) {
    if (!lua_istable(thread, -1))
        return;
    lua_rawgetfield(thread, -1, field);
    lua_xmove(thread, L, 1);
    lua_setfield(L, LUA_REGISTRYINDEX, key);
}

// Key in the registry: the prelude's function that runs what scripts have scheduled.
const char* const SCHEDULED = "_SCHEDULED";

// Reports how a run ended: `"ok"`, `"stopped"`, `"memory"` or `"error"`, with the error's text and traceback.
void writeEnd(Json& json, lua_State* thread, int status) {
    const bool hasEnded = status == LUA_OK || status == LUA_YIELD;
    const bool isError = !hasEnded && !machine->isStopped;
    json.field("end", machine->isStopped              ? "stopped"
                      : status == LUA_ERRMEM          ? "memory"
                      : isError || machine->hasFailed ? "error"
                                                      : "ok");
    if (isError)
        writeError(json, thread, thread, -1);
    json.field("time", machine->time).field("memory", machine->memory);
}

// Runs the prelude, whose globals are those of all scripts. Returns false if it failed.
bool runPrelude(Json& json, const std::string& text) {
    lua_State* L = machine->state;
    lua_State* thread = lua_newthread(L);
    int status = LUA_ERRRUN;
    if (load(thread, PRELUDE, text)) {
        pushHost(thread);
        status = lua_resume(thread, nullptr, 1);
    }
    if (status != LUA_OK) {
        writeEnd(json, thread, status == LUA_YIELD ? LUA_OK : status);
        return false;
    }
    keep(L, thread, "require", FOREIGN);
    keep(L, thread, "run", SCHEDULED);
    lua_pop(L, 1);
    return true;
}

// Runs what the main script has scheduled, on a thread of its own. Returns its status.
int runScheduled(lua_State*& thread) {
    lua_State* L = machine->state;
    lua_getfield(L, LUA_REGISTRYINDEX, SCHEDULED);
    if (!lua_isfunction(L, -1))
        return LUA_OK;
    thread = lua_newthread(L);
    lua_pushvalue(L, -2);
    lua_xmove(L, thread, 1);
    return lua_resume(thread, nullptr, 0);
}

void run(Json& json, const std::string& name, const std::string& prelude) {
    if (!prelude.empty() && !runPrelude(json, prelude))
        return;
    luaL_sandbox(machine->state);
    lua_State* thread = lua_newthread(machine->state);
    luaL_sandboxthread(thread);
    int status = load(thread, name, machine->sources[name]) ? lua_resume(thread, nullptr, 0) : LUA_ERRRUN;
    if (status == LUA_OK || status == LUA_YIELD)
        status = runScheduled(thread);
    writeEnd(json, thread, status);
}

} // namespace

// Replaces the instance's machine. Less memory than a state needs leaves none.
BRIDGE_EXPORT void machine_open(size_t mostMemory) {
    setFlags();
    machine = std::make_unique<Machine>(mostMemory);
    respond([&](Json&) {
        machine->state = lua_newstate(allocateBounded, machine.get());
        if (!machine->state)
            throw std::bad_alloc();
        luaL_openlibs(machine->state);
        setGlobal(machine->state, "print", print);
        setGlobal(machine->state, "require", require);
        lua_callbacks(machine->state)->interrupt = interrupt;
    });
}

BRIDGE_EXPORT void machine_add(const char* name, size_t nameLength, const char* text, size_t textLength) {
    machine->sources[std::string(name, nameLength)] = std::string(text, textLength);
}

// Runs a source after a prelude, which may be empty, and reports how it ended.
BRIDGE_EXPORT void machine_run(const char* name, size_t length, const char* prelude, size_t preludeLength) {
    respond([&](Json& json) {
        run(json, std::string(name, length), std::string(prelude, preludeLength));
    });
}
