/** The scope of each declaration. The types of a block and those around it shadow those of the file. */
import type { LocalKey } from "luau-syntax";
import type { NestedStatement } from "full-moon-wasm";
import { moduleId, typeId } from "../../model/ids";
import { isWithin, type Declared } from "../syntax/declarations";
import type { SourceFile } from "../source/source-file";
import type { ConvertContext } from "./convert-context";
import type { Scope } from "./convert-type";

export type Blocks = NestedStatement["blocks"];
type TypeStatement = Exclude<Declared, { kind: "declareFunction" | "declareGlobal" }>;

/** At the top level, the key is the name alone. */
export const localKeyOf = (name: string, blocks: Blocks): LocalKey =>
  blocks.length === 0 ? name : `${name} ${blocks.join()}`;

export function contextsOf(
  source: SourceFile,
  declared: readonly NestedStatement[],
  isEventType: ConvertContext["isEventType"],
): (blocks: Blocks) => ConvertContext {
  const file = fileContext(
    source,
    isEventType,
    declared.filter(({ blocks }) => blocks.length === 0).map(({ statement }) => statement),
  );
  const nested = declared.filter(({ blocks, statement }) => blocks.length > 0 && isType(statement));
  const known = new Map<string, ConvertContext>([["", file]]);
  return (blocks) => {
    const place = blocks.join();
    const context =
      known.get(place) ??
      blockContext(
        file,
        nested.filter((one) => isWithin(blocks, one.blocks)),
      );
    known.set(place, context);
    return context;
  };
}

const isType = (statement: Declared): statement is TypeStatement =>
  statement.kind !== "declareFunction" && statement.kind !== "declareGlobal";

function fileContext(
  source: SourceFile,
  isEventType: ConvertContext["isEventType"],
  statements: readonly Declared[],
): ConvertContext {
  const module = moduleId(source.slug);
  const aliases = statements.filter((one) => one.kind === "typeAlias");
  const bodies = new Map(
    aliases
      .filter(({ exported, generics }) => !exported && generics.length === 0)
      .map(({ name, type }) => [name.text, type]),
  );
  const all = new Map(
    aliases.filter(({ generics }) => generics.length === 0).map(({ name, type }) => [name.text, type]),
  );
  const exported = statements.filter(
    (one) =>
      one.kind === "externType" ||
      ((one.kind === "typeAlias" || one.kind === "typeFunction") && one.exported),
  );
  const targets = new Map(
    exported.map(({ name }) => [name.text, { kind: "symbol", id: typeId(module, name.text) } as const]),
  );
  return {
    source,
    module,
    localType: (name) => bodies.get(name),
    fileType: (name) => all.get(name),
    scope: (name) => targets.get(name),
    isEventType,
    genericDefaults: (name) =>
      aliases
        .find((alias) => alias.name.text === name)
        ?.generics.flatMap((generic) => generic.default ?? []) ?? [],
    findings: {
      repeatedMembers: [],
      parents: [],
      documented: [],
      classSpellings: [],
      readDocs: new Set(),
    },
  };
}

/** `visible`: the types of the enclosing blocks; the innermost type of a name applies. */
function blockContext(file: ConvertContext, visible: readonly NestedStatement[]): ConvertContext {
  if (visible.length === 0) return file;
  const sorted = [...visible].sort((a, b) => a.blocks.length - b.blocks.length);
  const types = new Map(sorted.map((one) => [one.statement.name.text, one]));
  const scope: Scope = (name) => {
    const type = types.get(name);
    if (type === undefined) return file.scope(name);
    const { statement, blocks } = type;
    if (statement.kind === "externType") return { kind: "symbol", id: typeId(file.module, name) };
    return statement.kind === "typeAlias"
      ? { kind: "unresolved", alias: localKeyOf(name, blocks) }
      : { kind: "local" };
  };
  const localType: ConvertContext["localType"] = (name) => {
    const statement = types.get(name)?.statement;
    if (statement === undefined) return file.localType(name);
    return statement.kind === "typeAlias" && statement.generics.length === 0 ? statement.type : undefined;
  };
  const fileType: ConvertContext["fileType"] = (name) =>
    types.has(name) ? localType(name) : file.fileType(name);
  return { ...file, scope, localType, fileType };
}
