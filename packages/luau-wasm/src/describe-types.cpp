// Writes types as data.
#include "describe-types.h"

#include "checker.h"

#include "Luau/ToString.h"
#include "Luau/TypeFunction.h"
#include "Luau/TypePack.h"

namespace bridge {

namespace {

// A module with more types is too large to be shown.
const size_t MOST_TYPES = 20000;

void writeLocation(Json& json, const char* key, const Luau::Location& location) {
    json.key(key).open('{');
    writeRange(json, location);
    json.close('}');
}

void writeDefinition(Json& json, const Luau::ModuleName& module, const Luau::Location& location) {
    writeRange(json.key("definition").open('{').field("module", module), location);
    json.close('}');
}

} // namespace

DescribeTypes::DescribeTypes(Json& json, const Luau::ModuleName& main)
    : json(json)
    , main(main)
    , exports(main) {
}

int DescribeTypes::show(Luau::TypeId type) {
    type = Luau::follow(type);
    if (!shown.insert(type).second)
        return ref(type);
    if (auto* both = Luau::get<Luau::IntersectionType>(type))
        for (Luau::TypeId part : both->parts)
            show(part);
    if (auto* meta = Luau::get<Luau::MetatableType>(type)) {
        show(meta->table);
        show(meta->metatable);
        // The fields of an ancestor are those of its descendants.
        auto* table = Luau::getTableType(meta->metatable);
        if (table && table->props.count("__index"))
            if (const auto index = table->props.at("__index").readTy)
                show(*index);
    }
    return ref(type);
}

int DescribeTypes::ref(Luau::TypeId type) {
    type = Luau::follow(type);
    const auto [number, isNew] = numbers.emplace(type, int(numbers.size()));
    if (isNew)
        queue.push_back(type);
    return number->second;
}

void DescribeTypes::write() {
    json.key("types").open('[');
    // Each type may add others.
    for (size_t index = 0; index < queue.size(); ++index) {
        json.open('{');
        if (index < MOST_TYPES)
            writeType(queue[index]);
        else
            json.field("kind", "other");
        json.close('}');
    }
    json.close(']');
}

// A type that another module exports, or its value, is described there.
bool DescribeTypes::writeElsewhere(Luau::TypeId type) {
    if (const Luau::ModuleName* module = exports.returnedBy(type)) {
        json.field("returnedBy", *module);
        if (!shown.count(type))
            return true;
    }
    const auto* alias = exports.aliasOf(type);
    if (!alias)
        return false;
    json.key("alias").open('{').field("module", alias->module).field("name", alias->name).close('}');
    return alias->module != main && !shown.count(type);
}

void DescribeTypes::writeType(Luau::TypeId type) {
    if (writeElsewhere(type))
        json.field("kind", "elsewhere");
    else if (auto* function = Luau::get<Luau::FunctionType>(type))
        writeFunction(*function);
    else if (auto* table = Luau::get<Luau::TableType>(type))
        writeTable(*table);
    else if (auto* meta = Luau::get<Luau::MetatableType>(type)) {
        json.field("kind", "metatable").field("table", ref(meta->table));
        json.field("metatable", ref(meta->metatable));
        if (meta->syntheticName)
            json.field("name", *meta->syntheticName);
    } else if (auto* all = Luau::get<Luau::UnionType>(type)) {
        json.field("kind", "union");
        writeRefs("members", all->options);
    } else if (auto* both = Luau::get<Luau::IntersectionType>(type)) {
        json.field("kind", "intersection");
        writeRefs("members", both->parts);
    } else
        writeSimple(type);
}

void DescribeTypes::writeSimple(Luau::TypeId type) {
    if (auto* literal = Luau::get<Luau::SingletonType>(type)) {
        json.field("kind", "literal");
        if (auto* text = Luau::get<Luau::StringSingleton>(literal))
            json.field("text", text->value);
        else
            json.field("value", Luau::toString(type) == "true");
        return;
    }
    const bool isPrimitive = Luau::get<Luau::PrimitiveType>(type) || Luau::get<Luau::NeverType>(type);
    const char* kind = isPrimitive                          ? "primitive"
                       : Luau::get<Luau::ExternType>(type)  ? "extern"
                       : Luau::get<Luau::GenericType>(type) ? "generic"
                       : Luau::get<Luau::AnyType>(type)     ? "any"
                                                            : "other";
    json.field("kind", kind);
    if (auto* generic = Luau::get<Luau::GenericType>(type))
        json.field("explicit", generic->explicitName);
    json.field("name", Luau::toString(type));
}

template<typename Items>
void DescribeTypes::writeRefs(const char* key, const Items& items) {
    json.list(key, items, [&](Luau::TypeId item) {
        json.number(ref(item));
    });
}

// If the source of a function is known, only its inferred results are described: the rest is in its tree.
void DescribeTypes::writeFunction(const Luau::FunctionType& function) {
    json.field("kind", "function");
    const Luau::ModuleName module =
        function.definition ? function.definition->definitionModuleName.value_or("") : "";
    if (checker->frontend.getSourceModule(module)) {
        const Luau::FunctionDefinition& definition = *function.definition;
        writeDefinition(json, module, definition.definitionLocation);
        const Luau::AstExprFunction* written =
            sources.functionAt(module, definition.definitionLocation.begin);
        if (written && !written->returnAnnotation) {
            writeResults(function);
            writeRefs("returned", returnedTypes(module, *written));
        }
        return;
    }
    writeGenerics(function);
    const auto [head, tail] = Luau::flatten(function.argTypes);
    json.key("parameters").open('[');
    for (size_t index = 0; index < head.size(); ++index) {
        json.open('{');
        if (index < function.argNames.size() && function.argNames[index])
            json.field("name", function.argNames[index]->name);
        json.field("type", ref(head[index])).close('}');
    }
    json.close(']');
    if (tail)
        writeTail("rest", *tail);
    writeResults(function);
}

void DescribeTypes::writeResults(const Luau::FunctionType& function) {
    const auto [results, more] = Luau::flatten(function.retTypes);
    writeRefs("returns", results);
    if (more)
        writeTail("returnsRest", *more);
}

void DescribeTypes::writeGenerics(const Luau::FunctionType& function) {
    json.key("generics").open('[');
    const auto writeGeneric = [&](const std::string& name, bool isExplicit, bool isPack) {
        json.open('{').field("name", name).field("explicit", isExplicit).field("pack", isPack).close('}');
    };
    for (Luau::TypeId one : function.generics)
        if (auto* generic = Luau::get<Luau::GenericType>(Luau::follow(one)))
            writeGeneric(generic->name, generic->explicitName, false);
    for (Luau::TypePackId one : function.genericPacks)
        if (auto* generic = Luau::get<Luau::GenericTypePack>(Luau::follow(one)))
            writeGeneric(generic->name, generic->explicitName, true);
    json.close(']');
}

void DescribeTypes::writeTail(const char* key, Luau::TypePackId tail) {
    tail = Luau::follow(tail);
    const auto* variadic = Luau::get<Luau::VariadicTypePack>(tail);
    if (variadic && variadic->hidden)
        return;
    json.key(key).open('{');
    const auto* generic = Luau::get<Luau::GenericTypePack>(tail);
    if (variadic)
        json.field("type", ref(variadic->ty));
    else if (generic && generic->explicitName)
        json.field("pack", generic->name);
    json.close('}');
}

void DescribeTypes::writeTable(const Luau::TableType& table) {
    json.field("kind", "table");
    if (!table.definitionModuleName.empty())
        writeDefinition(json, exports.definingModule(table), table.definitionLocation);
    if (sources.isWritten(table))
        json.field("isWritten", true);
    if (table.name) {
        json.field("name", *table.name);
        writeRefs("args", table.instantiatedTypeParams);
    }
    json.list("properties", table.props, [&](const auto& named) {
        writeProperty(named.first, named.second);
    });
    if (table.indexer)
        writeRefs(
            "indexer", std::vector<Luau::TypeId>{table.indexer->indexType, table.indexer->indexResultType});
}

void DescribeTypes::writeProperty(const std::string& name, const Luau::Property& property) {
    if (!property.readTy)
        return;
    json.open('{').field("name", name).field("type", ref(*property.readTy));
    if (property.location)
        writeLocation(json, "assigned", *property.location);
    if (property.typeLocation)
        writeLocation(json, "declared", *property.typeLocation);
    json.close('}');
}

} // namespace bridge
