/** Functions whose edges no page of a test site shows. */
import { expect, test } from "vitest";
import { errorCauses } from "../../../src/lib/browser/error-causes";
import { inLocale, splitLocale } from "../../../src/lib/i18n/locales";
import { translate } from "../../../src/lib/i18n/translate";
import { normaliseEncoding, plainPath, internalTarget } from "../../../src/lib/urls/paths";
import { withoutBasePath } from "../../../src/lib/urls/base-path";

const locales = { defaultLocale: "en-GB", names: ["en-GB", "fr"] };
const targetOf = (href: string) => internalTarget(`https://kiln.example${href}`, "https://kiln.example/", "");

test.each([
  [translate({}, { id: "constructor" }), "constructor"],
  [translate({}, { message: "{unknown}" }), "{unknown}"],
  [splitLocale("/fr", locales), { locale: "fr", path: "/" }],
  [splitLocale("/french", locales), { locale: "en-GB", path: "/french" }],
  [inLocale("/?q=1", "fr", locales), "/fr?q=1"],
  [inLocale("/#a", "fr", locales), "/fr#a"],
  [withoutBasePath("/kilns", "/kiln/"), "/kilns"],
  [plainPath("/myindex.html"), "/myindex"],
  [normaliseEncoding("/docs/%c3%a9"), normaliseEncoding("/docs/é")],
  [normaliseEncoding("/docs/100%"), "/docs/100%25"],
  [targetOf("/docs/2.x"), "/docs/2.x"],
  [targetOf("/docs/api/geometry/Vector.new#x.md"), "/docs/api/geometry/Vector.new#x.md"],
  [targetOf("/docs/api/geometry/Vector.new.md"), null],
  [targetOf("/definitions/all.d.luau"), null],
  [targetOf("/kiln.ZIP"), null],
])("%j is %j", (found, expected) => expect(found).toEqual(expected));

test("an error's causes are listed outermost first, and a circle ends", () => {
  const root = new TypeError("root");
  const outer = new Error("outer", { cause: new Error("middle", { cause: root }) });
  expect(errorCauses(outer)).toEqual(["outer", "middle", "root"]);
  root.cause = outer;
  expect(errorCauses(outer)).toHaveLength(3);
});
