/**
 * Luau's syntax: types as one tree, walks over them, one printer, one lexer, and positions in a text. Pure,
 * without dependencies: it runs in Node and in browsers.
 */
export { assertNever } from "./assert-never";
export { capitalised } from "./capitalised";
export { compare } from "./compare";
export { groupBy } from "./group-by";
export {
  FILE_START,
  lineStartsOf,
  positionAt,
  positionFrom,
  rangeAt,
  restOfLine,
  sourcesByPath,
  sourceText,
  type Edit,
  type Position,
  type SourceText,
  type Span,
  type TextFile,
  type TextRange,
  withForwardSlashes,
} from "./source-text";
export { STANDARD_LIBRARY } from "./standard-library";
export {
  KEYWORDS,
  dotted,
  isIdentifier,
  isLuauName,
  lastPart,
  memberPath,
  nameStartIn,
  namesOfPath,
  toLuauName,
} from "./identifier";
export {
  genericsText,
  luauStyle,
  needsParentheses,
  named,
  TEXT_WRITER,
  typeText,
  writeGenericList,
  type TokenKind,
  type TypeWriter,
} from "./luau-style";
export { codeTokens, isCommentToken, luauTokens, type LuauToken } from "./luau-lexer";
export { quoted, quotedByLuau, unquoted } from "./luau-string";
export { ANY_TYPE, builtinType, NIL_TYPE, typeNamed } from "./made-types";
export type { ModuleId, SymbolId } from "./symbol-id";
export type * from "./types";
export {
  childrenOf,
  isPack,
  isTail,
  mapChildren,
  mapGenerics,
  mapSame,
  mapTypes,
  parametersOf,
  returnsOf,
  visitReferences,
} from "./walk-types";
export {
  writeFields,
  writeGenerics,
  writeType,
  type Around,
  type TypeStyle,
  type WrittenField,
  type WrittenFunction,
  type WrittenSlot,
} from "./write-type";
