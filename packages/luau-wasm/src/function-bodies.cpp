// Finds functions and table types in sources, and the types of what functions return.
#include "function-bodies.h"

#include "checker.h"

#include "Luau/TypePack.h"

namespace bridge {

namespace {

// The `return` statements of a function, without those of functions in it.
struct FindReturns : Luau::AstVisitor {
    bool visit(Luau::AstStatReturn* statement) override {
        for (Luau::AstExpr* value : statement->list)
            values.push_back(value);
        return false;
    }
    bool visit(Luau::AstExprFunction*) override {
        return false;
    }
    std::vector<Luau::AstExpr*> values;
};

} // namespace

struct FindWritten : VisitTypes {
    using VisitTypes::visit;
    FindWritten(WrittenSources::Found& found)
        : found(found) {
    }
    bool visit(Luau::AstExprFunction* function) override {
        found.functions[function->location.begin] = function;
        return true;
    }
    bool visit(Luau::AstTypeTable* type) override {
        found.tableTypes.insert(type->location.begin);
        return true;
    }
    WrittenSources::Found& found;
};

std::optional<Luau::TypeId> typeOfValue(const Luau::Module& module, Luau::AstExpr* value) {
    if (auto* type = module.astTypes.find(value))
        return Luau::follow(*type);
    auto* pack = module.astTypePacks.find(value);
    return pack ? Luau::first(*pack) : std::nullopt;
}

const WrittenSources::Found* WrittenSources::in(const Luau::ModuleName& name) {
    const Luau::SourceModule* source = checker->frontend.getSourceModule(name);
    if (!source || !source->root)
        return nullptr;
    const auto [inModule, isNew] = found.emplace(name, Found());
    if (isNew) {
        FindWritten all(inModule->second);
        source->root->visit(&all);
    }
    return &inModule->second;
}

const Luau::AstExprFunction* WrittenSources::functionAt(
    const Luau::ModuleName& name, const Luau::Position& begin) {
    const Found* all = in(name);
    if (!all)
        return nullptr;
    const auto function = all->functions.find(begin);
    return function == all->functions.end() ? nullptr : function->second;
}

bool WrittenSources::isWritten(const Luau::TableType& table) {
    const Found* all = in(table.definitionModuleName);
    return !all || all->tableTypes.count(table.definitionLocation.begin) > 0;
}

std::vector<Luau::TypeId> returnedTypes(const Luau::ModuleName& name, const Luau::AstExprFunction& function) {
    FindReturns returns;
    function.body->visit(&returns);
    const Luau::ModulePtr module = checker->moduleOf(name);
    std::vector<Luau::TypeId> types;
    for (Luau::AstExpr* value : returns.values)
        if (const auto type = module ? typeOfValue(*module, value) : std::nullopt)
            types.push_back(*type);
    return types;
}

} // namespace bridge
