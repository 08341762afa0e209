import { defineConfig } from "vitest/config";

/** Our packages are read from their sources: no test runs on an older build of them. */
const ssr = { resolve: { conditions: ["workspace", "module", "node", "development|production"] } };

/**
 * One project a step of `npm test`. Property tests and builds take their time, and more on a machine that
 * others use: the limits end a hang, they time nothing.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ssr,
        test: {
          name: "parser",
          include: ["packages/full-moon-wasm/tests/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        ssr,
        test: {
          name: "luau",
          include: ["packages/luau-wasm/tests/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        ssr,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          // Files share loaded modules: loading them for each would take a third of the time.
          isolate: false,
          // Node runs bundled pages as they are: stacks have the columns of their files.
          server: { deps: { external: [/\.cache\/renderer\//] } },
          unstubGlobals: true,
          expect: { poll: { timeout: 120_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        ssr,
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          globalSetup: ["tests/support/build-sites.ts"],
          isolate: false,
          testTimeout: 900_000,
          hookTimeout: 900_000,
          // Each wait for a server or an edit leaves the processor to the other.
          maxWorkers: 2,
        },
      },
      {
        ssr,
        test: {
          name: "product",
          include: ["tests/product/**/*.test.ts"],
          globalSetup: ["tests/product/pack.ts"],
          testTimeout: 900_000,
          hookTimeout: 900_000,
          // They mostly wait for npm.
          maxWorkers: 2,
        },
      },
    ],
  },
});
