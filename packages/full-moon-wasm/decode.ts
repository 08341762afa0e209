/** Decodes the tape into the objects of syntax.ts, in the order of `src/syntax.rs` and `src/syntax_luau.rs`. */
import type * as Tree from "./syntax";
import { choice, list, optional, record, variants, type Read, type WordReader } from "./word-reader";

const flag: Read<boolean> = (reader) => reader.word() !== 0;
const number: Read<number> = (reader) => reader.word();
const string: Read<string> = (reader) => reader.string();
const span = (reader: WordReader) => reader.span();
const name = (reader: WordReader) => reader.name();
/** The text of a name, or of a string with escapes. */
const text: Read<string> = (reader) => reader.name().text;

const docComment = record<Tree.DocComment>({
  style: choice(["lines", "block"]),
  lines: list((reader) => {
    const line = reader.span();
    return { text: reader.slice(line), start: line[0] };
  }),
  span,
});
const doc = optional(docComment);

const attribute = record<Tree.Attribute>({
  name: text,
  args: list(record<Tree.AttributeArgument>({ name: string, value: string })),
  span,
});
const attributes = list(attribute);

// These readers contain each other. The parser accepts a pack only where it may be.
const type: Read<Tree.Type> = (reader) => anyType(reader) as Tree.Type;
const packOrType: Read<Tree.PackOrType> = (reader) => anyType(reader);
const tail: Read<Tree.PackTail> = (reader) => anyType(reader) as Tree.PackTail;
const value: Read<Tree.Value> = (reader) => anyValue(reader);

const access = choice(["read", "write", "readWrite"] as const);
const generics = list(record<Tree.Generic>({ name, pack: flag, default: optional(packOrType) }));
const parameters = list(record<Tree.Parameter>({ name: optional(name), type, doc, span }));
const signature = record<Tree.Signature>({
  generics,
  parameters,
  variadic: optional(tail),
  returns: packOrType,
});
const unionMembers = list(record<Tree.UnionMember>({ type, doc }));

const member = variants<Tree.ExternMember>({
  property: { access, name, quoted: flag, type, doc, span },
  indexer: { access, key: type, value: type, doc, span },
  method: { attributes, name, signature, doc, span },
});
const field = member as Read<Tree.TableField>; // Table types have no methods.

const anyType = variants<Tree.PackOrType>({
  nil: { span },
  string: { value: text, span },
  boolean: { value: flag, span },
  reference: { prefix: optional(name), name, args: optional(list(packOrType)), span },
  typeof: { expression: (reader) => reader.slice(reader.span()), value, span },
  table: { fields: list(field), span },
  array: { access, element: type, span },
  function: { attributes, signature, span },
  union: { members: unionMembers, span },
  intersection: { members: unionMembers, span },
  optional: { type, span },
  group: { type, span },
  typeList: { types: parameters, tail: optional(tail), span },
  variadic: { type, span },
  genericPack: { name, span },
});

const body = record<Tree.FunctionBody>({
  generics,
  parameters: list(record<Tree.BodyParameter>({ name, type: optional(type), doc, span })),
  vararg: flag,
  variadic: optional(tail),
  returns: optional(packOrType),
  returnsValues: flag,
});

const tableItem = record<Tree.TableItem>({
  key: choice(["named", "positional", "computed"]),
  name: optional(name),
  value,
  doc,
  span,
});

const anyValue = variants<Tree.Value>({
  literal: { literal: choice(["nil", "boolean", "number"]), span },
  text: { value: string, span },
  path: { names: list(name), span },
  index: { base: value, name: optional(name), span },
  call: { callee: value, method: optional(name), arguments: list(value), span },
  closure: { attributes, body, span },
  constructor: { items: list(tableItem), span },
  cast: { value, type, span },
  opaque: { span },
});

const classMember = variants<Tree.ClassMember>({
  classProperty: { name, type: optional(type), doc, span },
  classMethod: { name, body, doc, span },
});

const blocks = list(number);

const luauStatement = variants<Tree.LuauStatement>({
  variable: { exported: flag, name, type: optional(type), value, blocks, doc, span },
  localFunction: { exported: flag, attributes, name, body, blocks, doc, span },
  fieldFunction: { attributes, path: list(name), method: flag, body, blocks, doc, span },
  assignment: { target: value, value, blocks, doc, span },
  return: { values: list(value), blocks, doc, span },
  callStatement: { value, blocks, doc, span },
  class: { exported: flag, name, parent: optional(value), members: list(classMember), blocks, doc, span },
});

const nested: Read<Tree.NestedStatement> = record<Tree.NestedStatement>({
  blocks,
  // The parser puts declarations only into blocks.
  statement: (reader) => statement(reader) as Tree.NestedStatement["statement"],
});

const statement: Read<Tree.Statement> = variants<Tree.Statement>({
  declareFunction: { attributes, name, signature, doc, span },
  declareGlobal: { name, type, doc, span },
  externType: {
    spelling: choice(["extern", "class"]),
    name,
    parent: optional(name),
    members: list(member),
    doc,
    span,
  },
  typeAlias: { exported: flag, name, generics, type, doc, span },
  typeFunction: { exported: flag, name, body, doc, span },
  luau: { declarations: list(nested), statements: list(luauStatement), span },
});

const errors = list(record<Tree.SyntaxIssue>({ message: string, span, hint: optional(string) }));

export const readParseResult = record<Tree.ParseResult>({
  moduleDoc: doc,
  statements: list(statement),
  strayDocs: list(docComment),
  errors,
});

export const readCheckResult = record<Tree.CheckResult>({ errors });
