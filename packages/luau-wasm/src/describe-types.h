// Types as data: kinds, parts, and where they are declared.
#pragma once

#include "exported-types.h"
#include "function-bodies.h"
#include "json.h"

#include "Luau/Type.h"

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace bridge {

// Numbers types in the order of their occurrence, and writes each once: types may contain themselves.
class DescribeTypes {
public:
    DescribeTypes(Json& json, const Luau::ModuleName& main);

    // Returns the number of a type that is to be written with its parts, even if it has a name elsewhere.
    int show(Luau::TypeId type);

    // Writes all types that were numbered as `"types": […]`.
    void write();

private:
    int ref(Luau::TypeId type);
    bool writeElsewhere(Luau::TypeId type);
    void writeType(Luau::TypeId type);
    void writeFunction(const Luau::FunctionType& function);
    void writeGenerics(const Luau::FunctionType& function);
    void writeResults(const Luau::FunctionType& function);
    void writeTable(const Luau::TableType& table);
    void writeProperty(const std::string& name, const Luau::Property& property);
    void writeSimple(Luau::TypeId type);
    void writeTail(const char* key, Luau::TypePackId tail);
    template<typename Items>
    void writeRefs(const char* key, const Items& items);

    Json& json;
    const Luau::ModuleName main;
    const ExportedTypes exports;
    WrittenSources sources;
    std::unordered_map<Luau::TypeId, int> numbers;
    std::vector<Luau::TypeId> queue;
    std::unordered_set<Luau::TypeId> shown;
};

} // namespace bridge
