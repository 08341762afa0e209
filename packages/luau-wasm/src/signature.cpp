// Signature help: the parameters of the call around a position.
#include "checker.h"

#include "Luau/AstQuery.h"
#include "Luau/ToString.h"
#include "Luau/TypePack.h"

using namespace bridge;

namespace
{

// The innermost call whose parentheses contain the position.
const Luau::AstExprCall* callAt(const Luau::SourceModule& source, Luau::Position position)
{
    const std::vector<Luau::AstNode*> nodes = Luau::findAncestryAtPositionForAutocomplete(source, position);
    for (auto node = nodes.rbegin(); node != nodes.rend(); ++node)
        if (auto* call = (*node)->as<Luau::AstExprCall>(); call && call->argLocation.begin <= position)
            return call;
    return nullptr;
}

size_t argumentAt(const Luau::AstExprCall& call, Luau::Position position)
{
    size_t index = 0;
    while (index < call.args.size && call.args.data[index]->location.end < position)
        ++index;
    return index;
}

void writeParameters(Json& json, const Luau::FunctionType& function, bool isMethod)
{
    const auto [types, tail] = Luau::flatten(function.argTypes);
    json.key("parameters").open('[');
    for (size_t index = isMethod ? 1 : 0; index < types.size(); ++index)
    {
        const bool isNamed = index < function.argNames.size() && function.argNames[index];
        json.open('{').key("name").string(isNamed ? function.argNames[index]->name : "");
        json.key("type").string(Luau::toString(types[index])).close('}');
    }
    const auto* variadic = tail ? Luau::get<Luau::VariadicTypePack>(Luau::follow(*tail)) : nullptr;
    if (tail && !(variadic && variadic->hidden))
        json.open('{').key("name").string("...").key("type").string(Luau::toString(*tail)).close('}');
    json.close(']');
}

void writeSignature(Json& json, Luau::TypeId type, bool isMethod)
{
    const auto* function = Luau::get<Luau::FunctionType>(Luau::follow(type));
    if (!function)
        return;
    json.open('{');
    writeParameters(json, *function, isMethod);
    json.key("returns").string(Luau::toString(function->retTypes));
    if (type->documentationSymbol)
        json.key("symbol").string(*type->documentationSymbol);
    json.close('}');
}

void writeSignatures(Json& json, Luau::TypeId type, bool isMethod)
{
    json.key("signatures").open('[');
    if (const auto* overloads = Luau::get<Luau::IntersectionType>(type))
        for (Luau::TypeId part : overloads->parts)
            writeSignature(json, part, isMethod);
    else
        writeSignature(json, type, isMethod);
    json.close(']');
}

void writeCall(Json& json, const std::string& main, Luau::Position position)
{
    const Luau::SourceModule* source = checker->frontend.getSourceModule(main);
    const Luau::ModulePtr module = checker->moduleOf(main);
    const Luau::AstExprCall* call = source && module ? callAt(*source, position) : nullptr;
    const Luau::TypeId* type = call ? module->astTypes.find(call->func) : nullptr;
    if (!type)
        return;
    json.key("name").string(nameOfExpression(*call->func));
    json.key("active").number(double(argumentAt(*call, position)));
    writeSignatures(json, Luau::follow(*type), call->self);
}

} // namespace

// Describes the call around a position of a source that was checked; `{}` if there is none.
BRIDGE_EXPORT void checker_signature(const char* name, size_t length, int line, int column)
{
    const std::string main(name, length);
    respond(
        [&](Json& json)
        {
            json.open('{');
            writeCall(json, main, {unsigned(line), unsigned(column)});
            json.close('}');
        });
}
