// The functions of sources, and the types of what they return.
#pragma once

#include "Luau/Ast.h"
#include "Luau/Module.h"
#include "Luau/Type.h"

#include <map>
#include <optional>
#include <unordered_map>
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

// The known types of all values that a function returns: its own type may only have those of some paths.
std::vector<Luau::TypeId> returnedTypes(
    const Luau::ModuleName& module, const Luau::AstExprFunction& function);

class FunctionBodies {
public:
    // The function that begins at a position of a source; null for a built-in one.
    const Luau::AstExprFunction* at(const Luau::ModuleName& module, const Luau::Position& begin);

private:
    // By where they begin, of each module that was searched.
    using Functions = std::map<Luau::Position, Luau::AstExprFunction*>;
    std::unordered_map<Luau::ModuleName, Functions> functions;
};

} // namespace bridge
