// Finds the types that modules export and return.
#include "exported-types.h"

#include "checker.h"

#include "Luau/TypePack.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace bridge {

namespace {

// Types without identity are the same in all modules.
bool hasIdentity(Luau::TypeId type) {
    return Luau::get<Luau::TableType>(type) || Luau::get<Luau::MetatableType>(type) ||
           Luau::get<Luau::FunctionType>(type) || Luau::get<Luau::UnionType>(type) ||
           Luau::get<Luau::IntersectionType>(type);
}

// The item at a key, or null.
template<typename Map>
const typename Map::mapped_type* findIn(const Map& map, Luau::TypeId type) {
    const auto item = map.find(type);
    return item == map.end() ? nullptr : &item->second;
}

} // namespace

ExportedTypes::ExportedTypes(const Luau::ModuleName& main)
    : main(main) {
    std::vector<Luau::ModuleName> queue{main};
    std::unordered_set<Luau::ModuleName> seen{main};
    while (!queue.empty()) {
        const Luau::ModuleName name = queue.back();
        queue.pop_back();
        readModule(name);
        auto node = checker->frontend.sourceNodes.find(name);
        if (node == checker->frontend.sourceNodes.end())
            continue;
        // Sorted, so that of two names for a type the same is chosen in each run.
        std::vector<Luau::ModuleName> required(
            node->second->requireSet.begin(), node->second->requireSet.end());
        std::sort(required.begin(), required.end());
        for (const Luau::ModuleName& one : required)
            if (seen.insert(one).second)
                queue.push_back(one);
    }
}

void ExportedTypes::readModule(const Luau::ModuleName& name) {
    const Luau::ModulePtr module = checker->moduleOf(name);
    if (!module)
        return;
    std::map<std::string, Luau::TypeFun> exported(
        module->exportedTypeBindings.begin(), module->exportedTypeBindings.end());
    for (const auto& [alias, fun] : exported)
        if (const Luau::TypeId type = Luau::follow(fun.type);
            fun.typeParams.empty() && fun.typePackParams.empty() && hasIdentity(type))
            aliases.emplace(type, Alias{name, alias});
    const auto addGeneric = [&](const std::string& alias, const Luau::TypeFun& fun) {
        if (auto* table = Luau::get<Luau::TableType>(Luau::follow(fun.type));
            table && !fun.typeParams.empty())
            generics.emplace(alias, std::pair(name, table));
    };
    for (const auto& [alias, fun] : exported)
        addGeneric(alias, fun);
    if (module->hasModuleScope())
        for (const auto& [alias, fun] : module->getModuleScope()->privateTypeBindings)
            addGeneric(alias, fun);
    const auto [head, tail] = Luau::flatten(module->returnType);
    // A function is described as any other.
    if (name != main && !head.empty() && hasIdentity(Luau::follow(head[0])) &&
        !Luau::get<Luau::FunctionType>(Luau::follow(head[0])))
        returned.emplace(Luau::follow(head[0]), name);
}

// For a type with arguments, Luau only records the module that uses it.
Luau::ModuleName ExportedTypes::definingModule(const Luau::TableType& table) const {
    const auto isSame = [&](const Luau::TableType& other) {
        for (const auto& [name, property] : table.props) {
            const auto same = other.props.find(name);
            if (same == other.props.end() || same->second.typeLocation != property.typeLocation)
                return false;
        }
        return true;
    };
    if (table.name && !table.instantiatedTypeParams.empty())
        for (auto [from, to] = generics.equal_range(*table.name); from != to; ++from)
            if (isSame(*from->second.second))
                return from->second.first;
    return table.definitionModuleName;
}

const Luau::ModuleName* ExportedTypes::returnedBy(Luau::TypeId type) const {
    return findIn(returned, type);
}

const ExportedTypes::Alias* ExportedTypes::aliasOf(Luau::TypeId type) const {
    return findIn(aliases, type);
}

} // namespace bridge
