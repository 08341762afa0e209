/** Maps paths to locales. Paths are relative to the site's root, without its base path. */

/** The locales of a site: the default one has no prefix, the others are prefixed by their name. */
export interface Locales {
  readonly defaultLocale: string;
  readonly names: readonly string[];
}

export interface LocalisedPath {
  readonly locale: string;
  readonly path: string;
}

export function splitLocale(path: string, { defaultLocale, names }: Locales): LocalisedPath {
  const first = path.split("/")[1] ?? "";
  if (first === defaultLocale || !names.includes(first)) return { locale: defaultLocale, path };
  return { locale: first, path: path.slice(first.length + 1) || "/" };
}

export function inLocale(
  path: string,
  locale: string,
  { defaultLocale }: Pick<Locales, "defaultLocale">,
): string {
  if (locale === defaultLocale) return path;
  return /^\/(?=$|[?#])/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}
