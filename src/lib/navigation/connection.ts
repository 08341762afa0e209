/** The browser's information on the reader's connection, where supported. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether pages may be prefetched. */
export const allowsPrefetch = (connection: Connection | undefined): boolean =>
  !(connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g"));
