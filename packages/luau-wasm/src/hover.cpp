// Hover: the type and the documentation symbol of what is at a position.
#include "checker.h"
#include "print-type.h"

#include "Luau/AstQuery.h"
#include "Luau/Scope.h"
#include "Luau/ToString.h"

using namespace bridge;

namespace {

// The name of a variable or property; empty for any other expression.
std::string nameOf(Luau::ExprOrLocal node) {
    if (Luau::AstExpr* expr = node.getExpr())
        return nameOfExpression(*expr);
    const std::optional<Luau::AstName> name = node.getName();
    return name && name->value ? name->value : "";
}

const Luau::AstLocal* localOf(Luau::ExprOrLocal node) {
    if (Luau::AstExpr* expr = node.getExpr())
        if (auto* use = expr->as<Luau::AstExprLocal>())
            return use->local;
    return node.getLocal();
}

// The type of a declared variable or parameter: Luau's own query returns that of the expression around it.
std::optional<Luau::TypeId> typeOfLocal(const Luau::Module& module, Luau::AstLocal* local) {
    for (const auto& [location, scope] : module.scopes)
        if (auto binding = scope->bindings.find(local); binding != scope->bindings.end())
            return binding->second.typeId;
    return std::nullopt;
}

struct Hovered {
    const Luau::SourceModule& source;
    const Luau::Module& module;
    Luau::ExprOrLocal node;
    Luau::TypeId type;
    std::optional<std::string> symbol;
};

std::string textOf(Hovered hovered) {
    const std::string name = nameOf(hovered.node);
    const Luau::TypeId type = hovered.type;
    const auto declared = functionsOf(checker->declarations.find(hovered.symbol));
    if (declared.size() == 1 && !name.empty())
        return "function " + name + printGenerics(*declared[0]) + printParameters(*declared[0]) + ": " +
               printReturns(*declared[0]);
    Luau::ToStringOptions options;
    options.functionTypeArguments = true;
    if (const auto* function = Luau::get<Luau::FunctionType>(type); function && !name.empty())
        return "function " + Luau::toStringNamedFunction(name, *function, options);
    const Luau::AstLocal* local = localOf(hovered.node);
    const std::string text =
        local ? typeText(type, hovered.source, hovered.module, *local) : typeText(type, hovered.symbol);
    // A module is shown as its name: its content would take a page.
    if (isNameOf(text, name))
        return text == "typeof(" + name + ")" ? name : text;
    return name.empty() ? text : name + ": " + text;
}

void writeHover(Json& json, const std::string& main, Luau::Position position) {
    const Luau::SourceModule* source = checker->frontend.getSourceModule(main);
    const Luau::ModulePtr module = checker->moduleOf(main);
    if (!source || !module)
        return;
    Luau::ExprOrLocal node = Luau::findExprOrLocalAtPosition(*source, position);
    Luau::AstLocal* local = node.getLocal();
    const std::optional<Luau::TypeId> type =
        local ? typeOfLocal(*module, local) : Luau::findTypeAtPosition(*module, *source, position);
    const std::optional<Luau::Location> location = node.getLocation();
    if (!type || !location)
        return;
    const auto symbol =
        local ? std::nullopt : Luau::getDocumentationSymbolAtPosition(*source, *module, position);
    json.field("text", textOf({*source, *module, node, Luau::follow(*type), symbol}));
    if (symbol)
        json.field("symbol", *symbol);
    writeRange(json, *location);
}

} // namespace

// Describes the expression at a position of a source that was checked; `{}` if there is none.
BRIDGE_EXPORT void checker_hover(const char* name, size_t length, int line, int column) {
    const std::string main(name, length);
    respond([&](Json& json) {
        writeHover(json, main, {unsigned(line), unsigned(column)});
    });
}
