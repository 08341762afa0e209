/** Makes a `switch` on a union exhaustive: a missing variant is a compile-time error. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected variant: ${JSON.stringify(value)}`);
}
