import type { CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import { counted } from "luau-contract";
import { reportContent } from "../content/gatsby/content-pages";
import { readOwnComponents } from "../content/own-components";
import { reportDiagnostics } from "../diagnostics/report-diagnostics";
import { readSite } from "../site/read-site";
import { themeMistakes } from "./theme-mistakes";

const isDeveloping = (): boolean => process.env["gatsby_executing_command"] === "develop";

/** In builds: checks the site's own components, pages and styles, before the guides that use them. */
export async function checkTheme(args: CreatePagesArgs): Promise<void> {
  if (!isDeveloping()) await reportTheme(args);
}

let checkedWith: string | null = null;

/** In `npm run dev`: the same after each change, and guides again if the names of components have changed. */
export async function followTheme(args: ParentSpanPluginArgs): Promise<void> {
  if (!isDeveloping()) return;
  await reportTheme(args);
  const names = readOwnComponents().join();
  if (checkedWith !== null && names !== checkedWith) reportContent(args);
  checkedWith = names;
}

async function reportTheme({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): Promise<void> {
  reportDiagnostics(reporter, await themeMistakes(["."], readSite().baseUrl), {
    name: "theme",
    headline: (count) => `${counted(count, "mistake")} in the site's own components and styles`,
  });
}
