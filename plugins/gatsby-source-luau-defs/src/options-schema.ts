/** Gatsby validates options with Joi. */
import type { PluginOptionsSchemaArgs } from "gatsby";
import { ALL_RULES, PAGE_SCHEMES, RULES, VERIFY_RULES } from "luau-defs/site";
import type { HistoryOptions } from "./plugin-options";

export function optionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  return Joi.object({
    path: pathsSchema(Joi)
      .required()
      .messages({
        "any.required":
          '"path" is missing: name the definition files, a folder of them or a glob, such as "definitions".',
        "alternatives.types": '"path" must be a path or a list of paths.',
        "alternatives.match": '"path" must be a path or a list of at least one path.',
      })
      .description("Definition files, folders of them, or globs."),
    root: Joi.string().min(1).description("The folder to which paths of definitions are relative."),
    basePath: fromRoot(Joi, "basePath", "/docs/api").description("Path of the reference pages."),
    highlight: Joi.function().description("Highlights code: (code, language, resolve) => html or null."),
    pages: Joi.string()
      .valid(...PAGE_SCHEMES)
      .description("A page per module, or also a page per entry."),
    groups: Joi.array()
      .items(
        Joi.object({ label: Joi.string().required(), names: Joi.array().items(Joi.string()).required() }),
      )
      .description("Sections of sidebar and index, with patterns of names."),
    ...moduleTexts(Joi),
    require: requireSchema(Joi),
    siteUrl: Joi.string()
      .pattern(/^https?:\/\//)
      .messages({ "string.pattern.base": '"siteUrl" must be an address, as in "https://engine.example".' })
      .description("The site's URL, for links in the published Markdown and JSON."),
    rules: Joi.object()
      .pattern(
        // A configuration also has the rules of `check` and `verify`, which have no effect here.
        Joi.string().valid(...[...ALL_RULES, ...VERIFY_RULES].map(({ name }) => name)),
        Joi.string().valid("error", "warning", "info", "off"),
      )
      .messages({
        "object.unknown": `{{#label}} is not a rule. There are: ${RULES.map(({ name }) => name).join(", ")}.`,
      })
      .description("Levels of rules: error, warning, info or off."),
    ...definitionSettings(Joi),
    placeOf: Joi.function().description("The location of a setting: (setting) => { file, range } or null."),
    title: Joi.string().min(1).description("As readers know the reference, for its inventory."),
    directory: fromRoot(Joi, "directory", "/definitions")
      .invalid(Joi.ref("basePath"))
      .messages({
        "any.invalid": '"directory" must not be "basePath": a page `inventory` would share a file.',
      })
      .description("Path of the published inventory and files for editors."),
    ide: ideSchema(Joi),
    history: historySchema(Joi),
  });
}

const definitionSettings = (Joi: PluginOptionsSchemaArgs["Joi"]) => ({
  platform: Joi.alternatives()
    .try(
      Joi.string().min(1),
      Joi.object({
        name: Joi.string().min(1).required(),
        definitions: Joi.string().min(1),
        inventory: Joi.string().min(1),
      }),
    )
    .description("The platform of the definitions, whose names are known."),
  enums: Joi.object({ item: namesSchema(Joi).required(), table: namesSchema(Joi) }).description(
    "How the interface expresses enums as extern types.",
  ),
  events: Joi.object({ type: namesSchema(Joi).required() }).description(
    "The types of values that are events.",
  ),
  docs: pathsSchema(Joi).description("luau-lsp documentation, used for symbols without a comment."),
  external: externalSchema(Joi),
  underscored: underscoredSchema(Joi),
  exclude: pathsSchema(Joi).description("Patterns of files that are not pages."),
});

function moduleTexts(Joi: PluginOptionsSchemaArgs["Joi"]) {
  const texts = Joi.object().pattern(Joi.string(), Joi.string().min(1));
  return {
    titles: texts.description("Titles of modules, by slug."),
    icons: texts.description("Icons of modules, by slug, as paths of SVG."),
  };
}

const requireSchema = (Joi: PluginOptionsSchemaArgs["Joi"]) =>
  Joi.string()
    .pattern(/\{(?:path|name)\}/)
    .messages({
      "string.pattern.base": '"require" must have "{path}" or "{name}" in it, as in "@std/{path}".',
    })
    .description("What scripts pass to require, for modules in plain Luau.");

function pathsSchema(Joi: PluginOptionsSchemaArgs["Joi"]) {
  const location = Joi.string().min(1);
  return Joi.alternatives().try(location, Joi.array().items(location).min(1));
}

/** `*` matches any letters of a type's name; a lone one would match all types. */
function namesSchema(Joi: PluginOptionsSchemaArgs["Joi"]) {
  const name = Joi.string()
    .pattern(/^(?=.*\w)[\w*]+(?:\.[\w*]+)?$/)
    .messages({
      "string.pattern.base": '{{#label}} must be the name of a type, such as "Signal" or "*Signal".',
    });
  return Joi.alternatives().try(name, Joi.array().items(name).min(1));
}

const underscoredSchema = (Joi: PluginOptionsSchemaArgs["Joi"]) =>
  Joi.string()
    .valid("hidden", "shown")
    .description("Members of modules in plain Luau whose names begin with `_`.");

function externalSchema(Joi: PluginOptionsSchemaArgs["Joi"]) {
  const url = Joi.string()
    .pattern(/^https?:\/\/\S*\{name\}\S*$|^(?!https?:)\S.*\.json$/i)
    .messages({
      "string.pattern.base":
        '{{#label}} must be an address with "{name}" in it, or a ".json" of luau-lsp\'s documentation.',
    });
  const file = Joi.object({
    path: Joi.string().min(1).required(),
    url: Joi.alternatives().try(url, Joi.array().items(url).min(1)),
  });
  const one = Joi.alternatives().try(Joi.string().min(1), file);
  return Joi.alternatives()
    .try(Joi.string().min(1), Joi.array().items(one))
    .description("Inventories or definition files whose types are known but not documented.");
}

const fromRoot = (Joi: PluginOptionsSchemaArgs["Joi"], name: string, example: string) =>
  Joi.string()
    .pattern(/^\/(?!\/)/)
    .messages({ "string.pattern.base": `"${name}" must begin with one slash, as in "${example}".` });

function ideSchema(Joi: PluginOptionsSchemaArgs["Joi"]) {
  return Joi.object({
    name: Joi.string()
      .pattern(/^[A-Za-z_]\w*$/)
      .required()
      .messages({ "string.pattern.base": '"ide.name" must be a name such as "kit".' })
      .description("The name under which editors load the definitions."),
    baseUrl: Joi.string()
      .uri({ scheme: ["http", "https"] })
      .required()
      .description("The site's URL, with its path prefix."),
  }).description("Publishes files for editors and linters.");
}

function historySchema(Joi: PluginOptionsSchemaArgs["Joi"]) {
  return Joi.object({
    version: Joi.string().min(1).required().description("The version that this instance is for."),
    versions: Joi.array()
      .items(Joi.object({ version: Joi.string().min(1).required(), path: pathsSchema(Joi).required() }))
      .unique("version")
      .required()
      .messages({ "array.unique": '"history.versions" has a version twice.' })
      .description("All versions, oldest first, each with its definition files."),
  })
    .custom((history: HistoryOptions, helpers) =>
      hasItself(history)
        ? history
        : helpers.message({
            custom: '"history.versions" must have the version that "history.version" names.',
          }),
    )
    .description("The site's versions, for the history of entries.");
}

const hasItself = ({ version, versions }: HistoryOptions): boolean =>
  versions.some((one) => one.version === version);
