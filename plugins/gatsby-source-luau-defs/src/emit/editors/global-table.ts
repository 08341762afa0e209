import { isTypeId } from "../../model/ids";
import type { Entry } from "../../model/model";

/** The global table that a value is a field of: `Timer` for `Timer.setTimeout`. Null for types and for globals themselves. */
export const globalTableOf = ({ id, path }: Entry): string | null => (isTypeId(id) ? null : (/^([A-Za-z_]\w*)[.:[]/.exec(path)?.[1] ?? null));
