import type { StageResult } from "luau-contract";
import type { Definition } from "../model/definition";
import type { Inventory } from "../model/inventory";
import { anyDefinitions } from "../platforms/sample-definitions";
import { toDefinitions } from "./bundle";
import type { BundleInput } from "./bundle-part";

export interface SampleInput {
  readonly files: readonly BundleInput[];
  readonly platform: { readonly inventory: Inventory; readonly types: BundleInput | null } | null;
}

/** What samples are checked with: the definitions, and the platform's names, typed or as `any`. */
export function toSampleDefinitions({ files, platform }: SampleInput): StageResult<readonly Definition[]> {
  const own = toDefinitions(files);
  if (platform === null) return own;
  const { types, inventory } = platform;
  const all = types === null ? anyDefinitions(inventory) : toDefinitions([types]).value;
  const taken = new Set(own.value.flatMap(({ declares }) => declares.map(keyOf)));
  const others = all.filter(({ declares }) => !declares.some((one) => taken.has(keyOf(one))));
  return { ...own, value: [...others, ...own.value] };
}

const keyOf = ({ space, name }: Definition["declares"][number]): string => `${space} ${name}`;
