import { z } from "zod";

export const label = z.string().trim().min(1, "expected some text");

/** BCP 47, for the `lang` of pages and for plural forms. */
export const languageTag = label.refine((text) => {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}, "expected a language tag, such as “en-GB”");

/** Any URL except one that contains a script, which would run on the site. */
export const address = z
  .string()
  .regex(
    /^(https?:\/\/|mailto:)\S+$/,
    "expected an address that starts with “https://”, “http://” or “mailto:”",
  );

export const file = z
  .string()
  .regex(
    /^(\/(?!\/)|https:\/\/)\S+$/,
    "expected the path of a file in static/, starting with “/”, or an https address",
  );

/** A folder relative to the site's, without a slash at the end, or a glob. */
export const folder = z
  .string()
  .regex(
    /^(?!\/|[A-Za-z]:)[^\\\s]+$/,
    "expected a path that is relative to this file, with slashes, such as “../src”",
  )
  .transform((path) => path.replace(/^(?:\.\/)+|\/+$/g, "") || ".")
  .refine((path) => path !== ".", "expected another folder than the site’s own");

export const folders = z
  .union([folder, z.array(folder).min(1)])
  .transform((value) => (typeof value === "string" ? [value] : value));

/** A CSS colour. Brackets are only allowed for colour functions; nothing can terminate the declaration. */
export const colour = z
  .string()
  .regex(
    /^(#[\da-fA-F]{3,8}|[a-zA-Z]+|(rgb|hsl|oklch|oklab|lab|lch)\([\d\s.,%/a-z+-]+\))$/,
    "expected a CSS colour such as “#2f6f4f” or “oklch(60% 0.1 150)”",
  );

export const basePath = z
  .string()
  .regex(/^\/([\w.~-]+\/)*$/, "expected a path with a slash at both ends, such as “/” or “/docs-site/”");

export const origin = z
  .string()
  .regex(
    /^https?:\/\/[^\s/?#]+$/,
    "expected an address without path or slash at the end, such as “https://example.org”",
  );

const formerPath = /^\/(?!.*\.\.)(?:[\w.~%-]+\/)*(?:[\w.~%-]+|\*)$/;
const newPath = /^\/(?!.*\.\.)(?:[\w.~%-]+\/)*(?:[\w.~%-]*(?:#[\w.~%-]+)?|\*)$/;

export const redirects = z.record(z.string(), z.string()).superRefine((paths, context) => {
  for (const [from, to] of Object.entries(paths)) {
    const message = redirectProblem(from, to);
    if (message !== null) context.addIssue({ code: "custom", path: [from], message });
  }
});

function redirectProblem(from: string, to: string): string | null {
  if (!formerPath.test(from))
    return "expected the name to be a path such as “/api/World”, or “/api/*” for all below";
  if (!newPath.test(to)) return "expected a path of this site, such as “/docs/api/World” or “/docs/api/*”";
  return from.endsWith("*") === to.endsWith("*") ? null : "expected a “*” in both paths, or in none";
}
