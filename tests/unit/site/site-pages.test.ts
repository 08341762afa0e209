import type { CreatePagesArgs } from "gatsby";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSitePages } from "../../../src/node/gatsby/site-pages";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const checkout = process.cwd();
beforeAll(() => process.chdir(temporaryFolder("site-pages")));
afterAll(() => process.chdir(checkout));

test("each file in src/pages that exports a component is a page", () => {
  const write = writerIn("src/pages");
  const component = "export default function Page() {\n  return null;\n}\n";
  for (const file of ["index.tsx", "404.tsx", "hangar.tsx", "team/index.jsx"]) write(file, component);
  write("moved.tsx", 'export { Page as default } from "../components/Page";\n');
  write("unfinished.tsx", "export default function Page( {\n");
  write("new.tsx", "");
  write("named.tsx", "export const Page = () => null;\n");
  for (const file of ["_parts.tsx", "team/_row.tsx", "hangar.test.tsx", "types.d.ts", "Page.module.css"])
    write(file, component);

  const created: string[] = [];
  createSitePages({
    actions: { createPage: ({ path }: { path: string }) => void created.push(path) },
  } as unknown as CreatePagesArgs);
  expect(created.sort()).toEqual(["/", "/404.html", "/hangar", "/moved", "/team", "/unfinished"]);
});
