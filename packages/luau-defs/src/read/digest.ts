import { createHash } from "node:crypto";

/** The digest of a value that JSON can express: equal for equal values. */
export const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
