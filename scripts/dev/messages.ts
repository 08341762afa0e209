/** What `npm run dev` and its process that Gatsby is loaded in tell each other. Gatsby sends more. */

/** Files of the copy have changed, or the process is to end. */
export interface ToResident {
  readonly changed?: readonly string[];
  readonly close?: true;
}

/** The site is served, or pages have changed. */
export interface FromResident {
  readonly ready?: Served;
  readonly changed?: true;
}

export interface Served {
  readonly port: number;
  /** The site's base path. */
  readonly prefix: string;
}
