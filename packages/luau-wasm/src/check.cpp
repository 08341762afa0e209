// Checks a source: syntax, types, lint.
#include "checker.h"

#include "Luau/Error.h"
#include "Luau/LinterConfig.h"

using namespace bridge;

namespace {

// Only lint warnings have a name.
void writeProblem(Json& json, const std::string& source, const char* kind, const std::string& message,
    const Luau::Location& location, const char* name = nullptr) {
    json.open('{').field("source", source).field("kind", kind);
    if (name)
        json.field("name", name);
    writeRange(json.field("message", message), location);
    json.close('}');
}

void writeError(
    Json& json, const Luau::TypeError& error, const std::string& main, Luau::FileResolver* resolver) {
    const std::string& source = error.moduleName.empty() ? main : error.moduleName;
    if (const auto* syntax = Luau::get<Luau::SyntaxError>(error))
        return writeProblem(json, source, "syntax", syntax->message, error.location);
    const std::string message = Luau::toString(error, Luau::TypeErrorToStringOptions{resolver});
    writeProblem(json, source, "type", message, error.location);
}

void writeCheck(Json& json, const std::string& main, double seconds) {
    const Luau::CheckResult all = checker->frontend.check(main, optionsOf(seconds));
    // Without the errors of the modules that it requires, which the host checks, too.
    const Luau::CheckResult result = checker->frontend.getCheckResult(main, false).value_or(all);
    for (const Luau::TypeError& error : result.errors)
        writeError(json, error, main, &checker->sources);
    for (const auto* warnings : {&result.lintResult.errors, &result.lintResult.warnings})
        for (const auto& [code, location, text] : *warnings)
            writeProblem(json, main, "lint", text, location, Luau::LintWarning::getName(code));
    // A later check would use the incomplete types.
    if (!all.timeoutHits.empty())
        checker->frontend.clear();
    for (const Luau::ModuleName& name : all.timeoutHits)
        writeProblem(json, name, "timeout", "The check took too long.", Luau::Location());
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
            writeProblem(json, error.moduleName.value_or(main), "internal", error.message,
                error.location.value_or(Luau::Location()));
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
        for (const Luau::ParseError& error : result.parseResult.errors)
            writeProblem(json, definitions.package, "syntax", error.getMessage(), error.getLocation());
        if (result.module)
            for (const Luau::TypeError& error : result.module->errors)
                writeError(json, error, definitions.package, nullptr);
        json.close(']');
        writeAliasesOf(json, result.module);
    });
}
