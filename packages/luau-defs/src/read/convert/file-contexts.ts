/** The scope of each declaration. The types of a block and those around it shadow those of the file. */
import type { DocComment, NestedStatement, Type } from "full-moon-wasm";
import type { LocalKey, ReferenceTarget } from "luau-syntax";
import { moduleId, typeId, type ModuleId } from "../../model/ids";
import type { SourceFile } from "../source/source-file";
import { isWithin } from "../syntax/declarations";
import type { ConvertContext } from "./convert-context";

export type Blocks = NestedStatement["blocks"];

/** At the top level, the key is the name alone. */
export const localKeyOf = (name: string, blocks: Blocks): LocalKey =>
  blocks.length === 0 ? name : `${name} ${blocks.join()}`;

export function contextsOf(
  source: SourceFile,
  declared: readonly NestedStatement[],
  isEventType: ConvertContext["isEventType"],
): (blocks: Blocks) => ConvertContext {
  const recorded = {
    repeatedMembers: [],
    parents: [],
    documented: [],
    classSpellings: [],
    readDocs: new Set<DocComment>(),
  };
  // Of several types of one name, the innermost applies; in one block, the exported one, and then the first.
  const types = declared
    .filter(({ statement: { kind } }) => kind !== "declareFunction" && kind !== "declareGlobal")
    .reverse()
    .sort((a, b) => a.blocks.length - b.blocks.length || Number(isExported(a)) - Number(isExported(b)));
  const contexts = new Map<string, ConvertContext>();
  return (blocks) => {
    const key = blocks.join();
    const context = contexts.get(key) ?? {
      ...scopeOf(
        moduleId(source.slug),
        types.filter((one) => isWithin(blocks, one.blocks)),
      ),
      source,
      isEventType,
      recorded,
    };
    contexts.set(key, context);
    return context;
  };
}

type ScopeFunctions = Pick<ConvertContext, "module" | "localType" | "fileType" | "scope" | "genericDefaults">;

function scopeOf(module: ModuleId, visible: readonly NestedStatement[]): ScopeFunctions {
  const types = new Map(
    visible.map((one) => [one.statement.name.text, { ...one, target: targetOf(module, one) }]),
  );
  const aliasOf = (name: string) => {
    const statement = types.get(name)?.statement;
    return statement?.kind === "typeAlias" ? statement : undefined;
  };
  const fileType = (name: string): Type | undefined => {
    const alias = aliasOf(name);
    return alias?.generics.length === 0 ? alias.type : undefined;
  };
  return {
    module,
    fileType,
    localType: (name) =>
      types.get(name)?.blocks.length === 0 && aliasOf(name)?.exported === true ? undefined : fileType(name),
    scope: (name) => types.get(name)?.target,
    genericDefaults: (name) => aliasOf(name)?.generics.flatMap((generic) => generic.default ?? []) ?? [],
  };
}

const isExported = ({ statement }: NestedStatement): boolean =>
  statement.kind === "externType" || ("exported" in statement && statement.exported);

function targetOf(module: ModuleId, declared: NestedStatement): ReferenceTarget | undefined {
  const { blocks, statement } = declared;
  const { kind, name } = statement;
  if (kind === "externType" || (blocks.length === 0 && isExported(declared)))
    return { kind: "symbol", id: typeId(module, name.text) };
  if (blocks.length === 0) return undefined;
  return kind === "typeAlias"
    ? { kind: "unresolved", alias: localKeyOf(name.text, blocks) }
    : { kind: "local" };
}
