// Creates the checker, loads definitions and sources.
#include "checker.h"

#include "Luau/Ast.h"
#include "Luau/BuiltinDefinitions.h"

namespace bridge {

std::unique_ptr<Checker> checker;

namespace {

// Ends the name of a module that is not there, but below which others may be: `script.Parent`.
const char OBJECT = '\x01';

// What a step adds to a path of objects: `X` of `script.X`, `script["X"]`, `script:WaitForChild("X")`.
std::string stepOf(Luau::AstExpr* node) {
    if (const std::string name = nameOfExpression(*node); !name.empty())
        return name;
    const auto* index = node->as<Luau::AstExprIndexExpr>();
    const auto* call = node->as<Luau::AstExprCall>();
    Luau::AstExpr* key = index ? index->index : call && call->args.size > 0 ? call->args.data[0] : nullptr;
    const auto* text = key ? key->as<Luau::AstExprConstantString>() : nullptr;
    if (!text)
        return "";
    const std::string name(text->value.data, text->value.size);
    const bool isAncestor = call && nameOfExpression(*call->func) == "FindFirstAncestor";
    return isAncestor ? "(" + name + ")" : name;
}

} // namespace

std::optional<Luau::SourceCode> Sources::readSource(const Luau::ModuleName& name) {
    // An object that is not a module may be anything.
    if (name.find(OBJECT) != std::string::npos)
        return Luau::SourceCode{"return nil :: any", Luau::SourceCode::Module};
    const auto source = texts.find(name);
    if (source == texts.end())
        return std::nullopt;
    return Luau::SourceCode{source->second, Luau::SourceCode::Module};
}

// Called for each step of a path of objects.
std::optional<Luau::ModuleInfo> Sources::resolveModule(
    const Luau::ModuleInfo* context, Luau::AstExpr* node, const Luau::TypeCheckLimits&) {
    if (!context)
        return std::nullopt;
    std::string module;
    if (auto* path = node->as<Luau::AstExprConstantString>())
        return resolve(context->name, {path->value.data, path->value.size}, module)
                   ? std::optional(Luau::ModuleInfo{module})
                   : std::nullopt;
    const std::string step = hasObjects ? stepOf(node) : "";
    if (step.empty())
        return std::nullopt;
    const size_t at = context->name.find(OBJECT);
    const std::string from = context->name.substr(0, at);
    const bool isRoot = node->is<Luau::AstExprGlobal>();
    const std::string base = isRoot                    ? ""
                             : at == std::string::npos ? "script."
                                                       : context->name.substr(at + 1) + ".";
    // The last step decides; a module is the root of the steps below it.
    const std::string path = OBJECT + base + step;
    return Luau::ModuleInfo{!isRoot && resolve(from, path, module) ? module : from + path};
}

Luau::FrontendOptions optionsOf(double seconds) {
    Luau::FrontendOptions options;
    options.retainFullTypeGraphs = true;
    options.runLintChecks = true;
    options.moduleTimeLimitSec = seconds;
    return options;
}

std::string nameOfExpression(const Luau::AstExpr& expression) {
    Luau::AstName name;
    if (const auto* index = expression.as<Luau::AstExprIndexName>())
        name = index->index;
    else if (const auto* global = expression.as<Luau::AstExprGlobal>())
        name = global->name;
    else if (const auto* local = expression.as<Luau::AstExprLocal>())
        name = local->local->name;
    return name.value ? name.value : "";
}

namespace {
// The time limit of a check without one of its own.
const double DEFAULT_SECONDS = 10;

void registerBuiltins(Luau::Frontend& frontend, Luau::GlobalTypes& globals, bool forAutocomplete) {
    Luau::unfreeze(globals.globalTypes);
    Luau::registerBuiltinGlobals(frontend, globals, forAutocomplete);
    Luau::freeze(globals.globalTypes);
}
} // namespace

Checker::Checker(bool isNewSolver, Luau::Mode mode)
    : frontend(&sources, &settings, optionsOf(DEFAULT_SECONDS))
    , isNewSolver(isNewSolver) {
    settings.config.mode = mode;
    frontend.setLuauSolverMode(isNewSolver ? Luau::SolverMode::New : Luau::SolverMode::Old);
    registerBuiltins(frontend, frontend.globals, false);
}

Luau::ModulePtr Checker::moduleOf(const Luau::ModuleName& name) {
    return frontend.moduleResolver.getModule(name);
}

Luau::LoadDefinitionFileResult Checker::load(const Definitions& definitions, bool forAutocomplete) {
    Luau::GlobalTypes& globals = forAutocomplete ? frontend.globalsForAutocomplete : frontend.globals;
    // An engine may declare `require` for its documentation. The built-in one knows the types of modules.
    auto& bindings = globals.globalScope->bindings;
    const Luau::AstName name = globals.globalNames.names->getOrAdd("require");
    const Luau::Binding require = bindings[name];
    Luau::unfreeze(globals.globalTypes);
    auto result = frontend.loadDefinitionFile(
        globals, globals.globalScope, definitions.text, definitions.package, false, forAutocomplete);
    Luau::freeze(globals.globalTypes);
    bindings[name] = require;
    if (!result.success)
        return result;
    nameModules(*globals.globalScope, definitions.package, *result.sourceModule.root);
    if (forAutocomplete)
        return result;
    loaded.push_back(definitions);
    declarations.add(definitions.package, result.sourceModule);
    return result;
}

void Checker::prepareCompletion() {
    if (isNewSolver || isCompletionPrepared)
        return;
    isCompletionPrepared = true;
    registerBuiltins(frontend, frontend.globalsForAutocomplete, true);
    for (const Definitions& definitions : loaded)
        load(definitions, true);
}

} // namespace bridge

using namespace bridge;

// With `hasObjects`, `require` also accepts paths of objects: `script.Parent.X`.
BRIDGE_EXPORT void checker_open(int isNewSolver, int mode, int hasObjects) {
    setFlags();
    respond([&](Json&) {
        checker = std::make_unique<Checker>(isNewSolver != 0, Luau::Mode(mode));
        checker->sources.hasObjects = hasObjects != 0;
    });
}

// Removes all sources, and their inferred types.
BRIDGE_EXPORT void checker_clear() {
    checker->frontend.clear();
    checker->sources.texts.clear();
}

// Adds or replaces a source. Inferred types of other sources are kept, unless they require it and it has
// changed.
BRIDGE_EXPORT void checker_add(const char* name, size_t nameLength, const char* text, size_t textLength) {
    const std::string source(name, nameLength);
    std::string contents(text, textLength);
    std::string& current = checker->sources.texts[source];
    if (current == contents)
        return;
    current = std::move(contents);
    checker->frontend.markDirty(source);
}
