import { type HiddenLines, readLines, type SampleMeta } from "luau-contract";

export interface SampleFacts {
  readonly file?: string;
  readonly continues?: true;
  readonly definitions?: true;
  readonly noCheck?: true;
  /** The hidden lines of doc comments come with Luau's results (src/node/samples/annotate-page.ts). */
  readonly hidden?: readonly HiddenLines[];
}

/** Null if no fact differs from those of most samples. */
export function factsOf(code: string, meta: SampleMeta): SampleFacts | null {
  const hidden = hiddenBlocks(code, meta);
  const facts: SampleFacts = {
    ...(meta.file !== null && { file: meta.file }),
    ...(meta.continues && { continues: true }),
    ...(meta.definitions && { definitions: true }),
    ...(meta.noCheck && { noCheck: true }),
    ...(hidden.length > 0 && { hidden }),
  };
  return Object.keys(facts).length === 0 ? null : facts;
}

/** Whether readers can run a sample: definitions, fragments and diffs are not scripts. */
export const canTry = (code: string, language: string, meta: SampleMeta): boolean =>
  language === "luau" &&
  !meta.definitions &&
  !meta.noCheck &&
  readLines(code, meta).every(({ mark }) => mark !== "deleted" && mark !== "inserted");

function hiddenBlocks(code: string, meta: SampleMeta): readonly HiddenLines[] {
  const blocks = new Map<number, string>();
  let shownLines = 0;
  for (const { text, isHidden } of readLines(code, meta)) {
    if (isHidden) blocks.set(shownLines, `${blocks.get(shownLines) ?? ""}${text}\n`);
    else shownLines += 1;
  }
  return [...blocks];
}
