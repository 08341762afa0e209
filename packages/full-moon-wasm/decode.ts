/** Decodes the tape into the objects of syntax.ts, in the order of `src/syntax.rs` and `src/syntax_luau.rs`. */
import type {
  Attribute,
  AttributeArgument,
  BodyParameter,
  CheckResult,
  ClassMember,
  DocComment,
  ExternMember,
  FunctionBody,
  Generic,
  LuauStatement,
  NestedStatement,
  PackOrType,
  PackTail,
  Parameter,
  ParseResult,
  Signature,
  Statement,
  SyntaxIssue,
  TableField,
  TableItem,
  Type,
  UnionMember,
  Value,
} from "./syntax";
import { choice, list, optional, record, variants, type Read, type WordReader } from "./word-reader";

const flag: Read<boolean> = (reader) => reader.word() !== 0;
const number: Read<number> = (reader) => reader.word();
const string: Read<string> = (reader) => reader.string();
const span = (reader: WordReader) => reader.span();
const name = (reader: WordReader) => reader.name();
/** The text of a name, or of a string with escapes. */
const text: Read<string> = (reader) => reader.name().text;

const docComment = record<DocComment>({
  style: choice(["lines", "block"]),
  lines: list((reader) => {
    const line = reader.span();
    return { text: reader.slice(line), start: line[0] };
  }),
  span,
});
const doc = optional(docComment);

const attribute = record<Attribute>({
  name: text,
  args: list(record<AttributeArgument>({ name: string, value: string })),
  span,
});
const attributes = list(attribute);

// These readers contain each other.
const type: Read<Type> = (reader) => anyType(reader) as Type; // The parser accepts a pack only where it may be.
const packOrType: Read<PackOrType> = (reader) => anyType(reader);
const tail: Read<PackTail> = (reader) => anyType(reader) as PackTail; // As for types.
const value: Read<Value> = (reader) => anyValue(reader);

const access = choice(["read", "write", "readWrite"] as const);
const generics = list(record<Generic>({ name, pack: flag, default: optional(packOrType) }));
const parameters = list(record<Parameter>({ name: optional(name), type, doc, span }));
const signature = record<Signature>({
  generics,
  parameters,
  variadic: optional(tail),
  returns: packOrType,
});
const unionMembers = list(record<UnionMember>({ type, doc }));

const member = variants<ExternMember>({
  property: { access, name, quoted: flag, type, doc, span },
  indexer: { access, key: type, value: type, doc, span },
  method: { attributes, name, signature, doc, span },
});
const field = member as Read<TableField>; // Table types have no methods.

const anyType = variants<PackOrType>({
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

const body = record<FunctionBody>({
  generics,
  parameters: list(record<BodyParameter>({ name, type: optional(type), doc, span })),
  vararg: flag,
  variadic: optional(tail),
  returns: optional(packOrType),
  returnsValues: flag,
});

const tableItem = record<TableItem>({
  key: choice(["named", "positional", "computed"]),
  name: optional(name),
  value,
  doc,
  span,
});

const anyValue = variants<Value>({
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

const classMember = variants<ClassMember>({
  classProperty: { name, type: optional(type), doc, span },
  classMethod: { name, body, doc, span },
});

const blocks = list(number);

const luauStatement = variants<LuauStatement>({
  variable: { exported: flag, name, type: optional(type), value, blocks, doc, span },
  localFunction: { exported: flag, attributes, name, body, blocks, doc, span },
  fieldFunction: { attributes, path: list(name), method: flag, body, blocks, doc, span },
  assignment: { target: value, value, blocks, doc, span },
  return: { values: list(value), blocks, doc, span },
  callStatement: { value, blocks, doc, span },
  class: { exported: flag, name, parent: optional(value), members: list(classMember), blocks, doc, span },
});

const nested: Read<NestedStatement> = record<NestedStatement>({
  blocks,
  // The parser puts declarations only into blocks.
  statement: (reader) => statement(reader) as NestedStatement["statement"],
});

const statement: Read<Statement> = variants<Statement>({
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

const errors = list(record<SyntaxIssue>({ message: string, span, hint: optional(string) }));

export const readParseResult = record<ParseResult>({
  moduleDoc: doc,
  statements: list(statement),
  strayDocs: list(docComment),
  errors,
});

export const readCheckResult = record<CheckResult>({ errors });
