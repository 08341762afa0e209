// The types that a module, and those that it requires, export and return.
#pragma once

#include "Luau/Module.h"
#include "Luau/Type.h"

#include <map>
#include <string>
#include <unordered_map>

namespace bridge {

class ExportedTypes {
public:
    struct Alias {
        Luau::ModuleName module;
        std::string name;
    };

    explicit ExportedTypes(const Luau::ModuleName& main);

    // The other module that returns a value of this type; null if none does.
    const Luau::ModuleName* returnedBy(Luau::TypeId type) const;

    // The name under which a module exports a type; null if none does.
    const Alias* aliasOf(Luau::TypeId type) const;

    // The module in which the fields of a table are written.
    Luau::ModuleName definingModule(const Luau::TableType& table) const;

private:
    void readModule(const Luau::ModuleName& name);

    const Luau::ModuleName main;
    std::unordered_map<Luau::TypeId, Luau::ModuleName> returned;
    std::unordered_map<Luau::TypeId, Alias> aliases;
    // Table types with generics, by name, each with its module.
    std::multimap<std::string, std::pair<Luau::ModuleName, const Luau::TableType*>> generics;
};

} // namespace bridge
