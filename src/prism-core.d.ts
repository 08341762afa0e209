// A file that declares modules may have no other imports.
/* eslint-disable @typescript-eslint/consistent-type-imports */
/** Prism without grammars, which @types/prismjs does not declare. */
declare module "prismjs/components/prism-core.js" {
  const Prism: Pick<typeof import("prismjs"), "tokenize">;
  export default Prism;
}
