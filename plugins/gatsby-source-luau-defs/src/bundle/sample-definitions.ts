import type { StageResult } from "luau-contract";
import type { Definition } from "../model/definition";
import type { Inventory } from "../model/inventory";
import { anyDefinitions } from "../platforms/sample-definitions";
import { toDefinitions } from "./bundle";
import type { BundleInput } from "./bundle-part";

interface SampleInput {
  readonly files: readonly BundleInput[];
  readonly inventories: readonly { readonly inventory: Inventory; readonly types: BundleInput | null }[];
}

/** What samples are checked with: the definitions, and the names of inventories, typed or as `any`. */
export function toSampleDefinitions({ files, inventories }: SampleInput): StageResult<readonly Definition[]> {
  const own = toDefinitions(files);
  const taken = new Set(own.value.flatMap(({ declares }) => declares.map(keyOf)));
  const others = inventories.flatMap(({ types, inventory }) => {
    const all = types === null ? anyDefinitions(inventory) : toDefinitions([types]).value;
    const left = all.filter(({ declares }) => !declares.some((one) => taken.has(keyOf(one))));
    for (const { declares } of left) for (const one of declares) taken.add(keyOf(one));
    return left;
  });
  return { ...own, value: [...others, ...own.value] };
}

const keyOf = ({ space, name }: Definition["declares"][number]): string => `${space} ${name}`;
