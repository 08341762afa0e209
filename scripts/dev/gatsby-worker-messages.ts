/**
 * Messages between `npm run dev` and its process that loads Gatsby, which sends others on the same channel.
 */

/** Files of the copy have changed, or the process must end. */
export interface ToGatsbyWorker {
  readonly changed?: readonly string[];
  readonly close?: true;
}

/** The site is being served, or pages have changed. */
export interface FromGatsbyWorker {
  readonly ready?: Served;
  readonly changed?: true;
}

export interface Served {
  readonly port: number;
  readonly prefix: string;
}
