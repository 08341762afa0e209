/** In: what mocks report to be drawn. Out: the things that are there, with a default for what is missing. */
import type { Fact } from "luau-wasm";
import { MOST_THINGS, type RunEvents } from "../luau-worker-messages";

export type Vector = readonly [x: number, y: number, z: number];

/** Something with a place in the world. */
export interface Body {
  readonly id: string;
  readonly label: string;
  readonly position: Vector;
  readonly shape: "point" | "box" | "sphere" | "capsule" | "plane" | "camera";
  /** Width, height and depth. */
  readonly size: Vector;
  /** Where it looks; null if that was not reported. */
  readonly facing: Vector | null;
}

/** A box or a text of the user interface. */
export interface UiElement {
  readonly id: string;
  readonly text: string;
  readonly textSize: number;
  /** As CSS writes it, or empty. */
  readonly colour: string;
  readonly background: string;
  readonly border: string;
  readonly gap: number;
  readonly padding: number;
  readonly isRow: boolean;
  /** Presses are the script's input. */
  readonly hears: boolean;
  /** So is the cursor. */
  readonly hovers: boolean;
  readonly children: readonly UiElement[];
}

/** A key or a button of the mouse that the script has bound. */
export interface Key {
  readonly id: string;
  readonly text: string;
  /** `KeyboardEvent.code`; empty if no key of a keyboard presses it. */
  readonly code: string;
  /** What it does. */
  readonly label: string;
}

export interface Things {
  readonly bodies: readonly Body[];
  readonly elements: readonly UiElement[];
  readonly keys: readonly Key[];
  /** There may be more. */
  readonly isFull: boolean;
}

type Facts = Readonly<Record<string, Fact>>;
/** What is known of each thing, by its id, in the order in which things have appeared. */
export type Reported = ReadonlyMap<string, Facts>;

/** A world after further events. */
export function withEvents(before: Reported, events: RunEvents): Reported {
  const after = new Map(before);
  for (const event of events) {
    if (event.kind !== "show") continue;
    const { id, facts } = event;
    if (facts === null) after.delete(id);
    else after.set(id, { ...after.get(id), ...facts });
  }
  return after;
}

export function thingsIn(reported: Reported): Things {
  const of = (kind: string) => [...reported].filter(([, facts]) => facts["kind"] === kind);
  return {
    bodies: of("body").map(([id, facts]) => toBody(id, facts)),
    elements: childrenOf("", of("element"), new Set(reported.keys())),
    keys: of("key").map(([id, facts]) => ({
      id,
      text: textOf(facts["text"], id),
      code: textOf(facts["key"]),
      label: textOf(facts["label"]),
    })),
    isFull: reported.size === MOST_THINGS,
  };
}

const SHAPES = ["box", "sphere", "capsule", "plane", "camera"] as const;

function toBody(id: string, facts: Facts): Body {
  const shape = SHAPES.find((name) => name === facts["shape"]) ?? "point";
  const size = vectorOf(facts["size"]) ?? [0, 0, 0];
  const scale = vectorOf(facts["scale"]) ?? [1, 1, 1];
  return {
    id,
    label: textOf(facts["label"], id),
    position: vectorOf(facts["position"]) ?? [0, 0, 0],
    shape,
    size: [size[0] * scale[0], size[1] * scale[1], size[2] * scale[2]],
    facing: vectorOf(facts["facing"]),
  };
}

type Entries = readonly (readonly [id: string, facts: Facts])[];

/** Those whose parent is not there are at the top. */
function childrenOf(parent: string, entries: Entries, known: ReadonlySet<string>): readonly UiElement[] {
  const isChild = ([id, facts]: Entries[number]): boolean => {
    const named = textOf(facts["parent"]);
    return (known.has(named) && named !== id ? named : "") === parent && facts["isHidden"] !== true;
  };
  const rest = entries.filter((entry) => !isChild(entry));
  return entries
    .filter(isChild)
    .sort(([, a], [, b]) => numberOf(a["order"], 0) - numberOf(b["order"], 0))
    .map(([id, facts]) => toElement(id, facts, childrenOf(id, rest, known)));
}

const toElement = (id: string, facts: Facts, children: readonly UiElement[]): UiElement => ({
  id,
  text: textOf(facts["text"]),
  textSize: numberOf(facts["textSize"], 16),
  colour: textOf(facts["colour"]),
  background: textOf(facts["background"]),
  border: textOf(facts["border"]),
  gap: numberOf(facts["gap"], 0),
  padding: numberOf(facts["padding"], 0),
  isRow: facts["isRow"] === true,
  hears: facts["hears"] === true,
  hovers: facts["hovers"] === true,
  children,
});

const textOf = (fact: Fact | undefined, otherwise = ""): string =>
  typeof fact === "string" && fact !== "" ? fact : otherwise;

const numberOf = (fact: Fact | undefined, otherwise: number): number =>
  typeof fact === "number" ? fact : otherwise;

/** Drawings of what is farther have no exact numbers. */
const FARTHEST = 1e9;

function vectorOf(fact: Fact | undefined): Vector | null {
  if (typeof fact !== "object") return null;
  const [x = 0, y = 0, z = 0] = fact.map((at) => Math.min(Math.max(at, -FARTHEST), FARTHEST));
  return [x, y, z];
}
