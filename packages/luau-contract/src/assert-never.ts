/** Ends every `switch` on a union: a variant that was forgotten does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected variant: ${JSON.stringify(value)}`);
}
