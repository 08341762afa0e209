import { rmSync } from "node:fs";
import path from "node:path";
import { modules, run } from "../run";
import { releaseAtExit } from "./build-lock";
import type { SiteRendering } from "./render-pages";

/** Runs `gatsby build` in a stage: src/node/stock has what its hooks then do. Exits if it fails. */
export async function buildWithGatsby(stage: string): Promise<SiteRendering> {
  // Gatsby never removes what it copied or bundled.
  rmSync(path.join(stage, "public"), { recursive: true, force: true });
  // Without the flag, Gatsby ignores the site's base path. A test runner sets another NODE_ENV.
  const build = [path.join(modules, "gatsby/cli.js"), "build", "--prefix-paths"];
  const env = { NODE_ENV: "production", GATSBY_LOGGER: "yurnalist" };
  const { code } = await run(process.execPath, build, { cwd: stage, env });
  if (code !== 0) process.exit(code);
  releaseAtExit(stage);
  return { hasErrors: false, paths: [], waiting: [] };
}
