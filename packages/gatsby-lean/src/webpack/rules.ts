/** A rule of webpack's configuration, as far as it is used here. */
export interface Rule {
  readonly test?: unknown;
  readonly include?: unknown;
  readonly type?: string;
  readonly loader?: string;
  readonly options?: object;
  readonly oneOf?: readonly Rule[];
  use?: unknown;
  exclude?: unknown;
  resourceQuery?: unknown;
}
