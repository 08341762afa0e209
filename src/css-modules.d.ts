/** A class name that the file lacks fails the build. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** The text of a style sheet for a shadow root. */
declare module "*.shadow.css" {
  const text: string;
  export default text;
}

declare module "*.css";
