// Creates the checker, loads definitions and sources.
#include "checker.h"

#include "Luau/Ast.h"
#include "Luau/BuiltinDefinitions.h"

namespace bridge
{

std::unique_ptr<Checker> checker;

std::optional<Luau::SourceCode> Sources::readSource(const Luau::ModuleName& name)
{
    auto found = texts.find(name);
    if (found == texts.end())
        return std::nullopt;
    return Luau::SourceCode{found->second, Luau::SourceCode::Module};
}

std::optional<Luau::ModuleInfo> Sources::resolveModule(
    const Luau::ModuleInfo* context, Luau::AstExpr* node, const Luau::TypeCheckLimits&)
{
    auto* path = node->as<Luau::AstExprConstantString>();
    std::string found;
    if (!path || !context || !resolve(context->name, {path->value.data, path->value.size}, found))
        return std::nullopt;
    return Luau::ModuleInfo{found};
}

Luau::FrontendOptions optionsOf(double seconds)
{
    Luau::FrontendOptions options;
    options.retainFullTypeGraphs = true;
    options.runLintChecks = true;
    options.moduleTimeLimitSec = seconds;
    return options;
}

std::string nameOfExpression(const Luau::AstExpr& expression)
{
    Luau::AstName name;
    if (const auto* index = expression.as<Luau::AstExprIndexName>())
        name = index->index;
    else if (const auto* global = expression.as<Luau::AstExprGlobal>())
        name = global->name;
    else if (const auto* local = expression.as<Luau::AstExprLocal>())
        name = local->local->name;
    return name.value ? name.value : "";
}

namespace
{
// How long a check may take if its caller gives no limit.
const double DEFAULT_SECONDS = 10;

void registerBuiltins(Luau::Frontend& frontend, Luau::GlobalTypes& globals, bool forAutocomplete)
{
    Luau::unfreeze(globals.globalTypes);
    Luau::registerBuiltinGlobals(frontend, globals, forAutocomplete);
    Luau::freeze(globals.globalTypes);
}
} // namespace

Checker::Checker(bool isNewSolver, Luau::Mode mode)
    : frontend(&sources, &settings, optionsOf(DEFAULT_SECONDS))
    , isNewSolver(isNewSolver)
{
    settings.config.mode = mode;
    frontend.setLuauSolverMode(isNewSolver ? Luau::SolverMode::New : Luau::SolverMode::Old);
    registerBuiltins(frontend, frontend.globals, false);
}

Luau::ModulePtr Checker::moduleOf(const Luau::ModuleName& name)
{
    return frontend.moduleResolver.getModule(name);
}

Luau::LoadDefinitionFileResult Checker::load(const Definitions& definitions, bool forAutocomplete)
{
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

void Checker::prepareCompletion()
{
    if (isNewSolver || isCompletionPrepared)
        return;
    isCompletionPrepared = true;
    registerBuiltins(frontend, frontend.globalsForAutocomplete, true);
    for (const Definitions& definitions : loaded)
        load(definitions, true);
}

} // namespace bridge

using namespace bridge;

BRIDGE_EXPORT void checker_open(int isNewSolver, int mode)
{
    setFlags();
    respond(
        [&](Json& json)
        {
            checker = std::make_unique<Checker>(isNewSolver != 0, Luau::Mode(mode));
            json.open('{').close('}');
        });
}

// Forgets all sources, and what was inferred about them.
BRIDGE_EXPORT void checker_clear()
{
    checker->frontend.clear();
    checker->sources.texts.clear();
}

// Adds or replaces a source. What was inferred about others is kept, unless they require it and it has
// changed.
BRIDGE_EXPORT void checker_add(const char* name, size_t nameLength, const char* text, size_t textLength)
{
    const std::string source(name, nameLength);
    std::string contents(text, textLength);
    std::string& known = checker->sources.texts[source];
    if (known == contents)
        return;
    known = std::move(contents);
    checker->frontend.markDirty(source);
}
