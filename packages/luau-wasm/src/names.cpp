// Names of types. Luau itself only has names for tables and extern types.
#include "checker.h"
#include "print-type.h"

#include "Luau/ToString.h"
#include "Luau/TypePack.h"

namespace bridge {

namespace {

bool isModule(const Luau::AstTypeTable& table) {
    if (table.indexer)
        return false;
    for (const Luau::AstTableProp& property : table.props) {
        auto* inner = property.type->as<Luau::AstTypeTable>();
        if (!functionsOf(property.type).empty() || (inner && isModule(*inner)))
            return true;
    }
    return false;
}

void nameModule(Luau::TypeId type, const Luau::AstTypeTable& declared, const std::string& package,
    const std::string& path) {
    auto* table = Luau::getMutable<Luau::TableType>(Luau::follow(type));
    if (!table || !isModule(declared))
        return;
    table->name = path;
    for (const Luau::AstTableProp& property : declared.props) {
        const auto named = table->props.find(property.name.value);
        if (named == table->props.end())
            continue;
        const std::string inner = path + "." + property.name.value;
        named->second.documentationSymbol = package + "/global/" + inner;
        if (auto* part = property.type->as<Luau::AstTypeTable>(); part && named->second.readTy)
            nameModule(*named->second.readTy, *part, package, inner);
    }
}

// Finds the value that a variable begins with: which expression, and which of its results.
struct FindValue : Luau::AstVisitor {
    explicit FindValue(const Luau::AstLocal& local)
        : local(local) {
    }

    bool visit(Luau::AstStatLocal* statement) override {
        for (size_t index = 0; index < statement->vars.size; ++index) {
            const size_t values = statement->values.size;
            if (statement->vars.data[index] != &local || values == 0)
                continue;
            const size_t at = index < values ? index : values - 1;
            value = statement->values.data[at];
            result = index - at;
        }
        return true;
    }

    const Luau::AstLocal& local;
    const Luau::AstExpr* value = nullptr;
    size_t result = 0;
};

std::string aliasOf(
    const Luau::SourceModule& source, const Luau::Module& module, const Luau::AstLocal& local) {
    if (local.annotation)
        return aliasIn(local.annotation);
    FindValue finder(local);
    source.root->visit(&finder);
    if (!finder.value)
        return "";
    const Declarations& declarations = checker->declarations;
    if (auto* call = finder.value->as<Luau::AstExprCall>())
        return aliasOfResult(declarations.find(symbolOf(source, module, *call->func)), finder.result);
    return finder.result == 0 ? aliasIn(declarations.find(symbolOf(source, module, *finder.value))) : "";
}

// An alias of a primitive type leaves no trace in what Luau infers.
std::string orAlias(Luau::TypeId type, const std::string& alias) {
    const bool isNameless = Luau::get<Luau::PrimitiveType>(Luau::follow(type)) != nullptr;
    return isNameless && !alias.empty() ? alias : typeText(type);
}

} // namespace

void nameModules(
    const Luau::Scope& globals, const std::string& package, const Luau::AstStatBlock& definitions) {
    for (Luau::AstStat* statement : definitions.body) {
        auto* global = statement->as<Luau::AstStatDeclareGlobal>();
        auto* table = global ? global->type->as<Luau::AstTypeTable>() : nullptr;
        const auto binding = table ? globals.linearSearchForBinding(global->name.value, false) : std::nullopt;
        if (binding)
            nameModule(binding->typeId, *table, package, global->name.value);
    }
}

bool isNameOf(const std::string& type, const std::string& module) {
    if (type == module || type == "typeof(" + module + ")")
        return true;
    const std::string end = "." + module;
    return type.size() > end.size() && type.compare(type.size() - end.size(), end.size(), end) == 0;
}

void writeAliases(Json& json, const Luau::Scope& scope) {
    json.key("aliases").open('[');
    for (const auto* bindings : {&scope.exportedTypeBindings, &scope.privateTypeBindings})
        for (const auto& [name, alias] : *bindings) {
            const auto* all = alias.typeParams.empty() && alias.typePackParams.empty()
                                  ? Luau::get<Luau::UnionType>(Luau::follow(alias.type))
                                  : nullptr;
            if (!all)
                continue;
            json.open('{').field("name", name).list("members", all, [&](Luau::TypeId member) {
                json.string(Luau::toString(member));
            });
            json.close('}');
        }
    json.close(']');
}

std::optional<std::string> symbolOf(
    const Luau::SourceModule& source, const Luau::Module& module, const Luau::AstExpr& expression) {
    const auto* index = expression.as<Luau::AstExprIndexName>();
    const Luau::Location place = index ? index->indexLocation : expression.location;
    return Luau::getDocumentationSymbolAtPosition(source, module, place.begin);
}

std::string typeText(Luau::TypeId type) {
    Luau::ToStringOptions options;
    options.functionTypeArguments = true;
    return Luau::toString(type, options);
}

std::string typeText(Luau::TypeId type, const std::optional<std::string>& symbol) {
    Luau::AstType* declared = checker->declarations.find(symbol);
    return functionsOf(declared).empty() ? orAlias(type, aliasIn(declared)) : printType(*declared);
}

std::string typeText(Luau::TypeId type, const Luau::SourceModule& source, const Luau::Module& module,
    const Luau::AstLocal& local) {
    return orAlias(type, aliasOf(source, module, local));
}

} // namespace bridge
