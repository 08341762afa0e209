/** Resources of the MCP server: `luau-docs://symbol/Timer.clear`, and modules and guides likewise. */
import { McpError, type CompleteRequest } from "@modelcontextprotocol/sdk/types.js";
import {
  completeName,
  DOCUMENT_KINDS,
  findDocument,
  isProblem,
  listDocuments,
  type DocumentKind,
} from "./mcp-documents";
import type { McpProject } from "./mcp-project";
import { withBroken } from "./mcp-tool";

const MARKDOWN = "text/markdown";

/** `+` lets slashes be part of a guide's path. */
export const TEMPLATES = DOCUMENT_KINDS.map((kind) => ({
  name: kind,
  title: `A ${kind} of the reference`,
  uriTemplate: `luau-docs://${kind}/{${kind === "guide" ? "+name" : "name"}}`,
  description: `The documentation of a ${kind}, as Markdown.`,
  mimeType: MARKDOWN,
}));

const uriOf = (kind: DocumentKind, name: string): string =>
  `luau-docs://${kind}/${name.split("/").map(encodeURIComponent).join("/")}`;

const PAGE_SIZE = 200;

/** Modules and guides. Symbols are read by the template. */
export function listResources(project: McpProject, cursor: string | undefined) {
  const start = Number(cursor ?? 0);
  const all = listDocuments(project);
  if (!Number.isInteger(start) || start < 0)
    throw new McpError(INVALID, `\`${cursor}\` is not a cursor of this list.`);
  const resources = all.slice(start, start + PAGE_SIZE).map(({ kind, name, title, summary, href }) => ({
    uri: uriOf(kind, name),
    name,
    title,
    description: [summary, href].filter((one) => one !== null && one !== "").join(" "),
    mimeType: MARKDOWN,
  }));
  const next = start + PAGE_SIZE;
  return next < all.length ? { resources, nextCursor: String(next) } : { resources };
}

const INVALID = -32602;
/** As the protocol's section on resources has it. */
const NOT_FOUND = -32002;

export function readResource(project: McpProject, uri: string) {
  const [, kind, name = ""] = /^luau-docs:\/\/(\w+)\/(.+)$/s.exec(uri) ?? [];
  const documentKind = DOCUMENT_KINDS.find((one) => one === kind);
  if (documentKind === undefined) {
    const templates = TEMPLATES.map(({ uriTemplate }) => `\`${uriTemplate}\``).join(", ");
    throw new McpError(
      NOT_FOUND,
      `There is no resource \`${uri.slice(0, 200)}\`. Resources are ${templates}.`,
    );
  }
  const document = findDocument(project, documentKind, decoded(name));
  if (isProblem(document)) throw new McpError(NOT_FOUND, withBroken(document.problem, project));
  const page = document.href === null ? "" : `\nPage: ${document.href}\n`;
  return { contents: [{ uri, mimeType: MARKDOWN, text: withBroken(document.markdown() + page, project) }] };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const MAX_COMPLETIONS = 100;

/** The names that a template of resources can have; prompts take any text. */
export function completionsFor(project: McpProject, ref: CompleteRequest["params"]["ref"], typed: string) {
  const template =
    ref.type === "ref/resource" ? TEMPLATES.find((one) => one.uriTemplate === ref.uri) : undefined;
  if (template === undefined) return { values: [], total: 0, hasMore: false };
  const values = completeName(project, template.name, typed);
  return {
    values: values.slice(0, MAX_COMPLETIONS),
    total: values.length,
    hasMore: values.length > MAX_COMPLETIONS,
  };
}
