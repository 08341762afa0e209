// Finds functions in sources, and the types of what they return.
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

// Finds the functions of a source, by where they begin.
struct FindFunctions : VisitTypes {
    using VisitTypes::visit;
    bool visit(Luau::AstExprFunction* function) override {
        byBegin[function->location.begin] = function;
        return true;
    }
    std::map<Luau::Position, Luau::AstExprFunction*> byBegin;
};

} // namespace

std::optional<Luau::TypeId> typeOfValue(const Luau::Module& module, Luau::AstExpr* value) {
    if (auto* type = module.astTypes.find(value))
        return Luau::follow(*type);
    auto* pack = module.astTypePacks.find(value);
    return pack ? Luau::first(*pack) : std::nullopt;
}

const Luau::AstExprFunction* FunctionBodies::at(const Luau::ModuleName& name, const Luau::Position& begin) {
    const Luau::SourceModule* source = checker->frontend.getSourceModule(name);
    if (!source || !source->root)
        return nullptr;
    const auto [inModule, isNew] = functions.emplace(name, Functions());
    if (isNew) {
        FindFunctions all;
        source->root->visit(&all);
        inModule->second = std::move(all.byBegin);
    }
    const auto function = inModule->second.find(begin);
    return function == inModule->second.end() ? nullptr : function->second;
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
