/** Renders pages: the build writes the result, and the development server serves it. */
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { relativePath } from "../files/relative-path";
import type { Bundles } from "./bundles";
import { componentError } from "./component-problems";
import { DOCUMENT, type RendererFiles } from "./bundle-renderer";
import type { ElementLocation } from "./text-elements";
import type { PageInput, PageModule, renderDocument, failingElement } from "./document";

/** A page, and the result of its query. */
export interface RenderInput extends PageInput {
  readonly component: string;
}

export interface Renderer {
  /** Digest of everything that all pages have in common. */
  readonly shared: string;
  /** Digest of everything that a page's HTML depends on. */
  readonly digestOf: (page: RenderInput) => string;
  /** Rejects with a `ComponentError` where the site's own component throws. */
  readonly render: (page: RenderInput) => Promise<string>;
}

/** The bundled module `document.tsx`. */
interface DocumentModule {
  readonly renderDocument: typeof renderDocument;
  readonly failingElement: typeof failingElement;
}

export function createRenderer(files: RendererFiles, bundles: Bundles): Renderer {
  const fileOf = (component: string): string => {
    const file = files.get(component);
    if (file === undefined) throw new Error(`${component} is not in the renderer.`);
    return file;
  };
  // File names contain digests.
  const load = (component: string): Promise<unknown> => import(pathToFileURL(fileOf(component)).href);
  const shared = JSON.stringify([fileOf(DOCUMENT), bundles]);
  return {
    shared,
    // Gatsby's pages have further fields, such as the time of their creation.
    digestOf: ({ component, path: pagePath, data, pageContext }) =>
      createHash("sha256")
        .update(shared)
        .update(fileOf(component))
        .update(JSON.stringify([pagePath, data, pageContext]))
        .digest("base64"),
    render: async ({ component, ...page }) => {
      const { renderDocument, failingElement } = (await load(DOCUMENT)) as DocumentModule;
      const failing = (error: unknown, location: ElementLocation | null): unknown =>
        componentError(error, component, location) ?? namingComponent(error, component);
      const module = await load(component).catch((error: unknown) => {
        throw failing(error, null);
      });
      const render = (): string => renderDocument(module as PageModule, page, bundles);
      try {
        return render();
      } catch (error) {
        throw failing(error, failingElement(render));
      }
    },
  };
}

/** Reports the component that threw, instead of React's stack trace. */
function namingComponent(error: unknown, component: string): unknown {
  if (!(error instanceof Error) || error.stack === undefined) return error;
  const frames = error.stack.split("\n").filter((line) => /^\s+at /.test(line));
  const thrower = /at ([A-Z]\w*) /.exec(frames[0] ?? "")?.[1];
  const file = relativePath(component.replace(/^.*__contentFilePath=/, ""));
  error.message =
    `${thrower === undefined ? file : `The component ${thrower} in ${file}`} failed: ` + `${error.message}`;
  const ownFrames = frames.filter((line) => !/[\\/]react-dom[\\/]/.test(line));
  error.stack = [`${error.name}: ${error.message}`, ...ownFrames].join("\n");
  return error;
}
