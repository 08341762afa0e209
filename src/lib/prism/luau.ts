/**
 * A Prism grammar for Luau, which assigns a kind to each token. The role of a name (type, function,
 * contextual keyword) depends on its context: `roles.ts` determines it.
 */
import type { Grammar } from "prismjs";

/**
 * Maximum nesting of interpolated strings: `` `a{`b{`c`}`}` `` has three levels. Deeper ones are merely not
 * highlighted.
 */
const NESTING = 3;

const doubleQuoted = String.raw`"(?:\\(?:z\s*|\r\n|[\s\S])|[^"\\\r\n])*"`;
const singleQuoted = String.raw`'(?:\\(?:z\s*|\r\n|[\s\S])|[^'\\\r\n])*'`;

/** The text between `{` and `}`. Alternatives differ in their first character, to avoid backtracking. */
function braced(depth: number): string {
  const flat = String.raw`[^{}"'\x60]|${doubleQuoted}|${singleQuoted}`;
  return depth === 0 ? `(?:${flat})*` : `(?:${flat}|${template(depth - 1)}|\\{${braced(depth - 1)}\\})*`;
}

/** A complete interpolated string, including its backticks. */
function template(depth: number): string {
  return `${String.raw`\x60(?:\\[\s\S]|[^\x60\\{]|\{`}${braced(depth)}${String.raw`\})*\x60`}`;
}

const docParts: Grammar = {
  "doc-parameter": {
    pattern: /(@(?:param|return|within|tag event)[ \t]+)(?:[A-Za-z_]\w*|\.\.\.)(?=[ \t]+--)/,
    lookbehind: true,
  },
  "doc-tag": { pattern: /((?:^|[\r\n])[ \t]*(?:---)?[ \t]*)@[a-z]+\b/, lookbehind: true },
};

const escapes: Grammar = { escape: /\\(?:z\s*|x[\da-fA-F]{2}|u\{[\da-fA-F]+\}|\d{1,3}|\r\n|[\s\S])/ };

const words: Grammar = {
  attribute: { pattern: /@(?:[A-Za-z_]\w*|(?=\[))/ },
  number:
    /\b0x[\da-f_]+|\b0b[01_]+|(?:\b\d[\d_]*(?:\.(?!\.)[\d_]*)?|(?<![\w.)\]])\.\d[\d_]*)(?:e[+-]?[\d_]+)?/i,
  keyword:
    /\b(?:and|break|do|else|elseif|end|false|for|function|if|in|local|nil|not|or|repeat|return|then|true|until|while)\b/,
  name: /[A-Za-z_]\w*/,
  operator: /\.\.\.|\.\.=?|\/\/=?|->|::|[-+*/%^]=|[=~<>]=|[-+*/%^#<>=|&?]/,
  punctuation: /[()[\]{},;:.]/,
};

const grammar: Grammar = {
  "doc-comment": [
    { pattern: /--\[(=*)\[[ \t]*\r?\n[\s\S]*?\]\1\]/, greedy: true, inside: docParts },
    { pattern: /---(?!-).*/, greedy: true, inside: docParts },
  ],
  comment: [
    { pattern: /--\[(=*)\[[\s\S]*?\]\1\]/, greedy: true },
    { pattern: /--(?!!|\[=*\[).*/, greedy: true },
  ],
  directive: { pattern: /--!.*/, greedy: true },
  "long-string": { pattern: /\[(=*)\[[\s\S]*?\]\1\]/, greedy: true },
  template: { pattern: new RegExp(template(NESTING)), greedy: true },
  string: { pattern: new RegExp(`${doubleQuoted}|${singleQuoted}`), greedy: true, inside: escapes },
  ...words,
};

// Code inside `{}` is Luau again, including strings and comments; Prism expresses this recursion by `rest`.
const interpolation: Grammar = { "interpolation-mark": /^\{|\}$/ };
// Prism's types do not allow a grammar as `rest`.
Object.assign(interpolation, { rest: grammar });
const templateToken = grammar["template"];
if (templateToken !== undefined && "pattern" in templateToken) {
  templateToken.inside = {
    interpolation: {
      pattern: new RegExp(String.raw`(?<!(?:^|[^\\])(?:\\\\)*\\u?)\{${braced(NESTING)}\}`),
      inside: interpolation,
    },
    ...escapes,
  };
}

/** The grammar, for `Prism.tokenize`. Also used for Lua, since Lua 5.1 has no other tokens. */
export const luau: Grammar = grammar;
