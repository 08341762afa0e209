import type { EditorState } from "@codemirror/state";
import type { WholeText } from "../lib/playground/hidden-text";
import type { SampleFile } from "../lib/playground/sample-files";
import type { SharedFile } from "../lib/playground/share-link";
import { type Editor, replacement } from "./editor";
import { wholeTextOf } from "./hidden-lines";
import type { Source } from "luau-wasm";

/** @param shared texts in place of those of the page */
export function createWorkspace(
  editor: Editor,
  files: readonly [SampleFile, ...SampleFile[]],
  shared: readonly SharedFile[] = [],
) {
  const states = new Map<string, EditorState>();
  const [main] = files;
  let active = main.name;
  // Each file has a state.
  const stateOf = (name: string): EditorState => states.get(name) as EditorState;
  const current = (state = editor.view.state): ReadonlyMap<string, EditorState> => states.set(active, state);
  const wholeTexts = (state?: EditorState): ReadonlyMap<string, WholeText> =>
    new Map([...current(state)].map(([name, other]) => [name, wholeTextOf(other)]));
  for (const file of files) {
    const text = shared.find(({ name }) => name === file.name)?.text ?? file.text;
    states.set(file.name, editor.stateOf({ ...file, text }, file));
  }
  editor.view.setState(stateOf(active));
  return {
    names: files.map(({ name }) => name),
    active: () => active,
    open: (name: string): void => {
      if (name === active || !states.has(name)) return;
      current();
      active = name;
      editor.view.setState(stateOf(name));
    },
    /** Resets all files, in one step of undo each. */
    reset: (): void => {
      current();
      for (const { name, text } of files) {
        states.set(name, stateOf(name).update(replacement(stateOf(name), text)).state);
      }
      editor.view.setState(stateOf(active));
    },
    /** Whether a file is edited. */
    isChanged: () => files.some(({ name, text }) => current().get(name)?.doc.toString() !== text),
    text: () => editor.view.state.doc.toString(),
    /** All files, as the editor shows them. */
    shared: (): readonly SharedFile[] =>
      [...current()].map(([name, state]) => ({ name, text: state.doc.toString() })),
    wholeTexts,
    /** The files with their hidden lines, which Luau checks and runs. `state`: that of the active file. */
    sources: (state?: EditorState): readonly Source[] =>
      Array.from(wholeTexts(state), ([name, { text }]) => ({ name, text })),
    /** A line number, from 1. */
    lineAt: (name: string, offset: number): number => {
      const { doc } = current().get(name) ?? editor.view.state;
      return doc.lineAt(Math.min(offset, doc.length)).number;
    },
  };
}

export type Workspace = ReturnType<typeof createWorkspace>;
