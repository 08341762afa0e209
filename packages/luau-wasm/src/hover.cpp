// Hover: the type and the documentation symbol of what is at a position.
#include "checker.h"

#include "Luau/AstQuery.h"
#include "Luau/Scope.h"
#include "Luau/ToString.h"

using namespace bridge;

namespace
{

// The name of a variable or property; empty for any other expression.
std::string nameOf(Luau::ExprOrLocal node)
{
    if (Luau::AstExpr* expr = node.getExpr())
        return nameOfExpression(*expr);
    const std::optional<Luau::AstName> name = node.getName();
    return name && name->value ? name->value : "";
}

// The type of a declared variable or parameter: Luau's own query returns that of the expression around it.
std::optional<Luau::TypeId> typeOfLocal(const Luau::Module& module, Luau::AstLocal* local)
{
    for (const auto& [location, scope] : module.scopes)
        if (auto binding = scope->bindings.find(local); binding != scope->bindings.end())
            return binding->second.typeId;
    return std::nullopt;
}

std::string textOf(Luau::TypeId type, const std::string& name)
{
    Luau::ToStringOptions options;
    options.functionTypeArguments = true;
    type = Luau::follow(type);
    if (const auto* function = Luau::get<Luau::FunctionType>(type); function && !name.empty())
        return "function " + Luau::toStringNamedFunction(name, *function, options);
    return name.empty() ? Luau::toString(type, options) : name + ": " + Luau::toString(type, options);
}

void writeHover(Json& json, const std::string& main, Luau::Position position)
{
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
    json.key("text").string(textOf(*type, nameOf(node)));
    if (auto symbol = local ? std::nullopt : Luau::getDocumentationSymbolAtPosition(*source, *module, position))
        json.key("symbol").string(*symbol);
    writeRange(json, *location);
}

} // namespace

// Describes the expression at a position of a source that was checked; `{}` if there is none.
BRIDGE_EXPORT void checker_hover(const char* name, size_t length, int line, int column)
{
    const std::string main(name, length);
    respond(
        [&](Json& json)
        {
            json.open('{');
            writeHover(json, main, {unsigned(line), unsigned(column)});
            json.close('}');
        });
}
