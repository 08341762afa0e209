/**
 * A Prism grammar for Luau: in comes source text, out come its words and marks, one kind each.
 * Which part a name plays (a type, a function, a contextual keyword) needs its neighbours: `roles.ts` decides
 * that.
 */
import type { Grammar } from "prismjs";

/**
 * How deep interpolated strings may nest: `` `a{`b{`c`}`}` `` is three. Deeper ones lose colour, nothing
 * else.
 */
const NESTING = 3;

const doubleQuoted = String.raw`"(?:\\(?:z\s*|\r\n|[\s\S])|[^"\\\r\n])*"`;
const singleQuoted = String.raw`'(?:\\(?:z\s*|\r\n|[\s\S])|[^'\\\r\n])*'`;

/**
 * What stands between `{` and `}`, each alternative told by its first character, so that nothing is tried
 * twice.
 */
function braced(depth: number): string {
  const flat = String.raw`[^{}"'\x60]|${doubleQuoted}|${singleQuoted}`;
  return depth === 0 ? `(?:${flat})*` : `(?:${flat}|${template(depth - 1)}|\\{${braced(depth - 1)}\\})*`;
}

/** A whole interpolated string, back quotes included. */
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

// Code inside `{}` is Luau again, strings and comments included; `rest` is how Prism lets a grammar hold
// itself.
const interpolation: Grammar = { "interpolation-mark": /^\{|\}$/ };
// Prism's types leave out that `rest` is a grammar and not a rule.
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

/** The grammar, for `Prism.tokenize`. It serves Lua too: every Lua 5.1 program is made of the same words. */
export const luau: Grammar = grammar;
