/**
 * Gatsby exports every class of a module by its name. A name that the file lacks fails the build.
 */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";
