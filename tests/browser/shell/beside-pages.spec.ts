import { expect, test } from "../../support/browser-test";
import { delayResponse } from "../../support/delay-response";
import { follow, kiln, open } from "./kiln";

function expectNotFoundAlone(complaints: string[]): void {
  expect(complaints.filter((text) => !text.includes("404 (Not Found)"))).toEqual([]);
  complaints.length = 0;
}

test("a link to a page that was renamed leads to its successor, fragment kept", async ({ page }) => {
  await open(page, kiln("/docs/next"));
  await follow(page, kiln("/docs/next/api/varnish#apply"));
  // There the fragment leads on, to the entry's own page.
  await expect(page).toHaveURL(kiln("/docs/next/api/glaze/apply"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Glaze\.apply/);
});

test("a file without an ending is downloaded, and nothing says that it is loading", async ({ page }) => {
  const release = await delayResponse(page, "**/definitions/SHA256SUMS", (route) =>
    route.fulfill({
      headers: { "content-disposition": "attachment" },
      contentType: "application/octet-stream",
      body: "0123",
    }),
  );
  await open(page, kiln("/docs/next"));
  const download = page.waitForEvent("download");
  await follow(page, kiln("/definitions/SHA256SUMS"));
  await expect(page.getByRole("progressbar")).toBeVisible();
  release();
  expect((await download).suggestedFilename()).toBe("SHA256SUMS");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
});

test("a file without an ending that browsers can show is shown", async ({ page, complaints }) => {
  await open(page, kiln("/docs/next"));
  await follow(page, kiln("/definitions/SHA256SUMS"));
  await expect(page).toHaveURL(kiln("/definitions/SHA256SUMS"));
  await expect(page.locator("body")).toContainText("kiln.d.luau");
  // A file has no icon, and the browser looks for one of the host.
  expectNotFoundAlone(complaints);
});

test("a link to nothing shows the not-found page", async ({ page, complaints }) => {
  await open(page, kiln("/docs/next"));
  await follow(page, kiln("/docs/next/nothing"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveURL(kiln("/docs/next/nothing"));
  expectNotFoundAlone(complaints);
});

test("an address that cannot be decoded shows the not-found page", async ({ page, complaints }) => {
  await open(page, kiln("/docs/100%"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveURL(kiln("/docs/100%"));
  expectNotFoundAlone(complaints);
});
