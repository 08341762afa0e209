import type { Severity } from "luau-diagnostics";

const SEVERITIES = { ignore: null, log: "warning", warn: "warning", throw: "error" } as const;

/** The severity of a level of the configuration; null if the problem is ignored. */
export const severityOf = (level: keyof typeof SEVERITIES): Severity | null => SEVERITIES[level];
