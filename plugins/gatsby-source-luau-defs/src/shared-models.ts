import { isDeepStrictEqual } from "node:util";
import type { ReferenceSettings } from "luau-defs/site";
import { trackModel, type TrackedModel } from "./tracked-model";

type ReadModel = ReturnType<typeof trackModel>;

interface SharedModel {
  readonly key: unknown;
  readonly read: ReadModel;
}

/** Each instance, one per version, compares all versions: reading them, too, would take quadratic time. */
const shared: SharedModel[] = [];

export function sharedModel(
  requests: readonly string[],
  cwd: string,
  settings: ReferenceSettings | undefined,
): ReadModel {
  // Locations of settings only matter for messages, which the version's own instance reports.
  const key = { requests, cwd, settings: { ...settings, locateSetting: null } };
  const existing = shared.find((one) => isDeepStrictEqual(one.key, key));
  if (existing !== undefined) return existing.read;
  const read = serialised(trackModel(requests, cwd, { settings }));
  shared.push({ key, read });
  return read;
}

/** Instances call it concurrently, and must receive the same object. */
function serialised(read: ReadModel): ReadModel {
  let last: Promise<TrackedModel | null> = Promise.resolve(null);
  return (changed) => {
    const next = last.then(() => read(changed));
    last = next.catch(() => null);
    return next;
  };
}
