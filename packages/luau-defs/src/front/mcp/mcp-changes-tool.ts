/** The tool `changes`: what `luau-defs diff` finds between a frozen version and the definitions. */
import { existsSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { CHANGE_CLASSES } from "luau-contract";
import { counted, didYouMean } from "luau-diagnostics";
import type { Change } from "../../engine/diff/change";
import { diffModels } from "../../engine/diff/diff-models";
import { renderChangesMarkdown } from "../../engine/diff/render-changes";
import { symbolsOf } from "../../engine/diff/version-history";
import { itemsFitting } from "./mcp-pages";
import type { McpProject } from "./mcp-project";
import { defineTool, startInput, href, partFields, boundedText, type Answer } from "./mcp-tool";
import { DEFAULT_VERSIONS, type LintConfig } from "../../check/lint/config";
import type { ApiModel } from "../../model/model";
import { runPipeline } from "../../pipeline";
import { readReference } from "../../link/reference/read-reference";
import { findFiles } from "../../read/source/find-files";

const change = z.object({
  class: z.enum(CHANGE_CLASSES),
  kind: z.string(),
  path: z.string(),
  module: z.string(),
  old: z.string().nullable(),
  new: z.string().nullable(),
  reason: z.string(),
  href,
});

const output = z.object({
  since: z.string().describe("The version that the definitions are compared with."),
  until: z.string().describe("What is compared with it."),
  versions: z.array(z.string()).describe("All frozen versions, newest first."),
  total: z.int().describe("How many changes there are."),
  changes: z.array(change),
  ...partFields,
});

const UNTIL = "the definitions as they are now";

export const changesTool = defineTool({
  name: "changes",
  title: "List the changes since a version",
  description:
    "Lists what has changed in the reference since a frozen version: breaking changes, additions and " +
    "documentation, most severe first in each module. A long list comes in parts of at most 20 KB.",
  input: z.strictObject({
    since: boundedText("The version: `1.0`. By default, the newest that is frozen.").optional(),
    class: z
      .enum(CHANGE_CLASSES, `one of ${CHANGE_CLASSES.map((one) => `\`${one}\``).join(", ")}`)
      .describe("Only changes of this class.")
      .optional(),
    from: startInput,
  }),
  output,
  answer: async (project, { since, class: wanted, from: start }): Promise<Answer<z.infer<typeof output>>> => {
    const { settings, cwd, model } = project;
    const versions = await listReleases(cwd, settings);
    const [newest] = versions;
    if (newest === undefined)
      return {
        problem:
          `No version is frozen: no folder matches \`${settings.versions}\`. ` +
          "`luau-docs version 1.0` freezes one.",
      };
    const version = since ?? newest;
    if (!versions.includes(version)) {
      const suggestion = didYouMean(version, versions) ?? `There are: ${versions.join(", ")}.`;
      return { problem: `There is no version \`${version}\`. ${suggestion}` };
    }
    const before = await readVersion(cwd, settings, version);
    const all = diffModels(before, model).filter((one) => wanted === undefined || one.class === wanted);
    return partOfChanges(project, all, { start, since: version, versions: [...versions] });
  },
});

function partOfChanges(
  project: McpProject,
  all: readonly Change[],
  { start, since, versions }: { readonly start: number; readonly since: string; readonly versions: string[] },
): Answer<z.infer<typeof output>> {
  if (start > 0 && start >= all.length)
    return { problem: `There are ${counted(all.length, "change")}: \`from\` must be less.` };
  const shown = itemsFitting(all.slice(start).map(withShortTexts), 8_000);
  const end = start + shown.length;
  const next = end < all.length ? end : null;
  const remaining = counted(all.length - end, "change");
  const follows =
    next === null ? null : `What follows: ${remaining}. Call \`changes\` with \`from: ${next}\`.`;
  const title = `# Changes since ${since}, in ${UNTIL}`;
  const texts = [title, renderChangesMarkdown(shown).trimEnd(), ...(follows === null ? [] : [follows])];
  const data = { since, until: UNTIL, versions, total: all.length, from: start, next, follows };
  return { text: texts.join("\n\n"), data: { ...data, changes: withAddresses(project, shown) } };
}

const withShortTexts = (one: Change): Change => ({
  ...one,
  old: shortened(one.old),
  new: shortened(one.new),
});

const MAX_CHANGE_LENGTH = 1_500;

/** A description may be longer than an answer. */
const shortened = (long: string | null): string | null =>
  long === null || long.length <= MAX_CHANGE_LENGTH
    ? long
    : `${long.slice(0, MAX_CHANGE_LENGTH).toWellFormed()}…`;

/** Removed symbols have the address of their module, if that still exists. */
function withAddresses({ model, routes }: McpProject, changes: readonly Change[]) {
  const symbols = symbolsOf(model);
  return changes.map(({ symbol, class: kindOfChange, kind, path, module, old, new: now, reason }) => ({
    class: kindOfChange,
    kind,
    path,
    module: String(module),
    old,
    new: now,
    reason,
    href: routes.href((symbol === null ? null : symbols.get(symbol)?.id) ?? module),
  }));
}

type Config = Pick<LintConfig, "versions" | "reference">;

async function listReleases(root: string, { versions }: Config): Promise<readonly string[]> {
  const { glob } = await import("tinyglobby");
  const pattern = versions ?? DEFAULT_VERSIONS;
  const [before = "", after = ""] = pattern.split("{version}");
  const folders = await glob(`${before}*${after}`, {
    cwd: root,
    onlyDirectories: true,
    expandDirectories: false,
  });
  return folders
    .map((folder) => folder.replace(/\/$/, "").slice(before.length))
    .map((rest) => rest.slice(0, rest.length - after.length))
    .filter((version) => existsSync(path.resolve(root, pattern.replaceAll("{version}", version))))
    .sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
}

/** @param version one that `listReleases` has returned */
async function readVersion(root: string, config: Config, version: string): Promise<ApiModel> {
  const folder = (config.versions ?? DEFAULT_VERSIONS).replaceAll("{version}", version);
  const { files } = await findFiles([path.resolve(root, folder)], root, config.reference.exclude);
  const reference = await readReference(config.reference, root, files);
  const { value } = await runPipeline(files, { cwd: root, reference });
  return value.model;
}
