/** A problem in a file: its location, code frame and suggestion, and the formats in which it is reported. */
export * from "./author-view";
export * from "./code-frame";
export * from "./diagnostics";
export * from "./nearest-name";
export * from "./render-diagnostics";
export * from "./report-formats";
