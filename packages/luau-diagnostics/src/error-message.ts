/** An error's message, for use in our own messages. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
