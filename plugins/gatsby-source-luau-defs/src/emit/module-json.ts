import type { Module } from "../model/model";
import { JSON_VERSION } from "./json";
import type { FindAddress } from "./plain-markdown";

/**
 * One module as JSON, whose shape `static/schemas/api-module.schema.json` describes. As `toJson` has it, without what
 * readers are not shown and with the address of each entry. Nothing of a definition file becomes a key.
 */
export function moduleJson(module: Module, addressOf: FindAddress, schema: string): string {
  const forReaders = (key: string, value: unknown): unknown => {
    if (key === "span") return undefined;
    if (Array.isArray(value)) return value.filter((item) => !isPrivate(item));
    if (!isEntry(value)) return value;
    const { kind, id, ...rest } = value;
    return { kind, id, href: addressOf(id), ...rest };
  };
  return `${JSON.stringify({ $schema: schema, version: JSON_VERSION, module }, forReaders, 1)}\n`;
}

const isPrivate = (value: unknown): boolean => typeof value === "object" && value !== null && "visibility" in value && value.visibility === "private";

/** Modules, entries and members alone have ids. */
const isEntry = (value: unknown): value is Pick<Module, "kind" | "id"> => typeof value === "object" && value !== null && "id" in value && "kind" in value && "location" in value;
