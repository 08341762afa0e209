// Completion: the names that fit at a position.
#include "checker.h"

#include "Luau/Autocomplete.h"
#include "Luau/ToString.h"

using namespace bridge;

namespace
{

const char* kindOf(Luau::AutocompleteEntryKind kind)
{
    switch (kind)
    {
    case Luau::AutocompleteEntryKind::Property:
        return "property";
    case Luau::AutocompleteEntryKind::Binding:
        return "binding";
    case Luau::AutocompleteEntryKind::Keyword:
        return "keyword";
    case Luau::AutocompleteEntryKind::String:
        return "string";
    case Luau::AutocompleteEntryKind::Type:
        return "type";
    case Luau::AutocompleteEntryKind::Module:
        return "module";
    case Luau::AutocompleteEntryKind::GeneratedFunction:
        return "function";
    case Luau::AutocompleteEntryKind::RequirePath:
        return "path";
    case Luau::AutocompleteEntryKind::HotComment:
        return "comment";
    }
    return "binding";
}

void writeEntry(Json& json, const std::string& name, const Luau::AutocompleteEntry& entry)
{
    json.open('{').key("name").string(name).key("kind").string(kindOf(entry.kind));
    if (entry.type)
        json.key("type").string(Luau::toString(*entry.type));
    if (entry.documentationSymbol)
        json.key("symbol").string(*entry.documentationSymbol);
    if (entry.insertText)
        json.key("insert").string(*entry.insertText);
    json.key("fits").boolean(entry.typeCorrect != Luau::TypeCorrectKind::None);
    json.key("deprecated").boolean(entry.deprecated);
    // `a.method` where `a:method` is meant, or the reverse.
    json.key("wrongIndex").boolean(entry.wrongIndexType);
    json.close('}');
}

} // namespace

// Lists the names that can follow at a position (line and column from 0, in bytes).
BRIDGE_EXPORT void checker_complete(const char* name, size_t length, int line, int column, double seconds)
{
    const std::string main(name, length);
    respond(
        [&](Json& json)
        {
            checker->prepareCompletion();
            Luau::FrontendOptions options = optionsOf(seconds);
            options.forAutocomplete = !checker->isNewSolver;
            checker->frontend.check(main, options);
            const auto noStrings = [](std::string, auto, auto)
            {
                return std::optional<Luau::AutocompleteEntryMap>();
            };
            const Luau::AutocompleteResult result = Luau::autocomplete(
                checker->frontend, main, {unsigned(line), unsigned(column)}, noStrings);
            json.open('{').key("entries").open('[');
            for (const auto& [entryName, entry] : result.entryMap)
                writeEntry(json, entryName, entry);
            json.close(']').close('}');
        });
}
