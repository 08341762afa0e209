/** The npm, yarn or pnpm workspace that a new site would be part of: these read `overrides` at their top only. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { matchesGlob } from "luau-contract";
import { parse } from "yaml";

/** A line that excludes the site from its workspace, so that npm installs it by itself; null outside of one. */
export function workspaceStep(folder: string, cwd: string): string | null {
  for (let top = path.dirname(folder); ; top = path.dirname(top)) {
    const below = path.relative(top, folder).split(path.sep).join("/");
    for (const [file, key] of SOURCES)
      if (contains(patternsIn(path.join(top, file)), below))
        return (
          `In ${path.relative(cwd, path.join(top, file))}, add "!${below}" to \`${key}\`: ` +
          "the site is installed by npm on its own, since a workspace ignores its `overrides`."
        );
    if (path.dirname(top) === top) return null;
  }
}

const SOURCES = [
  ["package.json", "workspaces"],
  ["pnpm-workspace.yaml", "packages"],
] as const;

/** As npm and pnpm do: later patterns win. */
const contains = (patterns: readonly string[], below: string): boolean =>
  patterns.reduce((isIn, pattern) => {
    const glob = pattern.replace(/^!?(?:\.?\/)?/, "").replace(/\/$/, "");
    return matchesGlob(glob, below) ? !pattern.startsWith("!") : isIn;
  }, false);

function patternsIn(file: string): readonly string[] {
  try {
    // JSON is YAML, and a file of somebody else may contain anything.
    const { workspaces, packages }: Partial<Record<string, unknown>> = parse(readFileSync(file, "utf8"));
    const listed = file.endsWith(".json") ? workspaces : packages;
    const patterns = Array.isArray(listed) ? listed : (listed as { packages?: unknown } | null)?.packages;
    return Array.isArray(patterns) ? patterns.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
