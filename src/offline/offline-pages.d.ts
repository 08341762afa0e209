/** Written by `npm run offline`: the pages whose paths end as names of files do, such as `/docs/1.x`. */
declare module "offline-pages" {
  const pages: readonly string[];
  export default pages;
}
