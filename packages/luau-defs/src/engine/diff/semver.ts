import type { Change, Changes } from "./change";

const SEMVER_LEVELS = ["major", "minor", "patch"] as const;
type SemverLevel = (typeof SEMVER_LEVELS)[number];

export interface SemverVerdict {
  readonly level: SemverLevel;
  /** The changes that decide; of documentation, or none, for a patch. */
  readonly reasons: Changes;
}

/** The level by https://semver.org: a deprecation increments the minor version (item 7). */
export function semverOf(changes: Changes): SemverVerdict {
  const level = SEMVER_LEVELS.find((one) => changes.some((change) => levelOf(change) === one)) ?? "patch";
  return { level, reasons: changes.filter((change) => levelOf(change) === level) };
}

function levelOf({ class: of, kind }: Change): SemverLevel {
  if (of === "breaking") return "major";
  return of === "addition" || kind === "deprecated" ? "minor" : "patch";
}
