// Types as data: kinds, parts, and where they are declared.
#pragma once

#include "json.h"

#include "Luau/Ast.h"
#include "Luau/Module.h"
#include "Luau/Type.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace bridge {

// A visitor that also visits what types contain.
struct VisitTypes : Luau::AstVisitor {
    bool visit(Luau::AstType*) override {
        return true;
    }
    bool visit(Luau::AstTypePack*) override {
        return true;
    }
};

// The type of an expression; of a call, that of its first result.
std::optional<Luau::TypeId> typeOfValue(const Luau::Module& module, Luau::AstExpr* value);

// Numbers types in the order of their occurrence, and writes each once: types may contain themselves.
class DescribeTypes {
public:
    DescribeTypes(Json& json, const Luau::ModuleName& main);

    // Returns the number of a type that is to be written with its parts, even if it has a name elsewhere.
    int show(Luau::TypeId type);

    // Writes all types that were numbered as `"types": […]`.
    void write();

private:
    struct Alias {
        Luau::ModuleName module;
        std::string name;
    };

    void readModule(const Luau::ModuleName& name);
    Luau::ModuleName definingModule(const Luau::TableType& table) const;
    int ref(Luau::TypeId type);
    bool writeElsewhere(Luau::TypeId type);
    void writeType(Luau::TypeId type);
    void writeFunction(const Luau::FunctionType& function);
    void writeGenerics(const Luau::FunctionType& function);
    const Luau::AstExprFunction* functionAt(const Luau::ModuleName& name, const Luau::Position& begin);
    void writeResults(const Luau::FunctionType& function);
    void writeReturned(const Luau::ModuleName& name, const Luau::AstExprFunction& function);
    void writeTable(const Luau::TableType& table);
    void writeProperty(const std::string& name, const Luau::Property& property);
    void writeSimple(Luau::TypeId type);
    void writeTail(const char* key, Luau::TypePackId tail);
    template<typename Items>
    void writeRefs(const char* key, const Items& items);

    Json& json;
    const Luau::ModuleName main;
    // By where they begin, of each module that defines one.
    using Functions = std::map<std::pair<unsigned, unsigned>, Luau::AstExprFunction*>;
    std::unordered_map<Luau::ModuleName, Functions> functions;
    std::unordered_map<Luau::TypeId, int> numbers;
    std::vector<Luau::TypeId> queue;
    std::unordered_set<Luau::TypeId> shown;
    // The values that other modules return, and the types that they export.
    std::unordered_map<Luau::TypeId, Luau::ModuleName> returned;
    std::unordered_map<Luau::TypeId, Alias> aliases;
    // Table types with generics, by name, each with its module.
    std::multimap<std::string, std::pair<Luau::ModuleName, const Luau::TableType*>> generics;
};

} // namespace bridge
