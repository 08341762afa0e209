/** Options of esbuild for programs of a site that Node runs from its stage: packages remain imports. */
export const forNode = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  packages: "external",
  logLevel: "warning",
} as const;
