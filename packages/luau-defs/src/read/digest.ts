import { createHash } from "node:crypto";

/** The digest of a value that JSON can express. */
export const digestOf = (value: unknown): string => digestOfText(JSON.stringify(value));

/** @param text or its bytes in UTF-8 */
export const digestOfText = (text: string | Uint8Array): string =>
  createHash("sha256").update(text).digest("base64url");
