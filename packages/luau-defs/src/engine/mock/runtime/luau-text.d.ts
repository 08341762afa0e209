/** The text of a script: Vite reads the query, esbuild the attribute `type`. */
declare module "*.luau?raw" {
  const text: string;
  export default text;
}
