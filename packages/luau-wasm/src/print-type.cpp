// Prints types as they are declared.
#include "print-type.h"

#include "checker.h"

#include "Luau/StringUtils.h"

namespace bridge {

namespace {

// Items with something between them.
class List {
public:
    explicit List(const char* separator)
        : separator(separator) {
    }

    void add(const std::string& item) {
        text += (isEmpty ? "" : separator) + item;
        isEmpty = false;
    }

    std::string text;
    bool isEmpty = true;

private:
    const std::string separator;
};

std::string printTail(const Luau::AstTypePack& pack) {
    if (const auto* variadic = pack.as<Luau::AstTypePackVariadic>())
        return "..." + printType(*variadic->variadicType);
    if (const auto* generic = pack.as<Luau::AstTypePackGeneric>())
        return std::string(generic->genericName.value) + "...";
    return "";
}

List printList(const Luau::AstTypeList& types) {
    List list(", ");
    for (const Luau::AstType* type : types.types)
        list.add(printType(*type));
    if (types.tailType)
        list.add(printTail(*types.tailType));
    return list;
}

std::string printPack(const Luau::AstTypePack& pack) {
    const auto* some = pack.as<Luau::AstTypePackExplicit>();
    if (!some)
        return printTail(pack);
    const bool isOne = some->typeList.types.size == 1 && !some->typeList.tailType;
    return isOne ? printType(*some->typeList.types.data[0]) : "(" + printList(some->typeList).text + ")";
}

std::string printReference(const Luau::AstTypeReference& reference) {
    const std::string prefix = reference.prefix ? std::string(reference.prefix->value) + "." : "";
    const std::string name = prefix + reference.name.value;
    if (!reference.hasParameterList)
        return name;
    List list(", ");
    for (const Luau::AstTypeOrPack& argument : reference.parameters)
        list.add(argument.type ? printType(*argument.type) : printPack(*argument.typePack));
    return name + "<" + list.text + ">";
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
    List list(", ");
    for (const Luau::AstTableProp& property : table.props)
        list.add(accessText(property.access) + property.name.value + ": " + printType(*property.type));
    if (indexer)
        list.add(accessText(indexer->access) + "[" + printType(*indexer->indexType) +
                 "]: " + printType(*indexer->resultType));
    return list.isEmpty ? "{}" : "{ " + list.text + " }";
}

std::string printUnion(const Luau::AstTypeUnion& all) {
    List list(" | ");
    bool isOptional = false;
    size_t count = 0;
    for (const Luau::AstType* type : all.types) {
        if (type->is<Luau::AstTypeOptional>()) {
            isOptional = true;
            continue;
        }
        ++count;
        list.add(printType(*type));
    }
    if (!isOptional)
        return list.text;
    return count == 1 ? list.text + "?" : "(" + list.text + ")?";
}

std::string printIntersection(const Luau::AstTypeIntersection& all) {
    List list(" & ");
    for (const Luau::AstType* type : all.types)
        list.add(printType(*type));
    return list.text;
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
    List list(", ");
    for (const Luau::AstGenericType* generic : function.generics)
        list.add(generic->name.value);
    for (const Luau::AstGenericTypePack* pack : function.genericPacks)
        list.add(std::string(pack->name.value) + "...");
    return list.isEmpty ? "" : "<" + list.text + ">";
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
    List list(", ");
    for (const auto& [name, type] : parametersOf(function))
        list.add(name.empty() ? type : name + ": " + type);
    return "(" + list.text + ")";
}

} // namespace bridge
