import { availableParallelism } from "node:os";
import path from "node:path";
import { internals, type Command, type Internal, type InternalName } from "./internals";
import { installedVersions, unverifiedNotice } from "./versions";

/** How Gatsby is started. */
export interface LeanProcess {
  readonly uses: readonly InternalName[];
  /**
   * Names the folder of a build's caches, which builds of different kinds must not share: empty for the usual
   * one.
   */
  readonly variant: string;
  /**
   * Why fewer internals are touched than could be, in one sentence for the terminal; null if nobody needs to
   * know.
   */
  readonly notice: string | null;
  /** For Node, before Gatsby's own command line. */
  readonly nodeArguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** The internals in use, as a build passes them on to its processes. */
const VARIABLE = "LEAN_INTERNALS";
const LIST = "packages/gatsby-lean/src/internals.ts";

/**
 * Gatsby runs queries in its workers unless there is one processor, and the stand-in for its pool runs none.
 * On two cores the one other process would take longer than running them itself.
 */
const ONE_PROCESS: Readonly<Record<string, string>> = { GATSBY_CPU_COUNT: "1" };

/** Whether this process touches an internal. */
export const uses = (name: InternalName): boolean => (process.env[VARIABLE] ?? "").split(",").includes(name);

/**
 * Decides which internals a build touches: none on request or with versions that were not verified.
 * @param root the folder whose packages the build uses
 * @param without names to leave out, for measurements; null for a stock build
 * @param command what is started
 */
export function leanProcess(
  root: string,
  without: readonly string[] | null,
  command: Command = "build",
): LeanProcess {
  const unknown = without?.find((name) => !internals.some((internal) => internal.name === name));
  if (unknown !== undefined) throw new Error(`There is no internal called ${unknown}: see ${LIST}.`);
  const notice = without === null ? null : unverifiedNotice(installedVersions(root));
  const isStock = without === null || notice !== null;
  const hasFewCores = availableParallelism() <= 2;
  const isSuitable = ({ only = command, onFewCores }: Internal): boolean =>
    only === command && (hasFewCores || onFewCores !== true || command === "develop");
  const suitable = internals.filter(isSuitable).map(({ name }) => name);
  const chosen = isStock ? [] : suitable.filter((name) => !without.includes(name));
  const variables = { [VARIABLE]: chosen.join(","), LEAN_MODULES: path.join(root, "node_modules") };
  const environment = { ...variables, ...(chosen.includes("worker-pool") && ONE_PROCESS) };
  const nodeArguments = isStock ? [] : ["--require", path.join(__dirname, "preload.js")];
  const left = suitable.filter((name) => !chosen.includes(name));
  const variant = isStock ? "-stock" : left.map((name) => `-without-${name}`).join("");
  return { uses: chosen, variant, notice, nodeArguments, environment };
}
