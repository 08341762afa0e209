/**
 * In: the files that Gatsby searches for queries. Out: their queries; those of unchanged files as they were stored by
 * the last start, because Babel takes longer to load than a build takes for all queries.
 */
import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** In the stage. Not in Gatsby's cache, which is cleared when a plugin changes. */
const STORE = ".queries.json";

/** Increase it whenever what is stored changes. */
const FORMAT = 1;

/** A document of GraphQL. Gatsby names the definitions without a name. */
interface Document {
  readonly loc: { readonly source: { readonly body: string } };
  readonly definitions: readonly { readonly name?: { readonly value: string } }[];
}

/** A query or fragment as Gatsby continues with it. */
interface Query {
  readonly filePath: string;
  readonly doc: Document;
}

interface ParsedFile {
  readonly astDefinitions: readonly Query[];
  readonly pageSlices: object | null;
}

/** In JSON. The document is parsed again; all other fields of a query are kept. */
interface StoredFile {
  readonly features: object;
  readonly queries: readonly { readonly body: string }[];
}

type Store = ReadonlyMap<string, StoredFile>;
type AddError = (error: unknown) => void;

export interface FileParser {
  parseFile(file: string, addError: AddError): Promise<ParsedFile | null>;
}

/** The parts of Gatsby that the queries of a file depend on, and those that it changes. */
export interface QueryState {
  readonly version: string;
  readonly store: {
    dispatch(action: { readonly type: string; readonly payload: unknown }): void;
    getState(): { readonly components: ReadonlyMap<string, object> };
  };
  readonly parse: (text: string) => Document;
}

/** Returns a class in place of Gatsby's `FileParser`, which is loaded for changed files. */
export function storedQueries(gatsby: QueryState, loadParser: () => FileParser) {
  let parser: FileParser | undefined;
  return class {
    async parseFiles(files: readonly string[], addError: AddError): Promise<readonly Query[]> {
      const known = readStore();
      const kept = new Map<string, StoredFile>();
      const slices = new Map<string, object>();
      const parse = async (file: string): Promise<readonly Query[]> => {
        const key = keyOf(file, gatsby);
        const stored = key === null ? undefined : known.get(key);
        if (key === null) return [];
        if (stored !== undefined) kept.set(key, stored);
        if (stored !== undefined) return restore(file, stored, gatsby);
        parser ??= loadParser();
        const parsed = await parser.parseFile(file, addError);
        if (parsed === null) return [];
        if (parsed.pageSlices !== null) slices.set(file, parsed.pageSlices);
        else if (isRepeatable(parsed, gatsby)) kept.set(key, toStored(file, parsed, gatsby));
        return parsed.astDefinitions;
      };
      const found: (readonly Query[])[] = [];
      for (const file of files) found.push(await parse(file));
      gatsby.store.dispatch({ type: "SET_COMPONENTS_USING_PAGE_SLICES", payload: slices });
      writeStore(kept, known);
      return found.flat();
    }
  };
}

/**
 * Queries, and the page exports that Gatsby searches for: Gatsby itself passes every file with the word "config" or
 * "Head" to Babel.
 */
const relevant =
  /\bgraphql\s*[`(]|\bgetServerData\b|\bSlice\b|gatsby-plugin-image|\bexport\b[^;=(]*\b(?:Head|config)\b/;

/** The digest of all that the queries of a file depend on; null for a file without any. */
function keyOf(file: string, { version, store }: QueryState): string | null {
  const text = textOf(file);
  if (text !== null && !relevant.test(text)) return null;
  const isComponent = store.getState().components.has(file);
  const input = JSON.stringify([FORMAT, version, file, text, isComponent]);
  return createHash("sha256").update(input).digest("base64url");
}

/** Null if the file cannot be read, which Gatsby reports. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file.replace(/\?.*$/s, ""), "utf8");
  } catch {
    return null;
  }
}

/** What Gatsby's parser does with a file, besides reporting its problems. */
function restore(
  componentPath: string,
  { features, queries }: StoredFile,
  { store, parse }: QueryState,
): Query[] {
  store.dispatch({ type: "SET_COMPONENT_FEATURES", payload: { ...features, componentPath } });
  if (queries.length > 0)
    store.dispatch({ type: "QUERY_EXTRACTION_BABEL_SUCCESS", payload: { componentPath } });
  return queries.map(({ body, ...query }) => ({ ...query, filePath: componentPath, doc: parse(body) }));
}

/** False where Gatsby warns about static queries, or names a definition. */
const isRepeatable = ({ astDefinitions }: ParsedFile, { parse }: QueryState): boolean =>
  astDefinitions.every(
    (query) =>
      !("isStaticQuery" in query && query.isStaticQuery === true) &&
      namesOf(parse(query.doc.loc.source.body)) === namesOf(query.doc),
  );

const namesOf = ({ definitions }: Document): string =>
  JSON.stringify(definitions.map(({ name }) => name?.value));

function toStored(file: string, { astDefinitions }: ParsedFile, { store }: QueryState): StoredFile {
  const { serverData, config, Head } = (store.getState().components.get(file) ?? {}) as Record<
    string,
    unknown
  >;
  return {
    features: { serverData, config, Head },
    queries: astDefinitions.map(({ filePath: _, doc, ...query }) => ({
      ...query,
      body: doc.loc.source.body,
    })),
  };
}

function readStore(): Store {
  try {
    // Written below.
    return new Map(JSON.parse(readFileSync(STORE, "utf8")) as [string, StoredFile][]);
  } catch {
    // At the first start, or damaged.
    return new Map();
  }
}

function writeStore(kept: Store, known: Store): void {
  if (kept.size === known.size && [...kept.keys()].every((key) => known.has(key))) return;
  writeFileSync(`${STORE}.new`, JSON.stringify([...kept]));
  renameSync(`${STORE}.new`, STORE);
}
