/** The fields of an entry's doc as its own, as the published format has them. */
export const flatDoc = (entry: object): object =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]: [string, unknown]) =>
      field === "doc" && typeof value === "object" && value !== null
        ? Object.entries(value)
        : [[field, value]],
    ),
  );
