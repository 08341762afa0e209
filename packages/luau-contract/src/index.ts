/**
 * The contract of generator and site: file names, settings, marks of samples, records of search and cards.
 * Pure, so that it runs in Node and in browsers.
 */
export type * from "./card";
export * from "./change-class";
export * from "./command-help";
export * from "./definition-files";
export * from "./explain-reports";
export * from "./json-rpc";
export * from "./local-request";
export * from "./misspelt-fields";
export * from "./printed-settings";
export * from "./redirect-page";
export * from "./sample-group";
export * from "./sample-lines";
export * from "./sample-meta";
export type * from "./sample-notes";
export * from "./sample-reports";
export * from "./sample-require";
export type * from "./search-records";
export * from "./search-style";
export * from "./unusable-folder";
export * from "./written-settings";
