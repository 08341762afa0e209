import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { classPrefix } from "../render/class-names";
import { moduleFiles } from "../site-data/generated-modules";
import { classNames } from "../render/style-sheet";

interface Rule {
  readonly test?: unknown;
  readonly resourceQuery?: unknown;
  readonly use?: unknown;
  readonly oneOf?: readonly Rule[];
}

/** For stock builds and `gatsby develop`: the generated modules, and the class names of our style sheet. */
export function configureWebpack({ stage, actions, loaders, getConfig }: CreateWebpackConfigArgs): void {
  const alias = {
    ...moduleFiles(stage === "build-javascript" ? "client" : "pages"),
    "site-bundles": path.resolve(".cache/site/bundles.json"),
  };
  actions.setWebpackConfig({ resolve: { alias }, ignoreWarnings: [/Conflicting order/] });
  // Our own bundles are published instead, with style sheet and fonts.
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      optimization: { minimize: false },
      module: {
        rules: [
          { test: /\.css$/, use: [loaders.null()] },
          { test: /\.tsx?$/, include: path.resolve("src"), use: [loaders.null()] },
        ],
      },
    });
  const config = getConfig() as { readonly module: { rules: readonly Rule[] } };
  config.module.rules = config.module.rules.flatMap((rule) => textRule(rule, stage) ?? []);
  if (stage === "build-html") nameClasses(config.module.rules);
  actions.replaceWebpackConfig(config);
}

/** The rules of gatsby-plugin-mdx are for `.md` and `.mdx` in lower case. Our own bundles contain no texts. */
function textRule(rule: Rule, stage: CreateWebpackConfigArgs["stage"]): Rule | null {
  const isForTexts = String(rule.test) === String(/\.mdx?$/);
  const isForPages = String(rule.resourceQuery).includes("__contentFilePath=");
  if (!isForTexts && !isForPages) return rule;
  if (stage === "build-javascript") return null;
  return isForTexts
    ? { ...rule, test: /\.(?:mdx?|markdown)$/i }
    : { ...rule, resourceQuery: /__contentFilePath=/ };
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

function modulesOption(loader: unknown): object | null {
  if (typeof loader !== "object" || loader === null || !("options" in loader)) return null;
  const { options } = loader;
  if (typeof options !== "object" || options === null || !("modules" in options)) return null;
  return typeof options.modules === "object" ? options.modules : null;
}

/** Names of animations are not among those of our style sheet, and appear in no page. */
const className = (
  { resourcePath }: { readonly resourcePath: string },
  _template: string,
  name: string,
): string => classNames(resourcePath)[name] ?? `${classPrefix(resourcePath)}-${name}`;
