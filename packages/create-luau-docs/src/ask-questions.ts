/** Asks for what the command line does not specify. */
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { isCancel, select, text, updateSettings } from "@clack/prompts";
import type { Guess } from "./guess-site";
import { HOST_LABELS, HOSTS, suggestedHost, type Host } from "./host";
import { definitionOffers, siteFolder, sourcesProblem, styleAt, targetProblem, type Request } from "./plan";
import { findRepository } from "./repository";
import { TEMPLATE_LABELS, TEMPLATES, type Template } from "./template";

/** The answer that is not a list of definitions; that of an example is empty. */
const OTHER = "other";
const EXAMPLE: readonly string[] = [];
const CTRL_D = "\u0004";

// @clack/prompts ends a prompt at Ctrl-C and Escape only.
updateSettings({ aliases: { [CTRL_D]: "cancel" } });

export interface Terminal {
  readonly input?: Readable;
  readonly output?: Writable;
}

export async function ask(
  request: Request,
  cwd: string,
  guess: Guess,
  terminal: Terminal = {},
): Promise<Request | null> {
  const usual = siteFolder(request.folder, cwd, guess);
  const folder = request.folder === null ? await askName(usual, cwd, terminal) : usual;
  if (isCancel(folder)) return null;
  const definitions = request.definitions ?? (await askDefinitions(folder, cwd, guess, terminal));
  if (isCancel(definitions)) return null;
  const places = definitions.length === 0 ? null : definitions;
  const template = request.template ?? (await askTemplate(places, cwd, terminal));
  if (isCancel(template)) return null;
  const host = request.host ?? (await askHost(path.resolve(cwd, folder), terminal));
  return isCancel(host) ? null : { ...request, folder, definitions, template, host };
}

type Cancelled = Extract<Awaited<ReturnType<typeof text>>, symbol>;

async function askName(usual: string, cwd: string, terminal: Terminal): Promise<string | Cancelled> {
  return text({
    ...terminal,
    message: "Name of the site, and of its folder",
    placeholder: usual,
    defaultValue: usual,
    validate: (value) => targetProblem(value || usual, cwd) ?? undefined,
  });
}

type Places = readonly string[];

async function askDefinitions(
  folder: string,
  cwd: string,
  guess: Guess,
  terminal: Terminal,
): Promise<Places | Cancelled> {
  const offers = definitionOffers(folder, cwd, guess);
  const chosen = await select<Places | typeof OTHER>({
    ...terminal,
    message: "Where are the definitions?",
    options: [
      ...offers.map(({ places, contents }) => ({
        value: places as Places,
        label: places.join(", "),
        hint: contents,
      })),
      { value: EXAMPLE, label: "There are none yet: start with an example" },
      { value: OTHER, label: "In another folder or file, or in several" },
    ],
  });
  return chosen === OTHER ? askPath(folder, cwd, terminal) : chosen;
}

async function askPath(folder: string, cwd: string, terminal: Terminal): Promise<Places | Cancelled> {
  const typed = await text({
    ...terminal,
    message: "Path of the folder or file; several, or globs, with commas between them",
    placeholder: "../engine/definitions",
    validate: (value) =>
      listOf(value ?? "").length === 0
        ? "Enter a path, such as `../engine/definitions`."
        : (sourcesProblem(listOf(value ?? ""), folder, cwd) ?? undefined),
  });
  return isCancel(typed) ? typed : listOf(typed);
}

const listOf = (typed: string): Places =>
  typed
    .split(",")
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== "");

async function askTemplate(
  definitions: Places | null,
  cwd: string,
  terminal: Terminal,
): Promise<Template | Cancelled> {
  const style = definitions === null ? null : styleAt(definitions, cwd);
  return select({
    ...terminal,
    message:
      style === null ? "How will definitions be written?" : `How are they written? Found: ${style.evidence}`,
    initialValue: style?.template ?? "definitions",
    options: TEMPLATES.map((value) => ({ value, label: TEMPLATE_LABELS[value] })),
  });
}

async function askHost(folder: string, terminal: Terminal): Promise<Host | null | Cancelled> {
  return select<Host | null>({
    ...terminal,
    message: "Where will the site be hosted?",
    initialValue: suggestedHost(findRepository(folder)),
    options: [
      ...HOSTS.map((value) => ({ value, label: HOST_LABELS[value] })),
      { value: null, label: "not decided yet" },
    ],
  });
}
