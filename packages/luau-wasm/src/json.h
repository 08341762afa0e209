// Writes JSON, with commas where they belong. The input is UTF-8; the host replaces what is not.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>

namespace bridge {

class Json {
public:
    Json& open(char bracket) {
        separate();
        text += bracket;
        isFirst = true;
        return *this;
    }

    Json& close(char bracket) {
        text += bracket;
        isFirst = false;
        return *this;
    }

    Json& key(std::string_view name) {
        string(name);
        text += ':';
        isFirst = true;
        return *this;
    }

    Json& string(std::string_view value) {
        separate();
        text += '"';
        for (char c : value)
            escape(c);
        text += '"';
        return *this;
    }

    Json& number(double value) {
        separate();
        char digits[32];
        snprintf(digits, sizeof(digits), "%.17g", value);
        text += digits;
        return *this;
    }

    Json& boolean(bool value) {
        separate();
        text += value ? "true" : "false";
        return *this;
    }

    // A key with a text, a number or a boolean.
    template<typename Value>
    Json& field(std::string_view name, const Value& value) {
        key(name);
        if constexpr (std::is_same_v<Value, bool>)
            return boolean(value);
        else if constexpr (std::is_arithmetic_v<Value>)
            return number(double(value));
        else
            return string(value);
    }

    // A key with an array, of which `write` writes each item.
    template<typename Items, typename Write>
    Json& list(std::string_view name, Items&& items, Write write) {
        key(name).open('[');
        for (auto&& item : items)
            write(item);
        return close(']');
    }

    std::string take() {
        return std::move(text);
    }

private:
    void separate() {
        if (!isFirst)
            text += ',';
        isFirst = false;
    }

    void escape(char c) {
        if (c == '"' || c == '\\') {
            text += '\\';
            text += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            char code[8];
            snprintf(code, sizeof(code), "\\u%04x", c);
            text += code;
        } else
            text += c;
    }

    std::string text;
    bool isFirst = true;
};

} // namespace bridge
