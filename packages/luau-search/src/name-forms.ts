export interface NameForms {
  /** Folded module, if the path does not begin with it, and path. */
  readonly full: string;
  readonly pathStart: number;
  readonly nameStart: number;
  /** Offsets in `full` of words, in order. */
  readonly starts: readonly number[];
}

const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+[a-z]*/g;

/** `fromAsset3d` is `from`, `Asset`, `3d`. */
export function splitWords(name: string): readonly string[] {
  return name.match(WORD) ?? [];
}

/** Names are compared by letters and digits, in lower case. */
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

/** An unset bit proves that a letter does not occur; digits share six bits. */
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
