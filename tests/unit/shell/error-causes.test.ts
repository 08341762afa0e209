import { expect, test } from "vitest";
import { errorCauses } from "../../../src/lib/browser/error-causes";

test("an error's causes are listed outermost first, and a circle ends", () => {
  const root = new TypeError("root");
  const outer = new Error("outer", { cause: new Error("middle", { cause: root }) });
  expect(errorCauses(outer)).toEqual(["outer", "middle", "root"]);
  root.cause = outer;
  expect(errorCauses(outer)).toHaveLength(3);
});
