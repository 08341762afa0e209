/** The queries about a position in a script. */
import type { Exports } from "./instance";
import * as results from "./read-results";
import { readInterface, type ModuleInterface } from "./module-interface";
import type { NameTypes } from "./type-names";
import type { Completion, Hover, SignatureHelp } from "./api-types";
import type { BytePosition, TextIndex } from "./utf16";

/** A question about a source, or a place in it. */
export interface Query<T> {
  readonly call: (exports: Exports, name: readonly [number, number], place: Place) => void;
  readonly read: (result: unknown, nameTypes: NameTypes, text: TextIndex, texts: Texts) => T;
}

type Texts = ReadonlyMap<string, TextIndex>;

interface Place extends BytePosition {
  readonly seconds: number;
}

export const COMPLETE: Query<readonly Completion[]> = {
  call: (exports, name, { line, column, seconds }) =>
    exports.checker_complete(...name, line, column, seconds),
  read: results.readCompletions,
};

export const HOVER: Query<Hover | null> = {
  call: (exports, name, { line, column }) => exports.checker_hover(...name, line, column),
  read: results.readHover,
};

export const SIGNATURE: Query<SignatureHelp | null> = {
  call: (exports, name, { line, column }) => exports.checker_signature(...name, line, column),
  read: results.readSignature,
};

export const INTERFACE: Query<ModuleInterface | null> = {
  call: (exports, name, { seconds }) => exports.checker_interface(...name, seconds),
  read: (result, _nameTypes, text, texts) => readInterface(result, text, texts),
};
