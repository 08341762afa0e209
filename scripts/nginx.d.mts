/** A running nginx. */
export interface Nginx {
  /** Without a slash at the end. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export function startNginx(folder: string): Promise<Nginx>;
