// Prints types as they are declared.
#include "print-type.h"

#include "checker.h"

#include "Luau/StringUtils.h"

namespace bridge {

namespace {

using Texts = std::vector<std::string>;

std::string printTail(const Luau::AstTypePack& pack) {
    if (const auto* variadic = pack.as<Luau::AstTypePackVariadic>())
        return "..." + printType(*variadic->variadicType);
    if (const auto* generic = pack.as<Luau::AstTypePackGeneric>())
        return std::string(generic->genericName.value) + "...";
    return "";
}

std::string printList(const Luau::AstTypeList& types) {
    Texts texts;
    for (const Luau::AstType* type : types.types)
        texts.push_back(printType(*type));
    if (types.tailType)
        texts.push_back(printTail(*types.tailType));
    return "(" + Luau::join(texts, ", ") + ")";
}

std::string printPack(const Luau::AstTypePack& pack) {
    const auto* some = pack.as<Luau::AstTypePackExplicit>();
    if (!some)
        return printTail(pack);
    const bool isOne = some->typeList.types.size == 1 && !some->typeList.tailType;
    return isOne ? printType(*some->typeList.types.data[0]) : printList(some->typeList);
}

std::string printReference(const Luau::AstTypeReference& reference) {
    const std::string prefix = reference.prefix ? std::string(reference.prefix->value) + "." : "";
    const std::string name = prefix + reference.name.value;
    if (!reference.hasParameterList)
        return name;
    Texts arguments;
    for (const Luau::AstTypeOrPack& argument : reference.parameters)
        arguments.push_back(argument.type ? printType(*argument.type) : printPack(*argument.typePack));
    return name + "<" + Luau::join(arguments, ", ") + ">";
}

std::string accessText(Luau::AstTableAccess access) {
    return access == Luau::AstTableAccess::Read    ? "read "
           : access == Luau::AstTableAccess::Write ? "write "
                                                   : "";
}

std::string printTable(const Luau::AstTypeTable& table) {
    const Luau::AstTableIndexer* indexer = table.indexer;
    const auto* key = indexer ? indexer->indexType->as<Luau::AstTypeReference>() : nullptr;
    if (key && key->name == "number" && table.props.size == 0)
        return "{" + printType(*indexer->resultType) + "}";
    Texts fields;
    for (const Luau::AstTableProp& property : table.props)
        fields.push_back(
            accessText(property.access) + property.name.value + ": " + printType(*property.type));
    if (indexer)
        fields.push_back(accessText(indexer->access) + "[" + printType(*indexer->indexType) +
                         "]: " + printType(*indexer->resultType));
    return fields.empty() ? "{}" : "{ " + Luau::join(fields, ", ") + " }";
}

std::string printUnion(const Luau::AstTypeUnion& all) {
    Texts members;
    for (const Luau::AstType* type : all.types)
        if (!type->is<Luau::AstTypeOptional>())
            members.push_back(printType(*type));
    const std::string text = Luau::join(members, " | ");
    if (members.size() == all.types.size)
        return text;
    return members.size() == 1 ? text + "?" : "(" + text + ")?";
}

std::string printIntersection(const Luau::AstTypeIntersection& all) {
    Texts members;
    for (const Luau::AstType* type : all.types)
        members.push_back(printType(*type));
    return Luau::join(members, " & ");
}

} // namespace

std::string printType(const Luau::AstType& type) {
    if (const auto* reference = type.as<Luau::AstTypeReference>())
        return printReference(*reference);
    if (const auto* table = type.as<Luau::AstTypeTable>())
        return printTable(*table);
    if (const auto* function = type.as<Luau::AstTypeFunction>())
        return printGenerics(*function) + printParameters(*function) + " -> " + printReturns(*function);
    if (const auto* all = type.as<Luau::AstTypeUnion>())
        return printUnion(*all);
    if (const auto* all = type.as<Luau::AstTypeIntersection>())
        return printIntersection(*all);
    if (const auto* group = type.as<Luau::AstTypeGroup>())
        return "(" + printType(*group->type) + ")";
    if (const auto* literal = type.as<Luau::AstTypeSingletonBool>())
        return literal->value ? "true" : "false";
    if (const auto* literal = type.as<Luau::AstTypeSingletonString>())
        return "\"" + Luau::escape({literal->value.data, literal->value.size}) + "\"";
    if (type.is<Luau::AstTypeOptional>())
        return "nil";
    const auto* value = type.as<Luau::AstTypeTypeof>();
    return value ? "typeof(" + nameOfExpression(*value->expr) + ")" : "unknown";
}

std::string printGenerics(const Luau::AstTypeFunction& function) {
    Texts names;
    for (const Luau::AstGenericType* generic : function.generics)
        names.push_back(generic->name.value);
    for (const Luau::AstGenericTypePack* pack : function.genericPacks)
        names.push_back(std::string(pack->name.value) + "...");
    return names.empty() ? "" : "<" + Luau::join(names, ", ") + ">";
}

std::vector<Parameter> parametersOf(const Luau::AstTypeFunction& function) {
    const auto& [types, tail] = function.argTypes;
    std::vector<Parameter> parameters;
    for (size_t index = 0; index < types.size; ++index) {
        const auto* name = index < function.argNames.size ? &function.argNames.data[index] : nullptr;
        const bool isNamed = name && *name;
        parameters.push_back({isNamed ? (*name)->first.value : "", printType(*types.data[index])});
    }
    if (tail) {
        const auto* variadic = tail->as<Luau::AstTypePackVariadic>();
        parameters.push_back({"...", variadic ? printType(*variadic->variadicType) : printTail(*tail)});
    }
    return parameters;
}

std::string printReturns(const Luau::AstTypeFunction& function) {
    return function.returnTypes ? printPack(*function.returnTypes) : "()";
}

std::string printParameters(const Luau::AstTypeFunction& function) {
    Texts parameters;
    for (const auto& [name, type] : parametersOf(function))
        parameters.push_back(name.empty() ? type : name + ": " + type);
    return "(" + Luau::join(parameters, ", ") + ")";
}

} // namespace bridge
