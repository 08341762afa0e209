// Completion: the names that fit at a position.
#include "checker.h"

#include "Luau/Autocomplete.h"
#include "Luau/Lexer.h"

using namespace bridge;

namespace {

const char* kindOf(Luau::AutocompleteEntryKind kind) {
    switch (kind) {
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

// Empty for a module, whose type is its name.
std::string typeOf(const std::string& name, const Luau::AutocompleteEntry& entry) {
    if (!entry.type)
        return "";
    const std::string text = typeText(*entry.type, entry.documentationSymbol);
    return isNameOf(text, name) ? "" : text;
}

void writeEntry(Json& json, const std::string& name, const Luau::AutocompleteEntry& entry) {
    json.open('{').field("name", name).field("kind", kindOf(entry.kind));
    if (const std::string type = typeOf(name, entry); !type.empty())
        json.field("type", type);
    if (entry.documentationSymbol)
        json.field("symbol", *entry.documentationSymbol);
    if (entry.insertText)
        json.field("insert", *entry.insertText);
    json.field("fits", entry.typeCorrect != Luau::TypeCorrectKind::None)
        .field("deprecated", entry.deprecated);
    // `a.method` where `a:method` is meant, or the reverse.
    json.field("wrongIndex", entry.wrongIndexType).close('}');
}

size_t offsetOf(const std::string& text, Luau::Position position) {
    size_t line = 0;
    for (unsigned count = 0; count < position.line && line != std::string::npos; ++count)
        line = text.find('\n', line) + 1;
    return line + position.column;
}

// The quote of the string around a position that its line does not close; empty elsewhere.
std::string openQuoteAt(const std::string& text, Luau::Position position) {
    Luau::Allocator memory;
    Luau::AstNameTable names(memory);
    Luau::Lexer lexer(text.data(), text.size(), names);
    for (Luau::Lexeme token = lexer.next(); token.type != Luau::Lexeme::Eof; token = lexer.next())
        if (token.type == Luau::Lexeme::BrokenString && token.location.begin < position &&
            position <= token.location.end) {
            const char quote = text[offsetOf(text, token.location.begin)];
            return quote == '"' || quote == '\'' ? std::string(1, quote) : "";
        }
    return "";
}

// Closes a string that is still being written, as long as it lives.
class ClosedString {
public:
    ClosedString(const std::string& name, Luau::Position position)
        : name(name)
        , text(checker->sources.texts[name]) {
        const std::string quote = openQuoteAt(text, position);
        if (quote.empty())
            return;
        checker->sources.texts[name].insert(offsetOf(text, position), quote);
        checker->frontend.markDirty(name);
        isChanged = true;
    }

    ~ClosedString() {
        if (!isChanged)
            return;
        checker->sources.texts[name] = text;
        checker->frontend.markDirty(name);
    }

private:
    const std::string name;
    const std::string text;
    bool isChanged = false;
};

} // namespace

// Lists the names that can follow at a position (line and column from 0, in bytes).
BRIDGE_EXPORT void checker_complete(const char* name, size_t length, int line, int column, double seconds) {
    const std::string main(name, length);
    respond([&](Json& json) {
        checker->prepareCompletion();
        const ClosedString closed(main, {unsigned(line), unsigned(column)});
        Luau::FrontendOptions options = optionsOf(seconds);
        options.forAutocomplete = !checker->isNewSolver;
        checker->frontend.check(main, options);
        const auto noStrings = [](std::string, auto, auto) {
            return std::optional<Luau::AutocompleteEntryMap>();
        };
        const Luau::AutocompleteResult result =
            Luau::autocomplete(checker->frontend, main, {unsigned(line), unsigned(column)}, noStrings);
        json.list("entries", result.entryMap, [&](const auto& named) {
            writeEntry(json, named.first, named.second);
        });
    });
}
