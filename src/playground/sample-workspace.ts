/** The files of a playground: what the reader has written, and what Luau gets. */
import type { EditorState } from "@codemirror/state";
import type { WholeText } from "../lib/playground/hidden-text";
import type { SampleFile } from "../lib/playground/sample-files";
import type { SharedFile } from "../lib/playground/share-link";
import { type Editor, replacement } from "./editor";
import { wholeTextOf } from "./hidden-lines";
import type { Source } from "./luau-worker-messages";

export interface Workspace {
  readonly names: readonly string[];
  readonly active: () => string;
  readonly open: (name: string) => void;
  /** One step of undo in each file. */
  readonly reset: () => void;
  /** Whether a file is not as the page shows it. */
  readonly isChanged: () => boolean;
  /** The text of the file in the editor. */
  readonly text: () => string;
  /** All files, as the editor shows them. */
  readonly shared: () => readonly SharedFile[];
  readonly wholeTexts: () => ReadonlyMap<string, WholeText>;
  /** From 1. */
  readonly lineAt: (name: string, offset: number) => number;
  readonly sourcesWith: (state: EditorState) => readonly Source[];
}

/** @param shared texts in place of those of the page */
export function createWorkspace(
  editor: Editor,
  files: readonly [SampleFile, ...SampleFile[]],
  shared: readonly SharedFile[] = [],
): Workspace {
  const states = new Map<string, EditorState>();
  const [main] = files;
  let active = main.name;
  // Each file has one.
  const stateOf = (name: string): EditorState => states.get(name) as EditorState;
  const current = (): ReadonlyMap<string, EditorState> => states.set(active, editor.view.state);
  const wholeTexts = (): ReadonlyMap<string, WholeText> =>
    new Map([...current()].map(([name, state]) => [name, wholeTextOf(state)]));
  for (const file of files) {
    const text = shared.find(({ name }) => name === file.name)?.text ?? file.text;
    states.set(file.name, editor.stateOf({ ...file, text }, file));
  }
  editor.view.setState(stateOf(active));
  return {
    names: files.map(({ name }) => name),
    active: () => active,
    open: (name) => {
      if (name === active || !states.has(name)) return;
      current();
      active = name;
      editor.view.setState(stateOf(name));
    },
    reset: () => {
      current();
      for (const { name, text } of files) {
        states.set(name, stateOf(name).update(replacement(stateOf(name), text)).state);
      }
      editor.view.setState(stateOf(active));
    },
    isChanged: () => files.some(({ name, text }) => current().get(name)?.doc.toString() !== text),
    text: () => editor.view.state.doc.toString(),
    shared: () => [...current()].map(([name, state]) => ({ name, text: state.doc.toString() })),
    wholeTexts,
    lineAt: (name, offset) => {
      const { doc } = current().get(name) ?? editor.view.state;
      return doc.lineAt(Math.min(offset, doc.length)).number;
    },
    sourcesWith: (state) =>
      [...states].map(([name, other]) => ({
        name,
        text: wholeTextOf(name === active ? state : other).text,
      })),
  };
}
