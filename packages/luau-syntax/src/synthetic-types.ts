/** Types that are not written in a source, and therefore have no span. */
import type { ReferenceTarget, TypeNode, TypeOrPack, TypeReference } from "./types";

export const typeNamed = (
  name: string,
  target: ReferenceTarget,
  args: readonly TypeOrPack[] = NO_ARGUMENTS,
): TypeReference => ({ kind: "reference", prefix: null, name, args, target, span: NO_SPAN });

const NO_ARGUMENTS: readonly TypeOrPack[] = [];
const NO_SPAN = [0, 0] as const;

/** `number`, `unknown` */
export const builtinType = (name: string): TypeReference => typeNamed(name, { kind: "builtin" });

export const ANY_TYPE = builtinType("any");
export const NIL_TYPE: TypeNode = { kind: "nil" };
