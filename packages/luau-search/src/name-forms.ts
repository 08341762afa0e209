/** Names as the search compares them: words, folded letters, and a bit mask of the letters. */

export interface NameForms {
  /** Letters and digits in lower case: module, if the path does not begin with it, then path. */
  readonly full: string;
  /** Where in `full` the path begins, and where its last part does. */
  readonly pathStart: number;
  readonly nameStart: number;
  /** Where in `full` words begin, in order. */
  readonly starts: readonly number[];
}

const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+[a-z]*/g;

/** The words of a name: `fromAsset3d` is `from`, `Asset`, `3d`. */
export function splitWords(name: string): readonly string[] {
  return name.match(WORD) ?? [];
}

/** Letters and digits only, in lower case. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

export function toNameForms(path: string, moduleName: string): NameForms {
  const parts = path.split(/[.:]/);
  const owned = fold(parts[0] ?? "") === fold(moduleName);
  const all = owned ? parts : [moduleName, ...parts];
  const starts: number[] = [];
  let full = "";
  let nameStart = 0;
  for (const part of all) {
    nameStart = full.length;
    for (const word of splitWords(part)) {
      starts.push(full.length);
      full += word.toLowerCase();
    }
  }
  return { full, pathStart: owned ? 0 : fold(moduleName).length, nameStart, starts };
}

/** A bit for each letter that occurs; digits share six. An unset bit proves absence. */
export function letterMask(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    mask |= code >= 97 ? 1 << (code - 97) : 1 << (26 + (code % 6));
  }
  return mask;
}

export function countBits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
