/** What servers are to say with the files, in the two forms that static hosts read: `_headers` and a part of nginx's configuration. */

/** Names with a digest of their content never mean anything else. */
const named = /(?:^|\/)[^/]*[-.](?:[0-9a-f]{20}|[0-9a-f]{32})\.[\w.]+$|^search\/.+[-.][0-9a-f]{8,}\.json$/;
const forEver = "public, max-age=31536000, immutable";
const askAgain = "no-cache";

/** Said with every file, whatever it is. */
export const securityHeaders = (policy) => [
  ["Content-Security-Policy", policy],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
];

/** Whether browsers may keep a file for ever. */
export const isForEver = (file) => named.test(file);

/**
 * Paths and how long they may be kept, so that each file is under one rule alone: hosts join the values of rules that
 * meet. A folder whose files are all of one kind is one rule.
 * @param {readonly string[]} files
 * @returns {readonly (readonly [path: string, caching: string])[]}
 */
export function cachingRules(files) {
  const groups = groupBy(files, topOf);
  return [...groups].flatMap(([top, members]) => (top === "" ? members.flatMap(ruleOfFile) : rulesOfFolder(top, members)));
}

const topOf = (file) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "");
const cachingOf = (file) => (isForEver(file) ? forEver : askAgain);

/** A page at the top is asked for with and without its ending; the rest goes by its own name. */
function ruleOfFile(file) {
  if (file === "index.html") return [["/", askAgain], ["/index.html", askAgain]];
  if (file.endsWith(".html")) return [[`/${file.slice(0, -5)}`, askAgain], [`/${file}`, askAgain]];
  return [[`/${file}`, cachingOf(file)]];
}

function rulesOfFolder(top, members) {
  const kinds = new Set(members.map(cachingOf));
  const [only] = kinds;
  if (kinds.size > 1) return members.map((file) => [`/${file}`, cachingOf(file)]);
  return [...(members.includes(`${top}/index.html`) ? [[`/${top}`, only]] : []), [`/${top}/*`, only]];
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Texts whose endings hosts know nothing of would be offered for saving. */
const unknownText = /^definitions\/.*(?:\.(?:luau|lua|yml)|SHA256SUMS)$/;

/**
 * Editors that run in a browser read the definitions from an origin of their own; they are public.
 * @param {readonly string[]} files
 */
function definitionRules(files) {
  const own = files.filter((file) => file.startsWith("definitions/"));
  const texts = own.filter((file) => unknownText.test(file)).map((file) => [`/${file}`, [["Content-Type", "text/plain; charset=utf-8"]]]);
  return own.length === 0 ? [] : [["/definitions/*", [["Access-Control-Allow-Origin", "*"]]], ...texts];
}

/**
 * `_headers`, as Netlify, Cloudflare Pages and others read it.
 * @param {string} policy
 * @param {readonly string[]} files
 * @param {string} prefix the site's base path, without a slash at its end
 */
export function headersFile(policy, files, prefix) {
  const block = (path, headers) => [prefix + path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const blocks = [block("/*", securityHeaders(policy)), ...cachingRules(files).map(([path, caching]) => block(path, [["Cache-Control", caching]])), ...definitionRules(files).map(([path, headers]) => block(path, headers))];
  return `${blocks.join("\n\n")}\n`;
}

/** The policy for nginx; all else that deploy/nginx.conf says is the same for every build. */
export const nginxPolicy = (policy) => `# Made by \`npm run build\` from the pages that it wrote.\nadd_header Content-Security-Policy "${policy}" always;\n`;
