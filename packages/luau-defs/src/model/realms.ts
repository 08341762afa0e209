import { capitalised } from "luau-syntax";

/** Where a script must run to use an entry; an entry without realms can be used everywhere. */
export const REALMS = ["server", "client", "plugin"] as const;

export type Realm = (typeof REALMS)[number];

/** «Server only.», «Server and plugin only.» */
export const realmNotes = (realms: readonly Realm[]): readonly string[] =>
  realms.length === 0 ? [] : [`${capitalised(realms.join(" and "))} only.`];
