// Checks a source: syntax, types, lint.
#include "checker.h"

#include "Luau/Error.h"
#include "Luau/LinterConfig.h"

using namespace bridge;

namespace {

void writeError(
    Json& json, const Luau::TypeError& error, const std::string& main, Luau::FileResolver* resolver) {
    const auto* syntax = Luau::get<Luau::SyntaxError>(error);
    json.open('{').key("source").string(error.moduleName.empty() ? main : error.moduleName);
    json.key("kind").string(syntax ? "syntax" : "type");
    json.key("message").string(
        syntax ? syntax->message : Luau::toString(error, Luau::TypeErrorToStringOptions{resolver}));
    writeRange(json, error.location);
    json.close('}');
}

void writeWarning(Json& json, const Luau::LintWarning& warning, const std::string& main) {
    json.open('{').key("source").string(main).key("kind").string("lint");
    json.key("name").string(Luau::LintWarning::getName(warning.code));
    json.key("message").string(warning.text);
    writeRange(json, warning.location);
    json.close('}');
}

// An internal error of the analysis has a message and, sometimes, a place.
void writeInternal(Json& json, const Luau::InternalCompilerError& error, const std::string& main) {
    json.open('{').key("source").string(error.moduleName.value_or(main));
    json.key("kind").string("internal").key("message").string(error.message);
    writeRange(json, error.location.value_or(Luau::Location()));
    json.close('}');
}

void writeCheck(Json& json, const std::string& main, double seconds) {
    const Luau::CheckResult all = checker->frontend.check(main, optionsOf(seconds));
    // Without the errors of the modules that it requires, which the host checks, too.
    const Luau::CheckResult result = checker->frontend.getCheckResult(main, false).value_or(all);
    for (const Luau::TypeError& error : result.errors)
        writeError(json, error, main, &checker->sources);
    for (const Luau::LintWarning& warning : result.lintResult.errors)
        writeWarning(json, warning, main);
    for (const Luau::LintWarning& warning : result.lintResult.warnings)
        writeWarning(json, warning, main);
    // A later check would use the incomplete types.
    if (!all.timeoutHits.empty())
        checker->frontend.clear();
    for (const Luau::ModuleName& name : all.timeoutHits) {
        json.open('{').key("source").string(name).key("kind").string("timeout");
        json.key("message").string("The check took too long.");
        writeRange(json, Luau::Location());
        json.close('}');
    }
}

// The unions that a module has named.
void writeAliasesOf(Json& json, const Luau::ModulePtr& module) {
    if (module && module->hasModuleScope())
        writeAliases(json, *module->getModuleScope());
}

} // namespace

namespace bridge {

void writeRange(Json& json, const Luau::Location& location) {
    json.key("range").open('[');
    json.number(location.begin.line).number(location.begin.column);
    json.number(location.end.line).number(location.end.column);
    json.close(']');
}

} // namespace bridge

// Checks a source.
BRIDGE_EXPORT void checker_check(const char* name, size_t length, double seconds) {
    const std::string main(name, length);
    respond([&](Json& json) {
        json.key("diagnostics").open('[');
        try {
            writeCheck(json, main, seconds);
        } catch (const Luau::InternalCompilerError& error) {
            checker->frontend.clear();
            writeInternal(json, error, main);
        }
        json.close(']');
        writeAliasesOf(json, checker->moduleOf(main));
    });
}

// Loads definitions, for all later checks. Reports their errors; the definitions then have no effect.
BRIDGE_EXPORT void checker_define(
    const char* package, size_t packageLength, const char* text, size_t textLength) {
    const Definitions definitions{std::string(package, packageLength), std::string(text, textLength)};
    respond([&](Json& json) {
        const Luau::LoadDefinitionFileResult result = checker->load(definitions, false);
        json.key("diagnostics").open('[');
        for (const Luau::ParseError& error : result.parseResult.errors) {
            json.open('{').key("source").string(definitions.package).key("kind").string("syntax");
            json.key("message").string(error.getMessage());
            writeRange(json, error.getLocation());
            json.close('}');
        }
        if (result.module)
            for (const Luau::TypeError& error : result.module->errors)
                writeError(json, error, definitions.package, nullptr);
        json.close(']');
        writeAliasesOf(json, result.module);
    });
}
