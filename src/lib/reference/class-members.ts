import type { Translate } from "../i18n/translate";
import { entryHeading, titleHeading, type Heading } from "../page/headings";
import type { OverviewGroup } from "./sections";
import type { ClassEntry, EntryDoc, EventEntry, FunctionEntry } from "./reference-props";

export type MemberLists = Pick<ClassEntry, "properties" | "events" | "methods">;

/** A class's own members by kind; deprecated ones come last, collapsed. */
export interface ClassMembers extends MemberLists {
  readonly deprecated: MemberLists;
}

export const classMembers = (lists: MemberLists): ClassMembers => ({
  ...membersThat(lists, (member) => member.doc.deprecated === null),
  deprecated: membersThat(lists, (member) => member.doc.deprecated !== null),
});

const membersThat = (
  { properties, events, methods }: MemberLists,
  isKept: (member: { readonly doc: Pick<EntryDoc, "deprecated"> }) => boolean,
): MemberLists => ({
  properties: properties.filter(isKept),
  events: events.filter(isKept),
  methods: methods.filter(isKept),
});

export const memberCount = ({ properties, events, methods }: MemberLists): number =>
  properties.length + events.length + methods.length;

/** Whether scripts create its objects: functions accept and none returns such tables, as for options. */
export const isWritten = ({ origin, usedBy }: Pick<ClassEntry, "origin" | "usedBy">): boolean =>
  origin === "record" && usedBy.takenByCount > 0 && usedBy.returnedByCount === 0;

export const inheritedCount = ({ inherited }: Pick<ClassEntry, "inherited">): number =>
  inherited.reduce((sum, { members }) => sum + members.length, 0);

/** The ids contain a hyphen, which Luau names cannot: see `toSections`. */
export const MEMBER_IDS = {
  properties: "all-properties",
  events: "all-events",
  methods: "all-methods",
  deprecated: "all-deprecated",
  inherited: "all-inherited",
} as const;

/** Messages, by the lists of members. */
export const MEMBER_TITLES: Readonly<Record<keyof typeof MEMBER_IDS, string>> = {
  properties: "api.properties",
  events: "api.events",
  methods: "api.methods",
  deprecated: "api.deprecatedMembers",
  inherited: "api.inherited",
};

export function classHeadings(entry: ClassEntry, t: Translate): readonly Heading[] {
  const { properties, events, methods, deprecated } = classMembers(entry);
  const heading = (group: keyof typeof MEMBER_IDS, count: number, members: readonly Described[] = []) => {
    const children = members.map((member) => entryHeading(member, group === "events" ? "event" : "method"));
    return count === 0 ? [] : [titleHeading(MEMBER_IDS[group], t(MEMBER_TITLES[group]), children)];
  };
  return [
    ...heading("properties", properties.length),
    ...heading("events", events.length, events),
    ...heading("methods", methods.length, methods),
    ...heading("deprecated", memberCount(deprecated)),
    ...heading("inherited", inheritedCount(entry)),
  ];
}

type Described = EventEntry | FunctionEntry;

/** The overview on a class's own page; omitted for a few members, which follow directly below. */
export function memberOverview({ events, methods }: ClassMembers, t: Translate): readonly OverviewGroup[] {
  if (events.length + methods.length < 2) return [];
  const group = (kind: "events" | "methods", members: readonly Described[]): OverviewGroup => ({
    id: MEMBER_IDS[kind],
    title: t(MEMBER_TITLES[kind]),
    entries: members.map((member) => ({ ...member, kind: kind === "events" ? "event" : "method" })),
  });
  return [group("events", events), group("methods", methods)].filter(({ entries }) => entries.length > 0);
}
