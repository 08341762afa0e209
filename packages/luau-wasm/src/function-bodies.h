// The functions and table types of sources, and the types of what functions return.
#pragma once

#include "Luau/Ast.h"
#include "Luau/Module.h"
#include "Luau/Type.h"

#include <map>
#include <optional>
#include <set>
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

class WrittenSources {
public:
    // The function that begins at a position of a source; null for a built-in one.
    const Luau::AstExprFunction* functionAt(const Luau::ModuleName& module, const Luau::Position& begin);

    // Whether a table type is an annotation, or built-in, as opposed to that of a value.
    bool isWritten(const Luau::TableType& table);

private:
    // By where they begin.
    struct Found {
        std::map<Luau::Position, Luau::AstExprFunction*> functions;
        std::set<Luau::Position> tableTypes;
    };
    // Null for a module without a source.
    const Found* in(const Luau::ModuleName& module);

    std::unordered_map<Luau::ModuleName, Found> found;

    friend struct FindWritten;
};

} // namespace bridge
