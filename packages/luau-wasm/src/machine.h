// The one virtual machine of an instance.
#pragma once

#include "bridge.h"

#include "lua.h"

#include <string>
#include <unordered_map>

namespace bridge {

// Calls of Luau's interrupt between two of the host's.
const int INTERRUPTS = 1000;

struct Machine {
    explicit Machine(size_t mostMemory)
        : mostMemory(mostMemory) {
    }

    ~Machine() {
        if (state)
            lua_close(state);
    }

    std::unordered_map<std::string, std::string> sources;
    lua_State* state = nullptr;
    size_t memory = 0;
    const size_t mostMemory;
    int untilInterrupt = INTERRUPTS;
    // Set by the host. Each later interrupt throws again, so `pcall` has no effect.
    bool isStopped = false;
    // Virtual time in seconds, which the prelude sets.
    double time = 0;
    // The limit of traced calls is reached.
    bool isTraceFull = false;
    // The prelude has reported an error.
    bool hasFailed = false;
};

// The instance's machine. Null before `machine_open`.
extern std::unique_ptr<Machine> machine;

// Ends the run: throws, now and at each later interrupt.
void stop(lua_State* L);

// Compiles a source, and pushes its function, or the error's message.
bool load(lua_State* L, const std::string& chunk, const std::string& text);

// The name of the prelude's chunk. Scripts never see its frames.
extern const char* const PRELUDE;

// events.cpp

// `print(...)`: reports a line, and the values as trees.
int print(lua_State* L);

// Pushes a table of the functions that only the prelude gets.
void pushHost(lua_State* L);

// Writes an error: its message, and the stack of the thread that it ended.
void writeError(Json& json, lua_State* L, lua_State* thread, int message);

// Finds the first frame of a script, from a level upwards. Returns false if there is none.
bool findCaller(lua_State* L, int level, lua_Debug& frame);

// callee.cpp

// The name of the value that a thread called when its error was thrown: `Timer.setTimeout`, `callback`;
// empty without one.
std::string calleeOf(lua_State* thread);

// modules.cpp

// `compile(text, name)`: the function of a script, or nil and a message.
int compile(lua_State* L);

// `findSource(path)`: name and text of a source, which a path refers to where a script calls the prelude.
int findSource(lua_State* L);

// `require(path)`: the value of a module, which is run once.
int require(lua_State* L);

// Key in the registry: the prelude's function for paths that are not sources.
extern const char* const FOREIGN;

// values.cpp

// Writes a value as a tree, bounded in depth and size.
void writeValue(Json& json, lua_State* L, int index);

} // namespace bridge
