// Reads the declarations of definition files.
#include "declarations.h"

namespace bridge {

namespace {

// The type of a declared function, which the tree has in parts.
Luau::AstType* typeOf(const Luau::AstStatDeclareFunction& function, Luau::Allocator& memory) {
    using Name = std::optional<Luau::AstArgumentName>;
    const size_t count = function.paramNames.size;
    auto* names = static_cast<Name*>(memory.allocate(sizeof(Name) * (count + 1)));
    for (size_t index = 0; index < count; ++index)
        new (names + index) Name(function.paramNames.data[index]);
    return memory.alloc<Luau::AstTypeFunction>(function.location, function.generics, function.genericPacks,
        function.params, Luau::AstArray<Name>{names, count}, function.retTypes);
}

std::string typeSymbol(const std::string& package, Luau::AstName name) {
    return package + "/globaltype/" + name.value;
}

} // namespace

void Declarations::add(const std::string& package, const Luau::SourceModule& source) {
    trees.push_back(source.allocator);
    for (Luau::AstStat* statement : source.root->body) {
        if (auto* function = statement->as<Luau::AstStatDeclareFunction>())
            addType(package + "/global/" + function->name.value, typeOf(*function, *source.allocator));
        else if (auto* global = statement->as<Luau::AstStatDeclareGlobal>())
            addType(package + "/global/" + global->name.value, global->type);
        // Where a type has parameters, its members may be anything.
        else if (auto* alias = statement->as<Luau::AstStatTypeAlias>(); alias && alias->generics.size == 0)
            addType(typeSymbol(package, alias->name), alias->type);
        else if (auto* external = statement->as<Luau::AstStatDeclareExternType>())
            for (const Luau::AstDeclaredExternTypeProperty& property : external->props)
                addType(typeSymbol(package, external->name) + "." + property.name.value, property.ty);
    }
}

void Declarations::addType(const std::string& symbol, Luau::AstType* type) {
    types[symbol] = type;
    if (auto* table = type->as<Luau::AstTypeTable>())
        for (const Luau::AstTableProp& property : table->props)
            addType(symbol + "." + property.name.value, property.type);
}

Luau::AstType* Declarations::find(const std::optional<std::string>& symbol) const {
    if (!symbol)
        return nullptr;
    // Of several overloads, Luau names one.
    const auto type = types.find(symbol->substr(0, symbol->find("/overload/")));
    return type == types.end() ? nullptr : type->second;
}

std::vector<const Luau::AstTypeFunction*> functionsOf(Luau::AstType* type) {
    if (auto* group = type ? type->as<Luau::AstTypeGroup>() : nullptr)
        return functionsOf(group->type);
    if (auto* function = type ? type->as<Luau::AstTypeFunction>() : nullptr)
        return {function};
    std::vector<const Luau::AstTypeFunction*> functions;
    if (auto* overloads = type ? type->as<Luau::AstTypeIntersection>() : nullptr)
        for (Luau::AstType* part : overloads->types)
            for (const Luau::AstTypeFunction* function : functionsOf(part))
                functions.push_back(function);
    return functions;
}

std::string aliasIn(const Luau::AstType* type) {
    const auto* reference = type ? type->as<Luau::AstTypeReference>() : nullptr;
    return reference && !reference->hasParameterList ? reference->name.value : "";
}

std::string aliasOfResult(Luau::AstType* function, size_t index) {
    const auto functions = functionsOf(function);
    if (functions.size() != 1 || functions[0]->generics.size > 0)
        return "";
    auto* pack = functions[0]->returnTypes->as<Luau::AstTypePackExplicit>();
    const bool hasResult = pack && index < pack->typeList.types.size;
    return hasResult ? aliasIn(pack->typeList.types.data[index]) : "";
}

} // namespace bridge
