/** Converts the types in Moonwave comments, which no tool checks, to Luau. */
export const moonwaveType = (written: string): string =>
  RULES.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), written);

const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[,;]\s*$/g, ""],
  [/\.\.\.\s*:\s*/g, "..."],
  [/(?<![\w."'{[\s,(])\s*\)\s*:\s*/g, ") -> "],
  [/\)\s*:\s*/g, ") -> "],
  // `-> done: boolean`
  [/->\s*([A-Za-z_]\w*)\s*:\s*([\w.]+\??)/g, "-> $2"],
  [/(?<![\w."'])table(?![\w:"'<]|\s*:)/g, "{ [any]: any }"],
  [/(?<![\w."'])function(?![\w:"'(]|\s*:)/g, "((...any) -> ...any)"],
];
