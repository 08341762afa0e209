/** What the browser tells of the reader's line; not every browser does. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether pages may be fetched that nobody has asked for yet. */
export const allowsPrefetch = (connection: Connection | undefined): boolean =>
  !(connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g"));
