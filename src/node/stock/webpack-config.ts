import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { compiledFile, compiledText } from "../mdx/compiled-texts";
import { textPage } from "../render/bundle-renderer";
import { classPrefix } from "../render/class-names";
import { moduleFiles } from "../render/generated-modules";
import { classNames } from "../render/style-sheet";

interface Rule {
  readonly use?: unknown;
  readonly oneOf?: readonly Rule[];
}

interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly addDependency: (file: string) => void;
}

/**
 * Webpack configuration of a stock build and of `gatsby develop`: the generated modules, and the class names
 * of our style sheet.
 */
export function configureWebpack({ stage, actions, loaders, getConfig }: CreateWebpackConfigArgs): void {
  const alias = {
    ...moduleFiles(stage === "build-javascript" ? "client" : "pages"),
    "site-bundles": path.resolve(".cache/site/bundles.json"),
  };
  actions.setWebpackConfig({ resolve: { alias }, ignoreWarnings: [/Conflicting order/] });
  if (stage !== "build-javascript") actions.setWebpackConfig({ module: { rules: textRules(loaders) } });
  // Our own bundles are published instead, with style sheet and fonts.
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      optimization: { minimize: false },
      module: {
        rules: [
          { test: /\.css$/, use: [loaders.null()] },
          { test: /\.(?:tsx?|mdx?|markdown)$/i, exclude: /node_modules/, use: [loaders.null()] },
        ],
      },
    });
  if (stage !== "build-html") return;
  const config = getConfig() as { readonly module: { readonly rules: readonly Rule[] } };
  nameClasses(config.module.rules);
  actions.replaceWebpackConfig(config);
}

/** The pages of guides and posts consist of a template and a text, which was compiled when it was read. */
function textRules(loaders: CreateWebpackConfigArgs["loaders"]): readonly object[] {
  const loader = path.resolve("src/node/stock/text-loader.cjs");
  const use = [loaders.js(), { loader, options: { load: loadText } }];
  return [
    { test: /\.(?:mdx?|markdown)$/i, use },
    { test: /\.tsx$/, resourceQuery: /__contentFilePath=/, use },
  ];
}

function loadText({ resourcePath, resourceQuery, addDependency }: LoaderContext): string {
  if (resourceQuery !== "") return textPage(resourcePath + resourceQuery);
  addDependency(compiledFile(resourcePath));
  return compiledText(resourcePath);
}

function nameClasses(rules: readonly Rule[]): void {
  for (const { use, oneOf } of rules) {
    nameClasses(oneOf ?? []);
    for (const loader of Array.isArray(use) ? use : [use]) {
      const modules = modulesOption(loader);
      if (modules !== null) Object.assign(modules, { getLocalIdent: className });
    }
  }
}

/** The options of css-loader for CSS modules. */
function modulesOption(loader: unknown): object | null {
  if (typeof loader !== "object" || loader === null || !("options" in loader)) return null;
  const { options } = loader;
  if (typeof options !== "object" || options === null || !("modules" in options)) return null;
  return typeof options.modules === "object" ? options.modules : null;
}

/** Names of animations are not among those of our style sheet, and appear in no page. */
const className = (
  { resourcePath }: Pick<LoaderContext, "resourcePath">,
  _template: string,
  name: string,
): string => classNames(resourcePath)[name] ?? `${classPrefix(resourcePath)}-${name}`;
