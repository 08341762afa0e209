/**
 * In: the files that Gatsby searches for queries. Out: their queries; those of unchanged files as they were
 * stored, because Babel takes longer to load than a build takes for all queries.
 */
import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** The stage has this file, since Gatsby clears its cache when a plugin changes. */
const STORE = ".queries.json";

/** Increase it whenever the type of the stored values changes. */
const FORMAT = 1;

/** Gatsby names the definitions without a name. */
interface Document {
  readonly loc: { readonly source: { readonly body: string } };
  readonly definitions: readonly { readonly name?: { readonly value: string } }[];
}

/** Gatsby continues with queries and fragments in this form. */
interface Query {
  readonly filePath: string;
  readonly doc: Document;
}

interface ParsedFile {
  readonly astDefinitions: readonly Query[];
  readonly pageSlices: object | null;
}

/** The document is parsed again; all other fields of a query are stored as JSON. */
interface StoredFile {
  readonly features: object;
  readonly queries: readonly { readonly body: string }[];
}

type Store = ReadonlyMap<string, StoredFile>;
type AddError = (error: unknown) => void;

export interface FileParser {
  parseFile(file: string, addError: AddError): Promise<ParsedFile | null>;
}

/** Gatsby's state on which the queries of a file depend, or which they change. */
export interface QueryState {
  readonly version: string;
  readonly store: {
    dispatch(action: { readonly type: string; readonly payload: unknown }): void;
    getState(): { readonly components: ReadonlyMap<string, object> };
  };
  readonly parse: (text: string) => Document;
}

/** The class stands in for Gatsby's `FileParser`, which is only loaded for changed files. */
export function storedQueries(gatsby: QueryState, loadParser: () => FileParser) {
  let parser: FileParser | undefined;
  return class {
    async parseFiles(files: readonly string[], addError: AddError): Promise<readonly Query[]> {
      const before = readStore();
      const current = new Map<string, StoredFile>();
      const slices = new Map<string, object>();
      const parse = async (file: string): Promise<readonly Query[]> => {
        const key = keyOf(file, gatsby);
        const stored = key === null ? undefined : before.get(key);
        if (key === null) return [];
        if (stored !== undefined) current.set(key, stored);
        if (stored !== undefined) return restore(file, stored, gatsby);
        parser ??= loadParser();
        const parsed = await parser.parseFile(file, addError);
        if (parsed === null) return [];
        if (parsed.pageSlices !== null) slices.set(file, parsed.pageSlices);
        else if (isRepeatable(parsed, gatsby)) current.set(key, toStored(file, parsed, gatsby));
        return parsed.astDefinitions;
      };
      const parsedFiles: (readonly Query[])[] = [];
      for (const file of files) parsedFiles.push(await parse(file));
      gatsby.store.dispatch({ type: "SET_COMPONENTS_USING_PAGE_SLICES", payload: slices });
      writeStore(current, before);
      return parsedFiles.flat();
    }
  };
}

/** Gatsby itself passes every file with the word "config" or "Head" to Babel. */
const relevant =
  /\bgraphql\s*[`(]|\bgetServerData\b|\bSlice\b|gatsby-plugin-image|\bexport\b[^;=(]*\b(?:Head|config)\b/;

/** Null for a file without queries. */
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

/** Gatsby's parser does the same, and reports problems. */
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

/** Warnings about static queries, and names of definitions, come from Gatsby's parser alone. */
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
    // `writeStore` has written this type.
    return new Map(JSON.parse(readFileSync(STORE, "utf8")) as [string, StoredFile][]);
  } catch {
    // The first start has no store, or the store is damaged.
    return new Map();
  }
}

function writeStore(current: Store, before: Store): void {
  if (current.size === before.size && [...current.keys()].every((key) => before.has(key))) return;
  writeFileSync(`${STORE}.new`, JSON.stringify([...current]));
  renameSync(`${STORE}.new`, STORE);
}
