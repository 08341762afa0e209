import type { Locator, Page } from "@playwright/test";

/**
 * An address of the fixture site: another engine with three versions, two locales and the base path `/kiln/`.
 */
export const kiln = (path: string): string =>
  `${(process.env["FIXTURE_ADDRESS"] ?? "").replace(/\/$/, "")}${path}`;

/** Nothing is fetched that the reader did not ask for, as with data saver on. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", {
      value: { saveData: true },
      configurable: true,
    }),
  );
}

/** Waits until the client bundle runs: before that, buttons do nothing. */
export const untilReady = (page: Page) =>
  page.waitForFunction(() => "ready" in document.documentElement.dataset);

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

/** The link in the docs' sidebar or list that leads to a module. */
export const moduleLink = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first();

/** Clicks without a pointer, which would scroll to the link. */
export const press = (link: Locator): Promise<void> =>
  link.evaluate((element: HTMLElement) => element.click());

/** Marks the document: a full load drops the mark, a change of page within it keeps it. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { sameDocument: true }));
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => "sameDocument" in window);

/** Clicks a link as an author may have written it into the page. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = "Written by an author";
    document.querySelector("main")?.append(link);
  }, href);
  await page.getByRole("link", { name: "Written by an author" }).click();
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };
