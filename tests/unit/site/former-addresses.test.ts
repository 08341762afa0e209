import { describe, expect, test } from "vitest";
import { formerAddresses } from "../../../src/node/site-files/write-redirects";

const pages = ["/docs", "/docs/intro", "/docs/api/World", "/docs/api/World/add", "/docs/1.0/api/World"];

describe("former addresses", () => {
  test("a pattern stands for all pages below, of the version at /docs alone", () => {
    expect([...formerAddresses({ "/api/*": "/docs/api/*" }, pages)]).toEqual([
      ["/api/World", "/docs/api/World"],
      ["/api/World/add", "/docs/api/World/add"],
    ]);
  });

  test("a path redirects to one page, or to a part of it", () => {
    const redirects = { "/api": "/docs#scripting-reference", "/changelog": "/docs/changelog" };
    expect([...formerAddresses(redirects, pages)]).toEqual(Object.entries(redirects));
  });

  test("pages of the site are not replaced", () => {
    expect([...formerAddresses({ "/docs/intro": "/docs", "/docs/*": "/docs/api/*" }, pages).keys()]).toEqual([
      "/docs/World",
      "/docs/World/add",
    ]);
  });
});
