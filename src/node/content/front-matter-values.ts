/** Schemas of values in the content folder's YAML. */
import { z } from "zod";

/** Visible text. */
export const text = z.string().trim().min(1, "it is empty; some text is expected.");

/** A segment of an address. */
export const segment = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "only lower-case letters, digits and single hyphens may stand in an address.",
  );
