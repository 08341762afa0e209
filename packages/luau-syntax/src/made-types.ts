/** Types that code makes: no source has them, so they have no place. */
import type { ReferenceTarget, TypeNode, TypeOrPack, TypeReference } from "./types";

export const typeNamed = (
  name: string,
  target: ReferenceTarget,
  args: readonly TypeOrPack[] = NO_ARGUMENTS,
): TypeReference => ({ kind: "reference", prefix: null, name, args, target, span: NOWHERE });

const NO_ARGUMENTS: readonly TypeOrPack[] = [];
const NOWHERE = [0, 0] as const;

/** `number`, `unknown` */
export const builtinType = (name: string): TypeReference => typeNamed(name, { kind: "builtin" });

export const ANY_TYPE = builtinType("any");
export const NIL_TYPE: TypeNode = { kind: "nil" };
