import { expect, test } from "../../support/browser-test";
import { open } from "../shell/kiln";
import { openSearch } from "./search";

test("how much was found is announced", async ({ page }) => {
  await open(page, "/docs");
  const { field, status, options } = await openSearch(page);
  await field.fill("fn: in:timer");
  await expect(status).toHaveText("Symbols: 3. Guides: 0. Posts: 0.");
  await expect(options).toHaveCount(3);
});

test("readers search by type, kind and module", async ({ page }) => {
  await open(page, "/docs");
  const { field, options } = await openSearch(page);
  await field.fill("Colour, boolean? -> string");
  await expect(options.first()).toContainText("Colour.toHex");
  await field.fill("-> TimerId");
  await expect(options.first()).toContainText("Timer.set");
  await field.fill("event: in:physics");
  await expect(options).toHaveCount(1);
  await expect(options.first()).toContainText("tick");
  await field.fill("enum:force");
  await expect(options.first()).toContainText("ForceMode");
});

test("a query that nothing fits shows the nearest names, and what can be tried", async ({ page }) => {
  await open(page, "/docs");
  const { dialog, field, status, options } = await openSearch(page);
  await field.fill("qwertzuiop");
  await expect(status).toHaveText("Nothing about “qwertzuiop” here. Nearest:");
  await expect(dialog.getByText("Nothing about “qwertzuiop” here. Nearest:").last()).toBeVisible();
  await expect(options.first()).toBeVisible();
  await expect(dialog.getByText(/Try part of the name/)).toBeVisible();
  await expect(dialog.getByText(/Search by type/)).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await field.fill("🙃");
  await expect(status).toHaveText("Nothing about “🙃” here.");
  await expect(dialog.getByText("Nothing about “🙃” here.").last()).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "false");
});

test("a type that does not exist is named, with those that come near", async ({ page }) => {
  await open(page, "/docs");
  const { dialog, field, options } = await openSearch(page);
  await field.fill("string -> Color");
  await expect(dialog.getByText("There is no type named “Color”.")).toBeVisible();
  const nearest = dialog.getByRole("list", { name: "Did you mean" });
  await nearest.getByRole("button", { name: "string -> Colour" }).click();
  await expect(field).toHaveValue("string -> Colour");
  await expect(field).toBeFocused();
  await expect(options.first()).toContainText("Colour.fromHex");
});
