// Prints types as they are declared: on one line, with the names of aliases.
#pragma once

#include "Luau/Ast.h"

#include <string>
#include <vector>

namespace bridge {

struct Parameter {
    // `...` for any number of them, and empty for one without a name.
    std::string name;
    std::string type;
};

std::string printType(const Luau::AstType& type);

// `<T, U...>`; empty if there are none.
std::string printGenerics(const Luau::AstTypeFunction& function);

std::vector<Parameter> parametersOf(const Luau::AstTypeFunction& function);

// `number`, `(number, string)`, `()`
std::string printReturns(const Luau::AstTypeFunction& function);

// `(parameter: number, ...string)`
std::string printParameters(const Luau::AstTypeFunction& function);

} // namespace bridge
