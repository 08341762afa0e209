/** In: a symbol and its new name. Throws if the name cannot be used. */
import { isIdentifier, KEYWORDS, positionAt, STANDARD_LIBRARY } from "luau-syntax";
import { LSPErrorCodes, ResponseError } from "vscode-languageserver";
import { isBuiltinType } from "../../model/builtin-types";
import type { Declaration, ConvertedFile } from "../../model/converted-file";
import { entriesOf, membersOf } from "../../model/entries";
import type { Subject } from "./occurrences";
import type { Analysis } from "./analysis";

export class RenameError extends ResponseError<void> {
  constructor(message: string) {
    super(LSPErrorCodes.RequestFailed, message);
  }
}

export type EntrySubject = Extract<Subject, { kind: "entry" }>;

export function checkNewName(analysis: Analysis, subject: EntrySubject, newName: string): void {
  const { entry, module } = subject;
  checkSpelling(entry.kind === "enumValue", newName);
  const owner = entriesOf(module).find((one) => membersOf(one).some(({ id }) => id === entry.id));
  const siblings = owner === undefined ? entriesOf(module) : membersOf(owner);
  const taken = siblings.find(({ name, id }) => name === newName && id !== entry.id);
  if (taken !== undefined) throw new RenameError(`\`${taken.path}\` exists already.`);
  const declared = declarationOf(analysis, subject);
  if (declared !== null) checkDeclared(analysis, declared, newName);
}

function checkSpelling(isValue: boolean, newName: string): void {
  if (isValue) {
    if (newName !== "" && !/["\n\\]/.test(newName)) return;
    throw new RenameError("A value needs a name of one line.");
  }
  if (KEYWORDS.has(newName))
    throw new RenameError(`\`${newName}\` is a keyword of Luau, which cannot be a name.`);
  if (!isIdentifier(newName))
    throw new RenameError(`\`${newName}\` is not a name in Luau: use letters, digits and \`_\`.`);
}

interface Declared {
  readonly converted: ConvertedFile;
  readonly declaration: Declaration;
}

/** Null for members and fields, whose names must be unique within their owner. */
function declarationOf({ output, occurrences }: Analysis, { entry, file }: EntrySubject): Declared | null {
  const converted = output.files.find(({ source }) => source.path === file)?.converted;
  const definition = occurrences.definitionOf(entry.id);
  const declaration = converted?.declarations.find(({ span }) => span[0] === definition?.span[0]);
  return converted === undefined || declaration === undefined ? null : { converted, declaration };
}

function checkDeclared({ output }: Analysis, renamed: Declared, newName: string): void {
  const { namespace } = renamed.declaration;
  if (namespace === "type" && isBuiltinType(newName))
    throw new RenameError(`\`${newName}\` is one of Luau's own types.`);
  if (namespace === "value" && STANDARD_LIBRARY.has(newName))
    throw new RenameError(`\`${newName}\` is one of Luau's own globals.`);
  for (const { converted } of output.files)
    for (const declaration of converted.declarations) {
      const isSame = declaration.namespace === namespace && declaration.name === newName;
      if (!isSame || !areInSight(renamed, { converted, declaration })) continue;
      const { line, column } = positionAt(converted.source, declaration.span[0]);
      throw new RenameError(`\`${newName}\` exists already, at ${converted.source.path}:${line}:${column}.`);
    }
}

/** Whether any file has both in scope: one is global, or both are in the same file. */
const areInSight = (a: Declared, b: Declared): boolean =>
  a.converted.source.path === b.converted.source.path || isShared(a) || isShared(b);

const isShared = ({ converted, declaration }: Declared): boolean =>
  declaration.exported && converted.form === "definitions";
