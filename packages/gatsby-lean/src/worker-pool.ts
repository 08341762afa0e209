const RENDERER = "gatsby/dist/utils/worker/child/render-html";

/** The two tasks of Gatsby's workers that a build in one process uses. */
interface Renderer {
  renderHTMLProd(task: unknown): Promise<unknown>;
  renderSlices(task: unknown): Promise<unknown>;
}

/**
 * Replaces Gatsby's worker pool: pages are rendered in the build's own process.
 * @param load requires modules as Gatsby does
 */
export function createPool(load: (request: string) => unknown): object {
  const renderer = (): Renderer => load(RENDERER) as Renderer;
  return {
    all: { loadConfigAndPlugins: () => [], buildSchema: () => [] },
    single: {
      renderHTMLProd: (task: unknown) => renderer().renderHTMLProd(task),
      renderSlices: (task: unknown) => renderer().renderSlices(task),
    },
    end: () => [],
  };
}
