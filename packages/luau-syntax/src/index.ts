/** Luau's syntax. Pure, without dependencies: it runs in Node and in browsers. */
export * from "./assert-never";
export * from "./capitalised";
export * from "./compare";
export * from "./group-by";
export * from "./identifier";
export * from "./luau-lexer";
export * from "./luau-string";
export * from "./luau-style";
export * from "./made-types";
export * from "./memoize";
export * from "./source-text";
export * from "./standard-library";
export type * from "./types";
export * from "./walk-types";
export * from "./write-type";
