/** Whether a site shows the program's typefaces, which pages then preload. */
export interface ProgramFonts {
  readonly text: boolean;
  readonly heading: boolean;
}

/** A site replaces a typeface by its token, in its own styles. */
export function programFonts(css: string): ProgramFonts {
  const isShown = (token: string, family: string): boolean => {
    const values = [...css.matchAll(new RegExp(`(?<![\\w-])--${token}\\s*:([^;}]*)`, "g"))];
    return values.length === 0 || values.some(([, value = ""]) => value.includes(family));
  };
  return { text: isShown("font-text", "Inter"), heading: isShown("font-heading", "Bricolage Grotesque") };
}
