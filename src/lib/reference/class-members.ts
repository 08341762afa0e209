import type { Translate } from "../i18n/translate";
import type { Heading } from "../page/headings";
import type { OverviewGroup } from "./sections";
import type { ClassEntry, EntryDoc, FunctionEntry, Property } from "./types";

/** A class's own members by kind; deprecated ones come last, folded. */
export interface ClassMembers {
  readonly properties: readonly Property[];
  readonly methods: readonly FunctionEntry[];
  readonly deprecated: {
    readonly properties: readonly Property[];
    readonly methods: readonly FunctionEntry[];
  };
}

const isDeprecated = ({ doc }: { readonly doc: Pick<EntryDoc, "deprecated"> }): boolean =>
  doc.deprecated !== null;

export function classMembers({
  properties,
  methods,
}: Pick<ClassEntry, "properties" | "methods">): ClassMembers {
  const current = <T extends Property | FunctionEntry>(members: readonly T[]) =>
    members.filter((member) => !isDeprecated(member));
  return {
    properties: current(properties),
    methods: current(methods),
    deprecated: { properties: properties.filter(isDeprecated), methods: methods.filter(isDeprecated) },
  };
}

/** How many members a class inherits. */
export const inheritedCount = ({ inherited }: Pick<ClassEntry, "inherited">): number =>
  inherited.reduce((sum, { members }) => sum + members.length, 0);

/** The ids hold a hyphen, which no Luau name can: see `toSections`. */
export const MEMBER_IDS = {
  properties: "all-properties",
  methods: "all-methods",
  deprecated: "all-deprecated",
  inherited: "all-inherited",
} as const;

/** What each group of members is called. */
export const memberTitles = (t: Translate): Readonly<Record<keyof typeof MEMBER_IDS, string>> => ({
  properties: t({ id: "api.properties", message: "Properties" }),
  methods: t({ id: "api.methods", message: "Methods" }),
  deprecated: t({ id: "api.deprecatedMembers", message: "Deprecated members" }),
  inherited: t({ id: "api.inherited", message: "Inherited members" }),
});

/** The table of contents of a class's own page. */
export function classHeadings(entry: ClassEntry, t: Translate): readonly Heading[] {
  const { properties, methods, deprecated } = classMembers(entry);
  const titles = memberTitles(t);
  const heading = (group: keyof typeof MEMBER_IDS, count: number, members: readonly FunctionEntry[] = []) => {
    const children = members.map(({ anchor, name }) => ({
      id: anchor,
      text: name,
      code: true,
      children: [],
    }));
    return count === 0 ? [] : [{ id: MEMBER_IDS[group], text: titles[group], code: false, children }];
  };
  return [
    ...heading("properties", properties.length),
    ...heading("methods", methods.length, methods),
    ...heading("deprecated", deprecated.properties.length + deprecated.methods.length),
    ...heading("inherited", inheritedCount(entry)),
  ];
}

/** The overview on a class's own page: one of a few methods says nothing that is not below it at once. */
export function memberOverview(methods: readonly FunctionEntry[], t: Translate): readonly OverviewGroup[] {
  if (methods.length < 2) return [];
  return [
    {
      id: MEMBER_IDS.methods,
      title: memberTitles(t).methods,
      elsewhere: false,
      brief: false,
      letters: [],
      entries: methods.map(({ name, anchor, doc }) => ({ name, anchor, doc })),
    },
  ];
}
