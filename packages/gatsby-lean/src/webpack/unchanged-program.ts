import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Chunks that are loaded together. Gatsby tells by their hashes which templates changed, and with them which
 * pages to write.
 */
interface ChunkGroup {
  readonly name: string | null | undefined;
  readonly chunks: Iterable<{ readonly hash?: string | undefined }>;
  readonly childrenIterable: Iterable<ChunkGroup>;
  readonly origins: readonly { readonly module?: { identifier(): string } | null }[];
}

/** What a build of Gatsby reads of webpack's result. */
interface ProgramStats {
  readonly hash: string;
  hasErrors(): boolean;
  hasWarnings(): boolean;
  readonly compilation: { readonly chunkGroups: readonly ChunkGroup[] };
}

interface Compilation {
  readonly fileDependencies: Iterable<string>;
  readonly missingDependencies: Iterable<string>;
  getAssets(): readonly { readonly name: string }[];
}

type Done = (error: Error | null, stats?: ProgramStats) => void;

interface ProgramCompiler {
  readonly outputPath: string;
  readonly inputFileSystem: { readFileSync(file: string): unknown };
  run(done: Done): void;
  readonly hooks: {
    readonly done: {
      tap(
        options: { readonly name: string; readonly stage: number },
        note: (stats: ProgramStats & { readonly compilation: Compilation }) => void,
      ): void;
    };
  };
}

/** A compilation as it is kept for the next build. */
interface Note {
  readonly version: string;
  readonly hash: string;
  readonly groups: readonly NotedGroup[];
  /** Each file that was read, with the digest of its text. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that were looked for in vain: one of them would have been taken in place of another. */
  readonly absent: readonly string[];
  /** What was written, with the sizes in bytes. */
  readonly written: Readonly<Record<string, number>>;
}

interface NotedGroup {
  readonly name: string | null;
  readonly hashes: readonly string[];
  readonly children: readonly number[];
  readonly isOfTemplateList: boolean;
}

/**
 * A webpack plugin: a program whose files are what they were is not put together again. webpack would take a
 * second or two to find out that each of its parts is still good, in each of the two compilations of a build.
 * @param options `file` keeps the note from one build to the next; `version` names all that the program is
 *   made from and no file that webpack reads; `showsWarnings` says whether Gatsby passes them on
 */
export function unchangedProgram({
  file,
  version,
  showsWarnings,
}: {
  readonly file: string;
  readonly version: string;
  readonly showsWarnings: boolean;
}): { apply(compiler: ProgramCompiler): void } {
  return {
    apply(compiler) {
      const compile = compiler.run.bind(compiler);
      compiler.run = (done) => {
        const note = readNote(file);
        if (note?.version === version && isUnchanged(note, compiler)) return done(null, statsOf(note));
        rmSync(file, { force: true });
        compile(done);
      };
      // Late: another plugin gives the hash of the whole.
      compiler.hooks.done.tap({ name: "unchanged-program", stage: 100 }, (stats) => {
        // A warning is to be seen in every build.
        if (stats.hasErrors() || (showsWarnings && stats.hasWarnings())) return;
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(noteOf(stats, version, compiler)));
      });
    },
  };
}

function readNote(file: string): Note | null {
  try {
    // Written by this file alone, in a folder that Gatsby clears when its configuration changes.
    return JSON.parse(readFileSync(file, "utf8")) as Note;
  } catch {
    return null;
  }
}

function isUnchanged({ files, absent, written }: Note, compiler: ProgramCompiler): boolean {
  return (
    Object.entries(written).every(([name, size]) => sizeOf(name, compiler) === size) &&
    !absent.some((file) => existsSync(file)) &&
    Object.entries(files).every(([name, digest]) => digestOf(name, compiler) === digest)
  );
}

function noteOf(
  stats: ProgramStats & { readonly compilation: Compilation },
  version: string,
  compiler: ProgramCompiler,
): Note {
  const { fileDependencies, missingDependencies, chunkGroups } = stats.compilation;
  const ours = (files: Iterable<string>) => [...files].filter((file) => !isOfPackage(file)).sort();
  // Folders are among them; where one matters, so does a file in it.
  const read = ours(fileDependencies)
    .map((file) => [file, digestOf(file, compiler)])
    .filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    version,
    hash: stats.hash,
    groups: chunkGroups.map((group) => noteGroup(group, chunkGroups)),
    files: Object.fromEntries(read),
    absent: ours(missingDependencies).filter((file) => !existsSync(file)),
    written: Object.fromEntries(
      stats.compilation.getAssets().map(({ name }) => [name, sizeOf(name, compiler)]),
    ),
  };
}

const sizeOf = (name: string, { outputPath }: ProgramCompiler): number =>
  statSync(path.join(outputPath, name), { throwIfNoEntry: false })?.size ?? -1;

/** What packages hold follows from the lock file, which belongs to the version. */
const isOfPackage = (file: string): boolean => /[\\/]node_modules[\\/]/.test(file);

/** By webpack's own file system: some of the files that Gatsby has it read are nowhere but in memory. */
function digestOf(file: string, { inputFileSystem }: ProgramCompiler): string | null {
  try {
    return createHash("sha256")
      .update(inputFileSystem.readFileSync(file) as Buffer)
      .digest("base64");
  } catch {
    return null;
  }
}

const TEMPLATE_LIST = "async-requires";

function noteGroup(group: ChunkGroup, all: readonly ChunkGroup[]): NotedGroup {
  return {
    name: group.name ?? null,
    hashes: [...group.chunks].map(({ hash }) => hash ?? ""),
    children: [...group.childrenIterable].map((child) => all.indexOf(child)),
    isOfTemplateList: !group.origins.every(({ module }) => !module?.identifier().includes(TEMPLATE_LIST)),
  };
}

function statsOf({ hash, groups }: Note): ProgramStats {
  const chunkGroups: ChunkGroup[] = groups.map(({ name, hashes, children, isOfTemplateList }) => ({
    name,
    chunks: hashes.map((chunk) => ({ hash: chunk })),
    get childrenIterable() {
      return children.flatMap((index) => chunkGroups[index] ?? []);
    },
    origins: isOfTemplateList ? [{ module: { identifier: () => TEMPLATE_LIST } }] : [],
  }));
  return { hash, hasErrors: () => false, hasWarnings: () => false, compilation: { chunkGroups } };
}
