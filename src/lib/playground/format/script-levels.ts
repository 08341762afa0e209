/** In: the lines of a script, as tokens. Out: how far each is indented. */
import { isCommentToken, type LuauToken } from "luau-syntax";
import { BINARY } from "./script-gaps";

interface Open {
  /** `expression`: `if a then b else c`, which has no `end`. */
  readonly kind: "bracket" | "block" | "loop" | "expression";
  /** Indentation of the line in which the construct begins. */
  readonly base: number;
}

interface Reading {
  readonly open: Open[];
  /** The token before, other than comments. */
  before: LuauToken | null;
  /** The last `then` or `else` is that of an expression. */
  isExpression: boolean;
}

/** @param lines the tokens that begin in each line */
export function levelsOf(lines: readonly (readonly LuauToken[])[]): readonly number[] {
  const reading: Reading = { open: [], before: null, isExpression: false };
  return lines.map((tokens, index) => {
    const code = tokens.filter((token) => !isCommentToken(token));
    const first = code[0] ?? nextCode(lines, index);
    let level = innerLevel(reading) + Number(first !== undefined && continues(reading, first));
    let isStart = true;
    for (const token of code) {
      const closed = follow(reading, token, level);
      isStart &&= closed !== null;
      if (isStart && closed !== null) level = closed.base;
      reading.before = token;
    }
    return level;
  });
}

const innerLevel = ({ open }: Reading): number =>
  (open.findLast(({ kind }) => kind !== "expression")?.base ?? -1) + 1;

const nextCode = (lines: readonly (readonly LuauToken[])[], index: number): LuauToken | undefined =>
  lines.slice(index + 1).flatMap((tokens) => tokens.filter((token) => !isCommentToken(token)))[0];

const BRANCHES: ReadonlySet<string> = new Set(["then", "else", "elseif"]);
/** Tokens after which a statement goes on. */
const UNFINISHED: ReadonlySet<string> = new Set([...BINARY, "not", "in", "return", ":", "."]);
/** Tokens that do not begin a statement; `-` is in `BINARY`. */
const CONTINUING: ReadonlySet<string> = new Set([...BINARY, ".", ":"]);
const ENDS: ReadonlySet<string> = new Set(["end", "until", ")", "]", "}"]);

/** Whether a token at the start of a line goes on with the statement or item before it. */
function continues({ open, before, isExpression }: Reading, { text }: LuauToken): boolean {
  const top = open.at(-1)?.kind;
  if (before === null || ENDS.has(text)) return false;
  if (BRANCHES.has(text)) return top === "expression";
  if (CONTINUING.has(text) || UNFINISHED.has(before.text)) return true;
  if (isExpression && (before.text === "then" || before.text === "else")) return true;
  return before.text === "," && top !== "bracket";
}

/** Returns the construct that the token ends, or is a further part of. */
function follow(reading: Reading, { text }: LuauToken, base: number): Open | null {
  const { open } = reading;
  const top = open.at(-1) ?? null;
  switch (text) {
    case "(":
    case "[":
    case "{":
      return begin(open, { kind: "bracket", base });
    case "function":
    case "repeat":
      return begin(open, { kind: "block", base });
    case "while":
    case "for":
      return begin(open, { kind: "loop", base });
    case "if":
      return begin(open, { kind: isInExpression(reading) ? "expression" : "block", base });
    case "do":
      if (top?.kind !== "loop") return begin(open, { kind: "block", base });
      open.splice(-1, 1, { ...top, kind: "block" });
      return top;
    case "then":
    case "elseif":
    case "else":
      reading.isExpression = top?.kind === "expression";
      if (reading.isExpression && text === "else") open.pop();
      return reading.isExpression ? null : top;
    default:
      return ENDS.has(text) ? endOf(open, /\w/.test(text)) : null;
  }
}

function begin(open: Open[], construct: Open): null {
  open.push(construct);
  return null;
}

/** Whether `if` begins an expression here. */
function isInExpression({ open, before, isExpression }: Reading): boolean {
  if (before === null) return false;
  if (before.text === "then" || before.text === "else") return isExpression;
  if (before.text === ";") return open.at(-1)?.kind === "bracket";
  return UNFINISHED.has(before.text) || EXPECTING.has(before.text);
}

const EXPECTING: ReadonlySet<string> = new Set(["(", "[", "{", ",", "if", "elseif", "while", "until"]);

/** Ends a block or bracket. In a script with problems, it may never have begun. */
function endOf(open: Open[], isBlock: boolean): Open | null {
  while (open.at(-1)?.kind === "expression") open.pop();
  const top = open.at(-1);
  if (top === undefined || (top.kind !== "bracket") !== isBlock) return null;
  open.pop();
  return top;
}
