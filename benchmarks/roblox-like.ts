/**
 * A definition file with the shape of the largest one in use: 2,337 declarations in about 818 KB, mostly
 * extern types with some dozen members each, then enums as extern types, then globals.
 */
const CLASSES = 612;
const ENUMS = 640;
const GLOBALS = 445;
const ALIASES = 637;

export function robloxLike(): string {
  const random = mulberry32(20251120);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const className = (index: number) => `EngineClass${index}`;
  const anyClass = () => className(Math.floor(random() * CLASSES));
  const simple = () =>
    pick([
      "number",
      "string",
      "boolean",
      "any",
      "Vec3",
      "Frame",
      anyClass(),
      `Enum${Math.floor(random() * ENUMS)}`,
    ]);
  const type = () =>
    pick([
      simple(),
      simple(),
      `${simple()}?`,
      `{ ${simple()} }`,
      `(${simple()}, ...any) -> ()`,
      `Signal<${simple()}, ${simple()}>`,
    ]);
  const parameters = () =>
    Array.from({ length: Math.floor(random() * 4) }, (_, index) => `argument${index}: ${type()}`);
  const property = (index: number) => `\tProperty${index}: ${type()}`;
  const method = (index: number) =>
    `\tfunction Method${index}(${["self", ...parameters()].join(", ")}): ${type()}`;
  const members = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index));
  const lines = [
    "export type Signal<A, B> = { Connect: (self: any, handler: (A) -> B) -> () }",
    "export type Vec3 = vector",
    "export type Frame = buffer",
  ];
  for (let index = 0; index < CLASSES; index += 1) {
    const parent = index === 0 ? "" : ` extends ${className(Math.floor(index * random()))}`;
    lines.push(
      `declare extern type ${className(index)}${parent} with`,
      ...members(3 + Math.floor(random() * 16), property),
      ...members(2 + Math.floor(random() * 15), method),
      "end",
      "",
    );
  }
  for (let index = 0; index < ENUMS; index += 1)
    lines.push(
      `declare extern type Enum${index} extends EngineClass0 with`,
      ...members(3 + Math.floor(random() * 7), (value) => `\tItem${value}: Enum${index}`),
      "end",
      "",
    );
  for (let index = 0; index < GLOBALS; index += 1)
    lines.push(`declare function global${index}(${parameters().join(", ")}): ${type()}`);
  for (let index = 0; index < ALIASES; index += 1)
    lines.push(`export type Alias${index} = { ${simple()} } | ${simple()}`);
  return `${lines.join("\n")}\n`;
}

/** A deterministic random number generator. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
