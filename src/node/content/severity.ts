import type { Severity } from "luau-contract";

/** How the configuration says what a check does. */
export type CheckLevel = "ignore" | "log" | "warn" | "throw";

/**
 * What a level means for a mistake: null says nothing of it. A mistake that is only logged is told like a
 * warning.
 */
export function severityOf(level: CheckLevel): Severity | null {
  switch (level) {
    case "ignore":
      return null;
    case "log":
    case "warn":
      return "warning";
    case "throw":
      return "error";
  }
}
