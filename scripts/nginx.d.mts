/** A running nginx. */
export interface Nginx {
  /** Without a slash at the end. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Whether nginx can compress with Brotli here. */
export function hasBrotli(): boolean;

export function startNginx(folder: string, redirects?: string, prefix?: string): Promise<Nginx>;
