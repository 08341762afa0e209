import type { Severity } from "luau-diagnostics";

/** The levels of checks in the configuration. */
type CheckLevel = "ignore" | "log" | "warn" | "throw";

/** The severity of a level; null if the problem is ignored. `log` is reported like a warning. */
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
