/**
 * Definition files as anybody might write them: every construct of the grammar, as tokens, in any
 * combination.
 */
import fc from "fast-check";

type Tokens = readonly string[];
type Words = fc.Arbitrary<Tokens>;

const word = (...tokens: Tokens): Words => fc.constant(tokens);
const oneOf = (...choices: readonly Words[]): Words =>
  fc.oneof({ maxDepth: 4, depthIdentifier: "type" }, ...choices);
const inOrder = (...parts: readonly Words[]): Words => fc.tuple(...parts).map((all) => all.flat());
const optionally = (part: Words): Words => fc.oneof(word(), part);

/** `a, b, c`: with a separator at the end, too, where that may be. */
function list(item: Words, { least = 0, closing = false, marks = [","] } = {}): Words {
  const items = fc.array(item, { minLength: least, maxLength: 3 });
  return fc.tuple(items, fc.boolean(), fc.constantFrom(...marks)).map(([all, last, mark]) => {
    const tokens = all.flatMap((one, index) => (index === 0 ? one : [mark, ...one]));
    return closing && last && all.length > 0 ? [...tokens, mark] : tokens;
  });
}

const NAMES = "a Timer read write type declare extern class export with some_long_name_of_a_value T";
const name = fc.constantFrom(...NAMES.split(" "));
const named: Words = name.map((one) => [one]);
const quoted = ['"a"', "'b'", '"say \\"hi\\""', "'it\\'s'", '"\\n\\u{1F600}\\x41"', '"日本語 é"', '""'];
const string: Words = fc.constantFrom(...quoted, "[[long]]", "[=[ a ]] b ]=]").map((one) => [one]);
const access: Words = fc.constantFrom([], [], [], ["read"], ["write"]);

export const { type } = fc.letrec<{ type: Tokens; simple: Tokens }>((tie) => {
  const one = tie("type") as Words; // fast-check types what a letrec ties as unknown
  const simple = tie("simple") as Words;
  const property = inOrder(access, fc.oneof(named, inOrder(word("["), string, word("]"))), word(":"), one);
  const indexer = inOrder(access, word("["), one, word("]", ":"), one);
  const field = fc.oneof({ arbitrary: property, weight: 4 }, indexer);
  const pack = fc.oneof(inOrder(word("..."), simple), word("A", "..."));
  const parameter = inOrder(optionally(inOrder(named, word(":"))), one);
  const parameters = inOrder(list(parameter, { least: 1 }), optionally(inOrder(word(","), pack)));
  const several = inOrder(word("("), list(one, { least: 2 }), word(")"));
  const results = fc.oneof(simple, word("(", ")"), several, pack);
  const generics = optionally(inOrder(word("<", "T"), optionally(word(",", "A", "...")), word(">")));
  const callable = inOrder(generics, word("("), fc.oneof(word(), parameters, pack), word(")", "->"), results);
  const argument = fc.oneof(one, inOrder(word("("), list(one), word(")")), word("A", "..."));
  const expression = fc.constantFrom(["a", ".", "b"], ["{", "x", "=", "1", "}"], ["f", "(", "'s'", ")"]);
  const chain = (mark: string): Words =>
    inOrder(optionally(word(mark)), simple, word(mark), simple, optionally(inOrder(word(mark), simple)));
  return {
    simple: oneOf(
      named,
      word("nil"),
      word("true"),
      word("number"),
      string,
      inOrder(word("("), one, word(")")),
      inOrder(word("{"), list(field, { closing: true, marks: [",", ";"] }), word("}")),
      inOrder(word("{"), access, one, word("}")),
      inOrder(word("typeof", "("), expression, word(")")),
      inOrder(named, word("<"), list(argument, { least: 1 }), word(">")),
      inOrder(word("Kit", ".", "Name")),
    ),
    type: oneOf(simple, simple, inOrder(simple, word("?")), chain("|"), chain("&"), callable),
  };
}) as { readonly type: Words };

const variadic = inOrder(word("...", ":"), type);
const attribute = fc.constantFrom(
  ["@deprecated"],
  ["@checked"],
  ["@[", "deprecated", "{", "use", "=", '"b"', ",", "reason", "=", "'why'", "}", "]"],
  ["@[", "deprecated", ",", "checked", "]"],
);
const attributes = fc.array(attribute, { maxLength: 2 }).map((all) => all.flat());
const parametersOf = (first: Words): Words =>
  fc.tuple(first, list(inOrder(named, word(":"), type)), optionally(variadic)).map((parts) => {
    const filled = parts.filter((part) => part.length > 0);
    return filled.flatMap((part, index) => (index === 0 ? part : [",", ...part]));
  });
const header = (self: Words): Words =>
  inOrder(word("("), parametersOf(self), word(")"), optionally(inOrder(word(":"), type)));
const member = fc.oneof(
  inOrder(attributes, word("function"), named, header(word("self"))),
  inOrder(access, named, word(":"), type),
  inOrder(word("["), string, word("]", ":"), type),
  inOrder(word("["), type, word("]", ":"), type),
);
const members = fc.array(member, { maxLength: 4 }).map((all) => all.flat());
const parameterNames = fc.constantFrom(
  [],
  ["<", "T", ">"],
  ["<", "T", ",", "U", "=", "string", ">"],
  ["<", "A", "...", ">"],
  ["<", "T", "=", "nil", ",", "A", "...", "=", "...", "any", ">"],
  ["<", "A", "...", "=", "(", "string", ",", "number", ")", ">"],
);

const base = optionally(word("extends", "Base"));

/** One statement. */
export const statement: Words = fc.oneof(
  inOrder(optionally(word("export")), word("type", "Name"), parameterNames, word("="), type),
  inOrder(word("declare"), word("value"), word(":"), type),
  inOrder(attributes, word("declare", "function", "run"), optionally(word("<", "T", ">")), header(word())),
  inOrder(word("declare", "extern", "type", "Part"), base, word("with"), members, word("end")),
  inOrder(word("declare", "class", "Part"), base, members, word("end")),
);
