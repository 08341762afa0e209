/**
 * Gatsby gives every class of a module as a named export. A name that the file does not have ends the build.
 */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";
