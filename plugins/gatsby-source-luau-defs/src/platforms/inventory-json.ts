/** An inventory as JSON: in files that are published and compared, so one name a line. */
import { isRecord } from "../source/json";
import {
  INVENTORY_KINDS,
  type Inventory,
  type InventoryGroup,
  type InventoryKind,
  type InventoryName,
  type InventorySource,
} from "../model/inventory";

export const writeInventory = ({ groups, ...head }: Inventory): string => {
  const before = JSON.stringify(head, null, 2).replace(/\n}$/, "");
  return `${before},\n  "groups": [\n${groups.map(writeGroup).join(",\n")}\n  ]\n}\n`;
};

function writeGroup({ names, ...head }: InventoryGroup): string {
  const lines = [...names].map(([name, one]) => `        ${JSON.stringify(name)}: ${writeName(one)}`);
  const before = JSON.stringify(head, null, 2).replace(/\n}$/, "").replaceAll("\n", "\n    ");
  return `    ${before},\n      "names": {\n${lines.join(",\n")}\n      }\n    }`;
}

/** The members, unless there is more. */
function writeName({ extends: parent, generics, types, members }: InventoryName): string {
  const written = members.join(" ");
  const more = {
    ...(parent !== null && { extends: parent }),
    ...(generics !== null && { generics }),
    ...(types.length > 0 && { types: types.join(" ") }),
  };
  if (Object.keys(more).length === 0) return JSON.stringify(written);
  return JSON.stringify({ ...more, ...(written !== "" && { members: written }) });
}

/** Reads an inventory; in words, what is wrong with it. */
export function readInventory(json: unknown): Inventory | { readonly mistake: string } {
  if (!isRecord(json)) return { mistake: "it is no object" };
  const { title, source, reference, signs, definitions, enums, events, groups } = json;
  if (typeof title !== "string" || title === "") return { mistake: "it has no `title`" };
  if (!Array.isArray(groups)) return { mistake: "it has no list `groups`" };
  const read = groups.map(readGroup);
  const wrong = read.find((one) => typeof one === "string");
  if (typeof wrong === "string") return { mistake: wrong };
  if (!isRecord(enums) && groups.some((group) => isRecord(group) && group["kind"] === "enum"))
    return { mistake: "it has enums, but no `enums`: the types that they extend" };
  return {
    title,
    source: readSource(source) ?? { url: "", version: "", date: "" },
    reference: readSource(reference),
    signs: textsOf(signs),
    definitions: typeof definitions === "string" ? definitions : null,
    enums: isRecord(enums) ? { item: textOf(enums["item"]), table: textOf(enums["table"]) } : null,
    events: typeof events === "string" ? events : null,
    groups: read.filter((one) => typeof one !== "string"),
  };
}

const readSource = (value: unknown): InventorySource | null =>
  isRecord(value)
    ? { url: textOf(value["url"]), version: textOf(value["version"]), date: textOf(value["date"]) }
    : null;

const isKind = (value: unknown): value is InventoryKind => INVENTORY_KINDS.some((kind) => kind === value);

function readGroup(json: unknown, index: number): InventoryGroup | string {
  const place = `\`groups[${index}]\``;
  if (!isRecord(json)) return `${place} is no object`;
  const { kind, address = null, member = null, names } = json;
  if (!isKind(kind)) return `the \`kind\` of ${place} is none of ${INVENTORY_KINDS.join(", ")}`;
  if (address !== null && (typeof address !== "string" || !/^https?:\/\/\S+$/.test(address)))
    return `the \`address\` of ${place} is no address`;
  if (!isRecord(names)) return `${place} has no object \`names\``;
  const bad = Object.keys(names).find((name) => kind !== "module" && !/^[A-Za-z_]\w*$/.test(name));
  if (bad !== undefined) return `\`${bad}\` in ${place} is no name`;
  return {
    kind,
    address,
    member: typeof member === "string" ? member : null,
    names: new Map(Object.entries(names).map(([name, value]) => [name, readName(value)])),
  };
}

function readName(value: unknown): InventoryName {
  const json = isRecord(value) ? value : { members: value };
  return {
    extends: typeof json["extends"] === "string" ? json["extends"] : null,
    generics: typeof json["generics"] === "string" ? json["generics"] : null,
    types: wordsOf(json["types"]),
    members: wordsOf(json["members"]),
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

const wordsOf = (value: unknown): readonly string[] =>
  textOf(value)
    .split(" ")
    .filter((word) => word !== "");
