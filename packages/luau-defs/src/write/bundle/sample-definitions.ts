import type { StageResult } from "luau-diagnostics";
import { STANDARD_LIBRARY } from "luau-syntax";
import { declarationKey, type Definition } from "../../model/definition";
import type { Inventory } from "../../model/inventory";
import { toDefinitions } from "./bundle";
import type { AnalysedSource } from "../../read/analyse-file";
import { valueTrees } from "../../link/platforms/declare-values";

interface SampleInput {
  readonly files: readonly AnalysedSource[];
  readonly inventories: readonly { readonly inventory: Inventory; readonly types: AnalysedSource | null }[];
}

/** Names of inventories are typed, or `any`. */
export function toSampleDefinitions({ files, inventories }: SampleInput): StageResult<readonly Definition[]> {
  const definitions = toDefinitions(files);
  const taken = new Set(definitions.value.flatMap(({ declares }) => declares.map(declarationKey)));
  const ofInventories = inventories.flatMap(({ types, inventory }) => {
    const all = types === null ? anyDefinitions(inventory) : toDefinitions([types]).value;
    const untaken = all.filter(({ declares }) => !declares.some((one) => taken.has(declarationKey(one))));
    for (const { declares } of untaken) for (const one of declares) taken.add(declarationKey(one));
    return untaken;
  });
  return { ...definitions, value: [...ofInventories, ...definitions.value] };
}

/** Modules that have to be required are left out: samples get those from `require`, as `any`. */
function anyDefinitions({ title, symbols, enums }: Inventory): readonly Definition[] {
  const globals = symbols.filter(({ require }) => require === undefined);
  const types = new Map(
    globals.flatMap(({ type, generics }) => (type === undefined ? [] : [[type, generics]])),
  );
  const values = [...valueTrees(globals, enums).keys()]
    // Luau's own names are typed.
    .filter((name) => !STANDARD_LIBRARY.has(name));
  return [
    ...[...types].map(
      ([name, generics]): Definition => ({
        text: `export type ${name}${generics === undefined ? "" : `<${generics}>`} = any`,
        declares: [{ namespace: "type", name }],
        scope: "everywhere",
        platform: title,
      }),
    ),
    ...values.map(
      (name): Definition => ({
        text: `declare ${name}: any`,
        declares: [{ namespace: "value", name }],
        scope: "everywhere",
        platform: title,
      }),
    ),
  ];
}
