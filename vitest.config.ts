import { defineConfig } from "vitest/config";

/** One project a step of `npm test`. Property tests and builds take their time, and more on a machine that others use: the limits end a hang, they time nothing. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "parser", include: ["packages/full-moon-wasm/tests/**/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 } },
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 300_000, hookTimeout: 300_000 } },
      { test: { name: "build", include: ["tests/build/**/*.test.ts"], testTimeout: 900_000, hookTimeout: 900_000, fileParallelism: false } },
    ],
  },
});
