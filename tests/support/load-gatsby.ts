import { onTestFinished, vi } from "vitest";
import { gatsbyRequire } from "../../packages/gatsby-lean/src/gatsby-require";

/** Loads modules of Gatsby, which may be replaced: after the test, they are loaded again. */
export function loadGatsby(): NodeJS.Require {
  // Ink cannot be loaded in a test.
  vi.stubEnv("GATSBY_LOGGER", "yurnalist");
  const load = gatsbyRequire();
  const before = { ...load.cache };
  onTestFinished(() => {
    for (const file of Object.keys(load.cache))
      if (!Object.hasOwn(before, file)) Reflect.deleteProperty(load.cache, file);
    Object.assign(load.cache, before);
    vi.unstubAllEnvs();
  });
  return load;
}
