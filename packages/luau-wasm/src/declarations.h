// The declared types of symbols, as they are written in definitions.
#pragma once

#include "Luau/Ast.h"
#include "Luau/Module.h"

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace bridge {

// The declared types of symbols, by documentation symbol. Luau's own types have lost the names of aliases.
class Declarations {
public:
    // Adds the declarations of a definition file, whose tree is kept.
    void add(const std::string& package, const Luau::SourceModule& source);

    // Null for a symbol that is not declared.
    Luau::AstType* find(const std::optional<std::string>& symbol) const;

private:
    void addType(const std::string& symbol, Luau::AstType* type);

    std::unordered_map<std::string, Luau::AstType*> types;
    std::vector<std::shared_ptr<Luau::Allocator>> trees;
};

// The declared functions: none, one, or the overloads.
std::vector<const Luau::AstTypeFunction*> functionsOf(Luau::AstType* type);

// The name that stands for one type, `TimerId`; empty for any other.
std::string aliasIn(const Luau::AstType* type);

// The name in the type of a function's result; `index` is from 0.
std::string aliasOfResult(Luau::AstType* function, size_t index);

} // namespace bridge
