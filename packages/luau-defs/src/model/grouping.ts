/** A site's settings for its whole reference: sections of sidebar and index, titles and icons of modules. */
import { compare } from "luau-syntax";
import { entriesOf, mapEntries } from "./entries";
import type { ApiModel, Entry, Module } from "./model";
import { nameMatcher } from "./settings";

/** A section, and patterns of the names that belong to it: `*` stands for any letters. */
export interface GroupPattern {
  readonly label: string;
  readonly names: readonly string[];
}

export interface Grouping {
  /** In the order of the sections. Of several that fit, the first counts; `@group` counts before all. */
  readonly groups?: readonly GroupPattern[] | undefined;
  /** By slug of a module. `@title` counts before. */
  readonly titles?: Readonly<Record<string, string>> | undefined;
  /** By slug of a module: the `d` of a path of SVG, as a drawing of lines in a square of 24. */
  readonly icons?: Readonly<Record<string, string>> | undefined;
  /** The argument of `require` for a plain module: see `moduleListings`. */
  readonly require?: string | undefined;
}

export const moduleTitle = ({ title, name }: Pick<Module, "title" | "name">): string => title ?? name;

/** A module's value in a setting by slug; null without one. */
export const ofModule = (
  values: Readonly<Record<string, string>> = {},
  { slug }: Pick<Module, "slug">,
): string | null => (Object.hasOwn(values, slug) ? (values[slug] ?? null) : null);

/** The labels that are in use in a module, in the order of the patterns; those of tags alone come last. */
export function groupsOf(module: Module, { groups = [] }: Grouping): readonly string[] {
  const used = new Set(entriesOf(module).flatMap(({ doc: { group } }) => group ?? []));
  const planned = groups.map(({ label }) => label).filter((label) => used.has(label));
  return [...new Set([...planned, ...[...used].sort(compare)])];
}

/** The model with groups and titles for what has none of its own. */
export function withGrouping(model: ApiModel, { groups = [], titles = {} }: Grouping): ApiModel {
  if (groups.length + Object.keys(titles).length === 0) return model;
  const patterns = groups.map(({ label, names }) => ({ label, fits: nameMatcher(names) }));
  const groupOf = (names: readonly string[]): string | null =>
    patterns.find(({ fits }) => names.some(fits))?.label ?? null;
  const grouped = <T extends Entry>(entries: readonly T[]): readonly T[] =>
    entries.map((entry) => ({
      ...entry,
      doc: { ...entry.doc, group: entry.doc.group ?? groupOf([entry.path, entry.name]) },
    }));
  return {
    ...model,
    modules: model.modules.map((module) => ({
      ...mapEntries(module, grouped),
      title: module.title ?? ofModule(titles, module),
      group: module.group ?? groupOf([module.slug, module.name]),
    })),
  };
}
