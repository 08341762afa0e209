/**
 * In: the output of the pipeline. Out: files for editors and linters, with their checksums: bundle,
 * documentation for luau-lsp, selene's standard library and the mock engine.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { compare, type TextFile } from "luau-syntax";
import { toBundle } from "../../write/bundle/bundle";
import { type IdeDocsOptions, type ModuleDocs, toIdeDocs } from "../../write/editors/ide-docs";
import { toSelene } from "../../write/editors/selene";
import type { PageScheme } from "../../link/addresses/routes";
import type { ApiModel } from "../../model/model";
import { openEmission } from "../store/build-store";
import { toMock } from "../../engine/mock/to-mock";
import type { PipelineOutput } from "../../pipeline";
import type { StageResult } from "luau-diagnostics";
import { publishedFolder } from "./inventory-file";

export interface IdeOptions {
  /** The name under which editors load the definitions, and the base name of the files. */
  readonly name: string;
  /** The site's URL, including its path prefix: `https://kit.example`. */
  readonly baseUrl: string;
  /** Path of the published files; `/definitions` by default. */
  readonly directory?: string | undefined;
}

/** The location of the site's reference and its page scheme, for links; the mocks of `readMocks`; the store. */
interface ReferencePlace {
  readonly basePath?: string | undefined;
  readonly pages?: PageScheme | undefined;
  readonly mocks?: readonly TextFile[];
  /** The file of what an earlier build has emitted; null stores nothing. */
  readonly store?: string | null;
}

/**
 * Writes the files below `publicFolder`, and deletes files of an earlier build that are no longer generated.
 * Returns their paths. Writes nothing if the bundle has an error.
 */
export async function writeIdeFiles(
  publicFolder: string,
  output: PipelineOutput,
  options: IdeOptions,
  reference: ReferencePlace = {},
): Promise<StageResult<readonly string[]>> {
  const { value: files, diagnostics } = ideFiles(output, options, reference);
  if (diagnostics.length > 0) return { value: [], diagnostics };
  const { folder, address } = publishedFolder(publicFolder, options.directory);
  await mkdir(folder, { recursive: true });
  const stale = (await writtenBefore(folder)).filter((file) => !files.has(file));
  await Promise.all(stale.map((file) => rm(path.join(folder, file), { force: true })));
  await Promise.all([...files].map(([file, text]) => writeFile(path.join(folder, file), text)));
  return { value: [...files.keys()].map((file) => `${address}/${file}`), diagnostics };
}

/** The files listed in an earlier build's checksums: the folder may contain others. */
async function writtenBefore(folder: string): Promise<readonly string[]> {
  const list = await readFile(path.join(folder, CHECKSUMS), "utf8").catch(() => "");
  return [
    ...list.matchAll(/^[0-9a-f]{64} {2}([^/\\\n]+\.(?:d\.luau?|mock\.luau|docs\.json|selene\.yml))$/gm),
  ].map(([, file]) => file ?? "");
}

/**
 * File name → text: the bundle, the documentation, files for other tools, the mock engine, each definition
 * file, and the checksums.
 */
export function ideFiles(
  output: PipelineOutput,
  { name, baseUrl }: IdeOptions,
  { mocks = [], store = null, basePath, pages }: ReferencePlace = {},
): StageResult<ReadonlyMap<string, string>> {
  const { files, globals } = output;
  const bundle = toBundle(files);
  // The bundle replaces a definition file of the same name, whose text it contains.
  const texts = new Map(
    files
      .filter(({ converted }) => converted.form === "definitions")
      .map(({ source }) => [path.posix.basename(source.path), source.text]),
  );
  texts.set(`${name}.d.luau`, bundle.value);
  texts.set(`${name}.mock.luau`, toMock(output, mocks).text);
  texts.set(`${name}.docs.json`, storedDocs(globals, { name, baseUrl, basePath, pages }, store));
  texts.set(`${name}.selene.yml`, toSelene(globals, { name }));
  const sorted = [...texts].sort(([a], [b]) => compare(a, b));
  return { value: new Map([...sorted, [CHECKSUMS, checksums(sorted)]]), diagnostics: bundle.diagnostics };
}

function storedDocs(model: ApiModel, options: IdeDocsOptions, store: string | null): string {
  if (store === null) return toIdeDocs(model, options);
  const { cache, save } = openEmission<ModuleDocs>(store, options);
  const text = toIdeDocs(model, options, cache);
  save();
  return text;
}

const CHECKSUMS = "SHA256SUMS";

/** In the format of `sha256sum --check`. */
const checksums = (files: readonly (readonly [string, string])[]): string =>
  files.map(([name, text]) => `${createHash("sha256").update(text).digest("hex")}  ${name}\n`).join("");
