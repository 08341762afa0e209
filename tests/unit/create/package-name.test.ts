import { expect, test } from "vitest";
import { githubAddress } from "../../../packages/create-luau-docs/src/host";
import { toPackageName, toTitle } from "../../../packages/create-luau-docs/src/package-name";
import { browserUrl } from "../../../packages/create-luau-docs/src/repository";
import { expectLines } from "../../support/read-cases";

test("names and addresses of a site are made from its folder and its remote", async () => {
  expect(toPackageName("x".repeat(300))).toBe("x".repeat(214));
  await expectLines("cases/new-site-names.txt", {
    "package of a folder": toPackageName,
    "title of a folder": toTitle,
    "address of a remote in a browser": browserUrl,
    "address on GitHub Pages": (url) => githubAddress({ folder: ".", url: url || null, branch: "main" }),
  });
});
