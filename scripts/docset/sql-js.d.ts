/** Types for the part of sql.js in use, which does not include any. */
declare module "sql.js" {
  interface Statement {
    run(values: readonly string[]): void;
    free(): void;
  }

  interface Result {
    readonly values: readonly (readonly (string | number | Uint8Array | null)[])[];
  }

  class Database {
    constructor(bytes?: Uint8Array);
    exec(sql: string): readonly Result[];
    run(sql: string): void;
    prepare(sql: string): Statement;
    export(): Uint8Array;
    close(): void;
  }

  export default function initSqlJs(): Promise<{ readonly Database: typeof Database }>;
}
