/** What a reader does in a scene, at the times of the script's clock. */
import { quoted } from "luau-contract";

export type InputKind = "down" | "up" | "enter" | "leave";

export interface Input {
  readonly time: number;
  readonly kind: InputKind;
  /** Of what is shown. */
  readonly id: string;
}

export interface Reader {
  /** How long a game goes on by itself after the last input. */
  readonly seconds: number;
  /** Of random numbers: a script that runs again does the same again. */
  readonly seed: number;
  readonly inputs: readonly Input[];
}

/** What the mock engine receives: docs/mock-engine.md. */
export const readerArgument = ({ seconds, seed, inputs }: Reader): string =>
  `{ seconds = ${seconds}, seed = ${seed}, inputs = { ${inputs.map(write).join(", ")} } }`;

const write = ({ time, kind, id }: Input): string =>
  `{ time = ${time}, kind = ${quoted(kind)}, id = ${quoted(id)} }`;
