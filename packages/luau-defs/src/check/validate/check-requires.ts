import { counted, type Diagnostic } from "luau-diagnostics";
import type { LinkedFile, ConvertedFile, RequiredFile } from "../../model/converted-file";
import { report, type Check } from "./check";

export const checkRequires: Check = (convertedFiles) => [
  ...missingFiles(convertedFiles),
  ...cycles(convertedFiles),
];

/** A missing package is `any`, and reported once, if its types are used. */
function missingFiles(convertedFiles: readonly LinkedFile[]): readonly Diagnostic[] {
  const root = commonFolder(convertedFiles.map(({ source }) => source.path));
  const reportedPackages = new Set<string>();
  return convertedFiles.flatMap((converted) => {
    const named = new Set(converted.unknownTypes.map(({ prefix }) => prefix));
    return missingRequires(converted)
      .filter((required) => {
        if (isWithinProject(required, root)) return true;
        const name = packageOf(required);
        return named.has(required.name) && !reportedPackages.has(name) && reportedPackages.add(name);
      })
      .map((required) => missingModule(converted, required));
  });
}

export const missingRequires = ({ requires, requiredFiles }: LinkedFile): readonly RequiredFile[] =>
  requires.filter((required) => !requiredFiles.has(required));

function missingModule({ source }: LinkedFile, { requirePath, span }: RequiredFile): Diagnostic {
  if (requirePath === "") {
    const message = "Which file this requires is not written out.";
    return report(source, span, "missing-module", message, "Write the path as a string.");
  }
  const message = `There is no \`${requirePath}\` among the files: its types lead nowhere.`;
  const suggestion = requirePath.startsWith("@")
    ? "Add its folder to the definitions, and the alias to `.luaurc`."
    : "Correct the path, or add the file to the definitions.";
  return report(source, span, "missing-module", message, suggestion);
}

const PACKAGE = /^There is no `(?!\.|@self\/)([^`]+)` among the files/;
const MAX_NAMES = 3;

export function joinMissingPackages(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const packages = diagnostics.filter(
    ({ rule, message }) => rule === "missing-module" && PACKAGE.test(message),
  );
  const [first] = packages;
  if (first === undefined || packages.length === 1) return diagnostics;
  const names = packages.map(({ message }) => `\`${PACKAGE.exec(message)?.[1] ?? ""}\``);
  const otherCount = names.length - MAX_NAMES;
  const named = [...names.slice(0, MAX_NAMES), ...(otherCount > 0 ? [counted(otherCount, "other")] : [])];
  const joined = {
    ...first,
    message: `${names.length} packages are not among the files: ${named.join(", ")}. Their types lead nowhere.`,
    suggestion: "Name their inventories or files in `external`, or add them to the definitions.",
  };
  return diagnostics.flatMap((finding) =>
    finding === first ? [joined] : packages.includes(finding) ? [] : [finding],
  );
}

/** In Roblox's tree, packages are in other folders than in the file system. */
function isWithinProject({ requirePath, paths: [path = ""] }: RequiredFile, root: string): boolean {
  if (requirePath === "") return true;
  const isRelative = /^(?:\.|@self\/)/.test(requirePath);
  return isRelative && (root === "" ? !path.startsWith("../") : path.startsWith(root));
}

const packageOf = ({ requirePath, paths: [path] }: RequiredFile): string =>
  /^[@.]/.test(requirePath) ? (path ?? requirePath) : requirePath.slice(requirePath.lastIndexOf(".") + 1);

/** With a slash at its end, unless it is the current folder. */
function commonFolder([first = "", ...others]: readonly string[]): string {
  let folder = first.slice(0, first.lastIndexOf("/") + 1);
  for (const file of others)
    while (!file.startsWith(folder)) folder = folder.slice(0, folder.lastIndexOf("/", folder.length - 2) + 1);
  return folder;
}

/** Reports each cycle once, at the `require` that closes it. */
function cycles(convertedFiles: readonly LinkedFile[]): readonly Diagnostic[] {
  const linked = new Map(convertedFiles.map((converted) => [converted.source.path, converted]));
  const done = new Set<ConvertedFile["source"]["path"]>();
  const diagnostics: Diagnostic[] = [];
  for (const start of convertedFiles) {
    // With an explicit stack, since a chain of a thousand files would overflow the call stack.
    const stack = done.has(start.source.path) ? [] : [visit(start)];
    while (stack.length > 0) {
      const top = stack.at(-1);
      const next = top?.pending.next();
      if (top === undefined || next === undefined || next.done === true) {
        if (top !== undefined) done.add(top.converted.source.path);
        stack.pop();
        continue;
      }
      const [required, { source }] = next.value;
      const { path } = source;
      const index = stack.findIndex(({ converted }) => converted.source.path === path);
      const target = linked.get(path);
      if (index !== -1)
        diagnostics.push(cycleProblem(top.converted, required, [...stack.slice(index).map(pathOf), path]));
      else if (target !== undefined && !done.has(path)) stack.push(visit(target));
    }
  }
  return diagnostics;
}

const pathOf = ({ converted }: { readonly converted: LinkedFile }): string => converted.source.path;

const visit = (converted: LinkedFile) => ({ converted, pending: converted.requiredFiles[Symbol.iterator]() });

function cycleProblem({ source }: LinkedFile, { span }: RequiredFile, files: readonly string[]): Diagnostic {
  const names = files.map((file) => `\`${file}\``).join(", ");
  const message = `These files require each other in a circle: ${names}.`;
  const suggestion = "Move what they share into a file of its own: Luau refuses a circle.";
  return report(source, span, "require-cycle", message, suggestion);
}
