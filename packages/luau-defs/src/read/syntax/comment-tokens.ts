import type { TokenKind } from "full-moon-wasm";

/** Whether tokens of this kind are comments, which mean nothing to Luau. */
export const isComment = (kind: TokenKind): boolean =>
  kind === "comment" || kind === "docComment" || kind === "hotComment";
