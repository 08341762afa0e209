// Signature help: the parameters of the call around a position.
#include "checker.h"
#include "print-type.h"

#include "Luau/AstQuery.h"
#include "Luau/ToString.h"
#include "Luau/TypePack.h"

using namespace bridge;

namespace {

// The innermost call whose parentheses contain the position.
const Luau::AstExprCall* callAt(const Luau::SourceModule& source, Luau::Position position) {
    const std::vector<Luau::AstNode*> nodes = Luau::findAncestryAtPositionForAutocomplete(source, position);
    for (auto node = nodes.rbegin(); node != nodes.rend(); ++node)
        if (auto* call = (*node)->as<Luau::AstExprCall>(); call && call->argLocation.begin <= position)
            return call;
    return nullptr;
}

size_t argumentAt(const Luau::AstExprCall& call, Luau::Position position) {
    size_t index = 0;
    while (index < call.args.size && call.args.data[index]->location.end < position)
        ++index;
    return index;
}

void writeParameter(Json& json, const std::string& name, const std::string& type) {
    json.open('{').field("name", name).field("type", type).close('}');
}

void writeInferred(Json& json, const Luau::FunctionType& function, bool isMethod) {
    const auto [types, tail] = Luau::flatten(function.argTypes);
    json.key("parameters").open('[');
    for (size_t index = isMethod ? 1 : 0; index < types.size(); ++index) {
        const bool isNamed = index < function.argNames.size() && function.argNames[index];
        writeParameter(json, isNamed ? function.argNames[index]->name : "", typeText(types[index]));
    }
    const auto* variadic = tail ? Luau::get<Luau::VariadicTypePack>(Luau::follow(*tail)) : nullptr;
    if (tail && !(variadic && variadic->hidden))
        writeParameter(json, "...", Luau::toString(*tail));
    json.close(']').field("returns", Luau::toString(function.retTypes));
}

void writeDeclared(Json& json, const Luau::AstTypeFunction& function, bool hasSelf) {
    json.key("parameters").open('[');
    bool isSelf = hasSelf;
    for (const Parameter& parameter : parametersOf(function)) {
        if (!isSelf)
            writeParameter(json, parameter.name, parameter.type);
        isSelf = false;
    }
    json.close(']').field("returns", printReturns(function));
}

std::vector<const Luau::FunctionType*> overloadsOf(Luau::TypeId type) {
    std::vector<const Luau::FunctionType*> functions;
    const auto* overloads = Luau::get<Luau::IntersectionType>(type);
    for (Luau::TypeId part : overloads ? overloads->parts : std::vector<Luau::TypeId>{type})
        if (const auto* function = Luau::get<Luau::FunctionType>(Luau::follow(part)))
            functions.push_back(function);
    return functions;
}

// As it is declared, where that is known. The declaration of a method has no `self`.
void writeSignature(
    Json& json, const Luau::FunctionType& function, const Luau::AstTypeFunction* declared, bool isMethod) {
    const size_t count = Luau::flatten(function.argTypes).first.size();
    const size_t declaredCount = declared ? declared->argTypes.types.size : 0;
    if (declared && declaredCount == count)
        writeDeclared(json, *declared, isMethod);
    else if (declared && isMethod && declaredCount + 1 == count)
        writeDeclared(json, *declared, false);
    else
        writeInferred(json, function, isMethod);
}

void writeSignatures(Json& json, Luau::TypeId type, const std::optional<std::string>& symbol, bool isMethod) {
    const auto inferred = overloadsOf(type);
    const auto declared = functionsOf(checker->declarations.find(symbol));
    json.key("signatures").open('[');
    for (size_t index = 0; index < inferred.size(); ++index) {
        json.open('{');
        const bool isDeclared = declared.size() == inferred.size();
        writeSignature(json, *inferred[index], isDeclared ? declared[index] : nullptr, isMethod);
        if (symbol)
            json.field("symbol", *symbol);
        json.close('}');
    }
    json.close(']');
}

void writeCall(Json& json, const std::string& main, Luau::Position position) {
    const Luau::SourceModule* source = checker->frontend.getSourceModule(main);
    const Luau::ModulePtr module = checker->moduleOf(main);
    const Luau::AstExprCall* call = source && module ? callAt(*source, position) : nullptr;
    const Luau::TypeId* type = call ? module->astTypes.find(call->func) : nullptr;
    if (!type)
        return;
    json.field("name", nameOfExpression(*call->func)).field("active", argumentAt(*call, position));
    writeSignatures(json, Luau::follow(*type), symbolOf(*source, *module, *call->func), call->self);
}

} // namespace

// Describes the call around a position of a source that was checked; `{}` if there is none.
BRIDGE_EXPORT void checker_signature(const char* name, size_t length, int line, int column) {
    const std::string main(name, length);
    respond([&](Json& json) {
        writeCall(json, main, {unsigned(line), unsigned(column)});
    });
}
