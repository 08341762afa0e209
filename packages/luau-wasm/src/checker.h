// The one type checker of an instance.
#pragma once

#include "bridge.h"
#include "declarations.h"

#include "Luau/AstQuery.h"
#include "Luau/Frontend.h"
#include "Luau/Scope.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace bridge {

// Sources in memory; the host resolves `require`.
struct Sources : Luau::FileResolver {
    std::optional<Luau::SourceCode> readSource(const Luau::ModuleName& name) override;
    std::optional<Luau::ModuleInfo> resolveModule(
        const Luau::ModuleInfo* context, Luau::AstExpr* node, const Luau::TypeCheckLimits& limits) override;

    std::unordered_map<Luau::ModuleName, std::string> texts;
    bool hasObjects = false;
};

// One mode for all sources; a `--!strict` in a source has precedence.
struct Settings : Luau::ConfigResolver {
    const Luau::Config& getConfig(const Luau::ModuleName&, const Luau::TypeCheckLimits&) const override {
        return config;
    }

    Luau::Config config;
};

struct Definitions {
    std::string package;
    std::string text;
};

struct Checker {
    Checker(bool isNewSolver, Luau::Mode mode);

    // Returns the module of a source; null if it was never checked.
    Luau::ModulePtr moduleOf(const Luau::ModuleName& name);

    // Loads definitions into the globals of checking, or with the old solver into those of completion.
    Luau::LoadDefinitionFileResult load(const Definitions& definitions, bool forAutocomplete);

    // With the old solver, completion has globals of its own, which are prepared on first use.
    void prepareCompletion();

    Sources sources;
    Settings settings;
    Luau::Frontend frontend;
    Declarations declarations;
    const bool isNewSolver;

private:
    std::vector<Definitions> loaded;
    bool isCompletionPrepared = false;
};

// The instance's checker. Null before `checker_open`.
extern std::unique_ptr<Checker> checker;

// Options of a check that ends after `seconds`.
Luau::FrontendOptions optionsOf(double seconds);

// The name of a variable, or of a property; empty for any other expression.
std::string nameOfExpression(const Luau::AstExpr& expression);

// names.cpp

// Names the tables of functions that definitions declare after their globals, and gives their members, at any
// depth, documentation symbols: Luau does so for one level.
void nameModules(
    const Luau::Scope& globals, const std::string& package, const Luau::AstStatBlock& definitions);

// Whether a type's text is the name of the module that it is the type of: `love.graphics`, `typeof(math)`.
bool isNameOf(const std::string& type, const std::string& module);

// Writes the unions that have names: Luau itself shows their members.
void writeAliases(Json& json, const Luau::Scope& scope);

// The documentation symbol of a variable, or of a property.
std::optional<std::string> symbolOf(
    const Luau::SourceModule& source, const Luau::Module& module, const Luau::AstExpr& expression);

// A type as text, with the names of parameters.
std::string typeText(Luau::TypeId type);

// The type of a symbol, as its declaration names it.
std::string typeText(Luau::TypeId type, const std::optional<std::string>& symbol);

// The type of a variable, as its declaration names it, or that of the function that returned it.
std::string typeText(Luau::TypeId type, const Luau::SourceModule& source, const Luau::Module& module,
    const Luau::AstLocal& local);

// Writes a location as `"range": [line, column, line, column]`, from 0, in bytes.
void writeRange(Json& json, const Luau::Location& location);

} // namespace bridge
