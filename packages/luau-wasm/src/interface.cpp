// The interface of a module: what it returns, and its types, with the locations of their declarations.
#include "checker.h"
#include "describe-types.h"

#include "Luau/Ast.h"
#include "Luau/TypePack.h"

using namespace bridge;

namespace {

// The expression that a file returns at its end: `module.returnType` is that of its first `return`, which may
// be in a block.
std::optional<Luau::TypeId> returnedType(const Luau::Module& module, const Luau::SourceModule& source) {
    for (Luau::AstStat* statement : source.root->body)
        if (auto* last = statement->as<Luau::AstStatReturn>(); last && last->list.size > 0)
            return typeOfValue(module, last->list.data[0]);
    return std::nullopt;
}

// The types that are written as `typeof(…)`, or `setmetatable<…>`.
struct FindTypeofs : VisitTypes {
    using VisitTypes::visit;
    bool visit(Luau::AstTypeTypeof* type) override {
        types.push_back(type);
        return true;
    }
    bool visit(Luau::AstTypeReference* type) override {
        if (!type->prefix && type->name == "setmetatable")
            types.push_back(type);
        return true;
    }
    std::vector<Luau::AstType*> types;
};

void writeTypeofs(
    Json& json, DescribeTypes& types, const Luau::Module& module, const Luau::SourceModule& source) {
    FindTypeofs all;
    source.root->visit(&all);
    json.key("typeofs").open('[');
    for (Luau::AstType* written : all.types)
        if (auto* type = module.astResolvedTypes.find(written)) {
            writeRange(json.open('{').field("type", types.show(*type)), written->location);
            json.close('}');
        }
    json.close(']');
}

// Checks a source, if it has changed since it was checked. Returns false if Luau gives up on it.
bool check(const std::string& main, double seconds) {
    Luau::FrontendOptions options = optionsOf(seconds);
    options.runLintChecks = false;
    try {
        if (checker->frontend.check(main, options).timeoutHits.empty())
            return true;
    } catch (const Luau::InternalCompilerError&) {
    }
    // A later check would use the incomplete types.
    checker->frontend.clear();
    return false;
}

void writeInterface(Json& json, const std::string& main) {
    const Luau::ModulePtr module = checker->moduleOf(main);
    const Luau::SourceModule* source = checker->frontend.getSourceModule(main);
    if (!module || !source || !source->root)
        return;
    DescribeTypes types(json, main);
    if (const auto type = returnedType(*module, *source))
        json.field("returns", types.show(*type));
    writeTypeofs(json, types, *module, *source);
    types.write();
}

} // namespace

// Describes what a module returns; `{}` if Luau gives up on it.
BRIDGE_EXPORT void checker_interface(const char* name, size_t length, double seconds) {
    const std::string main(name, length);
    respond([&](Json& json) {
        if (check(main, seconds))
            writeInterface(json, main);
    });
}
