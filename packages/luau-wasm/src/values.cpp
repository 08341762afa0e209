// Writes values as trees, for pages that show them. Tables are followed to a limit of depth and of size.
#include "machine.h"

#include "lualib.h"

#include <vector>

namespace bridge {

namespace {

const int MOST_DEPTH = 6;
const int MOST_ENTRIES = 100;
const int MOST_NODES = 500;
const size_t MOST_TEXT = 200;

struct Writer {
    Json& json;
    lua_State* L;
    int nodes = 0;
    std::vector<const void*> open;

    void value(int index, int depth);
    void text(int index);
    void entries(int index, int depth);
};

int convert(lua_State* L) {
    luaL_tolstring(L, 1, nullptr);
    return 1;
}

bool hasMetafield(lua_State* L, int index, const char* name) {
    if (!luaL_getmetafield(L, index, name))
        return false;
    lua_pop(L, 1);
    return true;
}

// The text of a value, as `tostring` returns it; a script's `__tostring` may throw.
void Writer::text(int index) {
    index = lua_absindex(L, index);
    lua_pushcfunction(L, convert, "tostring");
    lua_pushvalue(L, index);
    size_t length = 0;
    const char* converted = lua_pcall(L, 1, 1, 0) == LUA_OK ? lua_tolstring(L, -1, &length) : nullptr;
    if (!converted)
        json.string(luaL_typename(L, index));
    else if (length <= MOST_TEXT)
        json.string({converted, length});
    else
        json.string(std::string(converted, MOST_TEXT) + "…");
    lua_pop(L, 1);
}

void Writer::value(int index, int depth) {
    index = lua_absindex(L, index);
    ++nodes;
    json.open('{').field("type", luaL_typename(L, index));
    const bool isTable = lua_istable(L, index);
    if (!isTable || hasMetafield(L, index, "__tostring")) {
        json.key("text");
        text(index);
    }
    if (isTable)
        entries(index, depth);
    json.close('}');
}

void Writer::entries(int index, int depth) {
    const void* address = lua_topointer(L, index);
    for (const void* outer : open)
        if (outer == address) {
            json.field("isCycle", true);
            return;
        }
    open.push_back(address);
    int written = 0;
    int at = 0;
    json.key("entries").open('[');
    while ((at = lua_rawiter(L, index, at)) >= 0) {
        const bool isFull = depth == MOST_DEPTH || written++ == MOST_ENTRIES || nodes >= MOST_NODES;
        if (!isFull) {
            json.open('[');
            value(-2, depth + 1);
            value(-1, depth + 1);
            json.close(']');
        }
        lua_pop(L, 2);
        if (isFull)
            break;
    }
    json.close(']');
    open.pop_back();
    if (at >= 0)
        json.field("isCut", true);
}

} // namespace

void writeValue(Json& json, lua_State* L, int index) {
    luaL_checkstack(L, 4 * MOST_DEPTH + 10, "value");
    Writer{json, L}.value(index, 0);
}

} // namespace bridge
