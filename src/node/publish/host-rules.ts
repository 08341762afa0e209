import { groupBy } from "luau-syntax";
import { withWasm } from "./content-policy";

type Header = readonly [name: string, value: string];

/** Files named after a digest of their content never change. */
const HASHED_NAMES = /^assets\/|^search\/.+[-.][0-9a-f]{8,}\.json$/;
const FOREVER = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

const unusedFeatures = [
  "accelerometer",
  "camera",
  "geolocation",
  "gyroscope",
  "microphone",
  "payment",
  "usb",
];

/** Headers of all files, besides the policy. */
export const securityHeaders: readonly Header[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", unusedFeatures.map((feature) => `${feature}=()`).join(", ")],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
];

/** The worker that runs Luau: its name is in src/playground/language-client.ts. */
const isLuauWorker = (path: string): boolean => /\/luau-worker-[0-9a-f]{20}\.js$/.test(path);

/** Whether browsers may cache a file forever. */
export const isImmutable = (file: string): boolean => HASHED_NAMES.test(file);

/** A path, and how long its files may be cached. */
type CachingRule = readonly [path: string, caching: string];

/** One rule per folder of files of one kind. None overlap, since hosts join the values of such rules. */
export function cachingRules(files: readonly string[]): readonly CachingRule[] {
  const groups = [...groupBy(files, topOf)];
  return groups.flatMap(([top, members]) =>
    top === "" ? members.flatMap(rulesOfFile) : rulesOfFolder(top, members),
  );
}

const topOf = (file: string): string => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "");
const cachingOf = (file: string): string => (isImmutable(file) ? FOREVER : REVALIDATE);

/** A top-level page is requested with and without its extension; other files are requested by name. */
function rulesOfFile(file: string): readonly CachingRule[] {
  const page = file === "index.html" ? "" : file.endsWith(".html") ? file.slice(0, -5) : file;
  return [...new Set([page, file])].map((name) => [`/${name}`, cachingOf(file)]);
}

function rulesOfFolder(top: string, members: readonly string[]): readonly CachingRule[] {
  const [only = REVALIDATE, ...others] = new Set(members.map(cachingOf));
  // The worker has a policy of its own.
  if (others.length > 0 || members.some(isLuauWorker))
    return members.map((file): CachingRule => [`/${file}`, cachingOf(file)]);
  const ofPage: readonly CachingRule[] = members.includes(`${top}/index.html`) ? [[`/${top}`, only]] : [];
  return [...ofPage, [`/${top}/*`, only]];
}

/** Text files with extensions that hosts do not recognise would be downloaded instead of shown. */
const unknownText = /^definitions\/.*(?:\.(?:luau|lua|yml)|SHA256SUMS)$/;

/** Editors that run in a browser load the definitions from another origin; they are public. */
function definitionRules(
  files: readonly string[],
): readonly (readonly [path: string, headers: readonly Header[]])[] {
  const definitions = files.filter((file) => file.startsWith("definitions/"));
  if (definitions.length === 0) return [];
  const plainText: Header = ["Content-Type", "text/plain; charset=utf-8"];
  const texts = definitions
    .filter((file) => unknownText.test(file))
    .map((file) => [`/${file}`, [plainText]] as const);
  return [["/definitions/*", [["Access-Control-Allow-Origin", "*"]]], ...texts];
}

/**
 * `_headers`, as supported by Netlify, Cloudflare Pages and others.
 * @param prefix the site's base path, without a trailing slash
 */
export function headersFile(policy: string, files: readonly string[], prefix: string): string {
  const block = (path: string, headers: readonly Header[]): string =>
    [prefix + path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const blocks = [
    block("/*", securityHeaders),
    // Hosts join overlapping rules, and browsers enforce all joined policies: a rule for all files would
    // leave the worker no more than pages have.
    ...cachingRules(files).map(([path, caching]) =>
      block(path, [
        ["Content-Security-Policy", isLuauWorker(path) ? withWasm(policy) : policy],
        ["Cache-Control", caching],
      ]),
    ),
    ...definitionRules(files).map(([path, headers]) => block(path, headers)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** Cloudflare Pages ignores all rules after these. */
const MAX_CLOUDFLARE_RULES = 100;

/** The part of a `_headers` file that Cloudflare Pages would ignore, in a build there; null if it reads all of it. */
export function cloudflareNotice(
  headers: string,
  isOnCloudflare = process.env["CF_PAGES"] === "1",
): string | null {
  const count = headers.match(/^\//gm)?.length ?? 0;
  if (!isOnCloudflare || count <= MAX_CLOUDFLARE_RULES) return null;
  return `public/_headers has ${count} rules, of which Cloudflare Pages reads the first ${MAX_CLOUDFLARE_RULES}: files of the others are sent without the headers of this site.`;
}

/** The policy for nginx, included by deploy/nginx.conf, which sets the variable for the worker. */
export const nginxPolicy = (policy: string): string =>
  `# Made by \`npm run build\` from the pages that it wrote.\nadd_header Content-Security-Policy ` +
  `"${withWasm(policy, "$wasm_source")}" always;\n`;
