// A file that declares modules may have no other imports.
/* eslint-disable @typescript-eslint/consistent-type-imports */
/** The addresses that pages load: written by stock-hooks.ts. */
declare module "site-bundles" {
  const bundles: import("../render/bundles").Bundles;
  export default bundles;
}
