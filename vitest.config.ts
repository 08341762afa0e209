import { defineConfig } from "vitest/config";

/** One project a step of `npm test`. Property tests and builds take their time: the limits end a hang, they time nothing. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "parser", include: ["packages/full-moon-wasm/tests/**/*.test.ts"], testTimeout: 60_000 } },
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 60_000 } },
      { test: { name: "build", include: ["tests/build/**/*.test.ts"], testTimeout: 900_000, hookTimeout: 900_000, fileParallelism: false } },
    ],
  },
});
