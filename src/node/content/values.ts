/** What the values of the content folder's YAML may be, wherever they stand. */
import { z } from "zod";

/** Text that a reader sees. */
export const text = z.string().trim().min(1, "it is empty; some text is expected.");

/** One segment of an address. */
export const segment = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "only lower-case letters, digits and single hyphens may stand in an address.",
  );
