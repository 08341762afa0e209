/** An error's message, for use in our own messages. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
