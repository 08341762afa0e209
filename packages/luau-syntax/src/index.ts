/** Luau's syntax. Pure, without dependencies: it runs in Node and in browsers. */
export * from "./assert-never";
export * from "./capitalised";
export * from "./compare";
export * from "./follow-chain";
export * from "./group-by";
export * from "./identifier";
export * from "./keep-identity";
export * from "./luau-lexer";
export * from "./luau-string";
export * from "./luau-style";
export * from "./memoize";
export * from "./source-text";
export * from "./standard-library";
export * from "./synthetic-types";
export type * from "./types";
export * from "./walk-types";
export * from "./write-type";
