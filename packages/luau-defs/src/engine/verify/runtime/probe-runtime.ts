/** Luau that every probe has in common: one script, whose later part uses the locals of the earlier one. */
import facts from "./facts.luau?raw" with { type: "text" };
import walk from "./walk.luau?raw" with { type: "text" };

export const PROBE_RUNTIME = [facts, walk].join("\n");
