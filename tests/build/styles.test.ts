import path from "node:path";
import { test } from "vitest";
import { builtOther } from "../support/other-site";
import { root } from "../support/site-inputs";
import { expectThemedSite } from "../support/themed-site";

test("a site has its own components, pages, styles and scripts", () =>
  expectThemedSite(builtOther(path.join(root, "tests/fixtures/sites/themed"))));
