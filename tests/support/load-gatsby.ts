import path from "node:path";
import { onTestFinished, vi } from "vitest";
import { gatsbyRequire } from "../../packages/gatsby-lean/src/gatsby-require";

const GATSBY = `${path.sep}node_modules${path.sep}gatsby`;

/**
 * Loads modules of Gatsby, which may be replaced: after the test, they are loaded again. Those of others stay,
 * since an `import` may have begun to load the same.
 */
export function loadGatsby(): NodeJS.Require {
  // Ink cannot be loaded in a test.
  vi.stubEnv("GATSBY_LOGGER", "yurnalist");
  const load = gatsbyRequire();
  const before = { ...load.cache };
  onTestFinished(() => {
    for (const file of Object.keys(load.cache))
      if (!Object.hasOwn(before, file) && file.includes(GATSBY)) Reflect.deleteProperty(load.cache, file);
    Object.assign(load.cache, before);
    vi.unstubAllEnvs();
  });
  return load;
}
