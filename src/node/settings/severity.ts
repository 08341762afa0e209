import type { Severity } from "luau-diagnostics";

const SEVERITIES = { ignore: null, log: "warning", warn: "warning", throw: "error" } as const;

export const severityOf = (level: keyof typeof SEVERITIES): Severity | null => SEVERITIES[level];
