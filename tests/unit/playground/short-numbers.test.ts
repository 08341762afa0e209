import { expect, test } from "vitest";
import { shortNumbers } from "../../../src/lib/playground/short-numbers";

test.each([
  ["0.10000000149011612, -9.8100004196166992, 0", "0.1, -9.81, 0"],
  ["y = 0.3333333432674408", "y = 0.33333334"],
  ["0.30000000000000004", "0.30000000000000004"],
  ["3.141592653589793 v1.0000000.2", "3.141592653589793 v1.0000000.2"],
])("%s", (text, short) => expect(shortNumbers(text)).toBe(short));
