/** A shared sample as a hash: `#try=`, the format's version, and deflated JSON in base64url. */

export interface SharedFile {
  readonly name: string;
  readonly text: string;
}

export interface Shared {
  readonly sample: string;
  readonly files: readonly SharedFile[];
}

type ReadShared =
  | { readonly kind: "shared"; readonly shared: Shared }
  | { readonly kind: "malformed" | "too-large" | "newer" };

const START = "#try=";
const VERSION = 1;
/** Bytes of the JSON, and characters of a hash: an address of this length passes through most programs. */
const MAX_BYTES = 200_000;
const MAX_CHARACTERS = 30_000;
/** Each becomes a tab. */
const MAX_FILES = 50;

export const isSharedHash = (hash: string): boolean => hash.startsWith(START);

/** Writes a hash; null if it would be too long for an address. */
export async function writeShared({ sample, files }: Shared): Promise<string | null> {
  const json = JSON.stringify([sample, ...files.map(({ name, text }) => [name, text])]);
  const bytes = new TextEncoder().encode(json);
  const deflated = await throughStream(bytes, new CompressionStream("deflate-raw"), Infinity);
  const hash = `${START}${VERSION}.${toBase64Url(deflated ?? bytes)}`;
  return bytes.length > MAX_BYTES || hash.length > MAX_CHARACTERS ? null : hash;
}

/** Anybody may have written the hash. */
export async function readShared(hash: string): Promise<ReadShared> {
  if (hash.length > MAX_CHARACTERS) return { kind: "too-large" };
  const [, version = "", payload = ""] = /^#try=(\d{1,4})\.([\w-]+)$/.exec(hash) ?? [];
  if (version === "") return { kind: "malformed" };
  if (Number(version) > VERSION) return { kind: "newer" };
  try {
    const inflate = new DecompressionStream("deflate-raw");
    const bytes = await throughStream(fromBase64Url(payload), inflate, MAX_BYTES);
    if (bytes === null) return { kind: "too-large" };
    const shared = toShared(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    return shared === null ? { kind: "malformed" } : { kind: "shared", shared };
  } catch {
    return { kind: "malformed" };
  }
}

function toShared(value: unknown): Shared | null {
  if (!Array.isArray(value)) return null;
  const [sample, ...rest] = value as readonly unknown[];
  const files = rest.flatMap((file) => toFile(file) ?? []);
  if (files.length === 0 || files.length > MAX_FILES || files.length !== rest.length) return null;
  if (typeof sample !== "string") return null;
  return { sample, files };
}

function toFile(value: unknown): SharedFile | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [name, text] = value as readonly unknown[];
  return typeof name === "string" && typeof text === "string" ? { name, text } : null;
}

/** Null if the output is larger than `maxBytes`: little input can become very much. */
async function throughStream(
  input: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const reader = new Blob([input]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    length += part.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
    character.charCodeAt(0),
  );
