import { cpSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  storedQueries,
  type FileParser,
  type QueryState,
} from "../../../packages/gatsby-lean/src/stored-queries";
import { loadGatsby } from "../../support/load-gatsby";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

type AllFiles = FileParser & {
  parseFiles(files: readonly string[], addError: unknown): Promise<readonly unknown[]>;
};

/** In JSON, regardless of the order of fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries("toJSON" in inner ? (inner.toJSON as () => object)() : inner).sort(),
        )
      : inner,
  );

/** The templates of the product, and one whose queries Gatsby names. */
function filesIn(folder: string): readonly string[] {
  cpSync("src/templates", folder, { recursive: true });
  writerIn(folder)(
    "unnamed.tsx",
    'import { graphql } from "gatsby";\nexport const query = graphql`{ a { b } }`;\n',
  );
  return readdirSync(folder).map((name) => path.join(folder, name));
}

/** @param files those of pages, whose features Gatsby stores */
function parsers(files: readonly string[]) {
  const load = loadGatsby();
  const { default: Original } = load("./dist/query/file-parser") as { readonly default: new () => AllFiles };
  const { store } = load("./dist/redux") as Pick<QueryState, "store">;
  const components = new Map(files.map((file) => [file, {}]));
  const dispatch = vi.spyOn(store, "dispatch").mockImplementation(({ type, payload }) => {
    const { componentPath, ...features } = payload as { readonly componentPath: string };
    if (type === "SET_COMPONENT_FEATURES") components.set(componentPath, features);
  });
  vi.spyOn(store, "getState").mockReturnValue({ ...store.getState(), components });
  const state: QueryState = { version: "5", store, ...(load("graphql") as Pick<QueryState, "parse">) };
  const parsed = new Array<string>();
  /** Each start of a build has a parser of its own. */
  const start = (version = state.version): AllFiles => {
    const original = new Original();
    const { parseFile } = original;
    original.parseFile = (file, addError) => {
      parsed.push(path.basename(file));
      return parseFile.call(original, file, addError);
    };
    return new (storedQueries({ ...state, version }, () => original))() as unknown as AllFiles;
  };
  return { original: new Original(), start, parsed, dispatch };
}

test("queries of unchanged files are what Gatsby extracts, and are not extracted again", async () => {
  const checkout = process.cwd();
  const folder = temporaryFolder("stored-queries");
  const files = filesIn(folder);
  const { original, start, parsed, dispatch } = parsers(files);
  onTestFinished(() => process.chdir(checkout));
  process.chdir(folder);
  const errors = new Array<unknown>();
  const outcome = async (parser: AllFiles): Promise<unknown> => {
    parsed.length = 0;
    dispatch.mockClear();
    // Gatsby lists the files in the order in which they happen to be read.
    const queries = await parser.parseFiles(files, (error: unknown) => errors.push(error));
    const actions = dispatch.mock.calls.map(([action]) => sorted(action)).sort();
    return [queries.map(sorted).sort(), actions];
  };
  const own = await outcome(original);
  expect(await outcome(start())).toEqual(own);
  expect(parsed.length).toBeGreaterThan(10);
  expect(await outcome(start())).toEqual(own);
  expect(parsed).toEqual(["unnamed.tsx"]);

  const [edited = ""] = files;
  cpSync(path.join(folder, "unnamed.tsx"), edited);
  await outcome(start());
  expect(parsed).toEqual([path.basename(edited), "unnamed.tsx"]);
  cpSync(path.join(checkout, "src/templates", path.basename(edited)), edited);
  for (const damaged of ["", "{}", "[[1"]) {
    writeFileSync(".queries.json", damaged);
    expect(await outcome(start())).toEqual(own);
  }
  await outcome(start("6"));
  expect(parsed.length).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});
