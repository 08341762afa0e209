import { availableParallelism } from "node:os";
import path from "node:path";
import { internals, type Command, type Internal, type InternalName } from "./internals";
import { installedVersions, isVerified, replacedDependencies, unverifiedNotice } from "./versions";

/** How to start Gatsby. */
export interface LeanProcess {
  readonly uses: readonly InternalName[];
  /**
   * Suffix of the cache folder, which different kinds of build must not share; empty for the default kind.
   */
  readonly variant: string;
  /**
   * One sentence for the terminal about versions that are not verified; null if all are.
   */
  readonly notice: string | null;
  /** Dependencies of Gatsby that this build requires and that `overrides` replace by another package. */
  readonly replaced: readonly string[];
  /** Arguments for Node, before Gatsby's command line. */
  readonly nodeArguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Folders outside the site. */
export interface LeanFolders {
  /** The `node_modules` in which Gatsby is installed. */
  readonly modules: string;
  readonly cache: string;
}

/** The environment variable that passes the internals in use to the build's processes. */
const VARIABLE = "LEAN_INTERNALS";
const LIST = "packages/gatsby-lean/src/internals.ts";

/**
 * Gatsby runs queries in workers unless there is one processor, and our replacement of its pool has none.
 * With two cores, a second process takes longer than it saves.
 */
const ONE_PROCESS: Readonly<Record<string, string>> = { GATSBY_CPU_COUNT: "1" };

/** Whether this process uses an internal. */
export const uses = (name: InternalName): boolean => (process.env[VARIABLE] ?? "").split(",").includes(name);

/**
 * Determines which internals a build uses: none on request, and those of Node only with a verified version.
 * @param folders `modules`, the packages that the build uses; `cache`, where they are cached across processes
 * @param without internals to disable, for measurements; null for a stock build
 * @param command the command to be started
 */
export function leanProcess(
  { modules, cache }: LeanFolders,
  without: readonly string[] | null,
  command: Command = "build",
): LeanProcess {
  const unknown = without?.find((name) => !internals.some((internal) => internal.name === name));
  if (unknown !== undefined) throw new Error(`There is no internal called ${unknown}: see ${LIST}.`);
  const isStock = without === null;
  const versions = installedVersions(modules);
  const replaced = isStock ? replacedDependencies(modules) : [];
  const hasFewCores = availableParallelism() <= 2;
  const isSuitable = ({ only = command, onFewCores, ofNode }: Internal): boolean =>
    only === command &&
    (hasFewCores || onFewCores !== true || command === "develop") &&
    (ofNode !== true || isVerified("node", versions));
  const suitable = internals.filter(isSuitable).map(({ name }) => name);
  const chosen = isStock ? [] : suitable.filter((name) => !without.includes(name));
  const variables = { [VARIABLE]: chosen.join(","), LEAN_MODULES: modules, LEAN_CACHE: cache };
  const environment = { ...variables, ...(chosen.includes("worker-pool") && ONE_PROCESS) };
  const nodeArguments = isStock ? [] : ["--require", path.join(__dirname, "preload.js")];
  const left = suitable.filter((name) => !chosen.includes(name));
  const variant = isStock ? "-stock" : left.map((name) => `-without-${name}`).join("");
  const notice = isStock ? null : unverifiedNotice(versions);
  return { uses: chosen, variant, notice, replaced, nodeArguments, environment };
}
