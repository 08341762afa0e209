/** A font file: webpack copies it into the site, and imports are its address there. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
