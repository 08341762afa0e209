/** Gatsby validates options with Joi. */
import type { PluginOptionsSchemaArgs } from "gatsby";
import { ALL_RULES, PAGE_SCHEMES, RULES, VERIFY_RULES } from "luau-defs/site";
import type { HistoryOptions } from "./plugin-options";

export function optionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  return Joi.object({
    path: pathsSchema(Joi).required().messages({
      "any.required":
        '"path" is missing: name the definition files, a folder of them or a glob, such as "definitions".',
      "alternatives.types": '"path" must be a path or a list of paths.',
      "alternatives.match": '"path" must be a path or a list of at least one path.',
    }),
    root: Joi.string().min(1),
    basePath: fromRoot(Joi, "basePath", "/docs/api"),
    highlight: Joi.function(),
    pages: Joi.string().valid(...PAGE_SCHEMES),
    groups: Joi.array().items(
      Joi.object({ label: Joi.string().required(), names: Joi.array().items(Joi.string()).required() }),
    ),
    ...moduleTexts(Joi),
    require: requireSchema(Joi),
    siteUrl: Joi.string()
      .pattern(/^https?:\/\//)
      .messages({ "string.pattern.base": '"siteUrl" must be an address, as in "https://engine.example".' }),
    rules: Joi.object()
      .pattern(
        // A configuration also has the rules of `check` and `verify`, which have no effect here.
        Joi.string().valid(...[...ALL_RULES, ...VERIFY_RULES].map(({ name }) => name)),
        Joi.string().valid("error", "warning", "info", "off"),
      )
      .messages({
        "object.unknown": `{{#label}} is not a rule. There are: ${RULES.map(({ name }) => name).join(", ")}.`,
      }),
    ...definitionSettings(Joi),
    placeOf: Joi.function(),
    title: Joi.string().min(1),
    directory: fromRoot(Joi, "directory", "/definitions").invalid(Joi.ref("basePath")).messages({
      "any.invalid": '"directory" must not be "basePath": a page `inventory` would share a file.',
    }),
    ide: ideSchema(Joi),
    history: historySchema(Joi),
  });
}

const definitionSettings = (Joi: PluginOptionsSchemaArgs["Joi"]) => ({
  platform: Joi.alternatives().try(
    Joi.string().min(1),
    Joi.object({
      name: Joi.string().min(1).required(),
      definitions: Joi.string().min(1),
      inventory: Joi.string().min(1),
    }),
  ),
  enums: Joi.object({ item: namesSchema(Joi).required(), table: namesSchema(Joi) }),
  events: Joi.object({ type: namesSchema(Joi).required() }),
  docs: pathsSchema(Joi),
  external: externalSchema(Joi),
  underscored: underscoredSchema(Joi),
  exclude: pathsSchema(Joi),
});

function moduleTexts(Joi: PluginOptionsSchemaArgs["Joi"]) {
  const texts = Joi.object().pattern(Joi.string(), Joi.string().min(1));
  return {
    titles: texts,
    icons: texts,
  };
}

const requireSchema = (Joi: PluginOptionsSchemaArgs["Joi"]) =>
  Joi.string()
    .pattern(/\{(?:path|name)\}/)
    .messages({
      "string.pattern.base": '"require" must have "{path}" or "{name}" in it, as in "@std/{path}".',
    });

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

const underscoredSchema = (Joi: PluginOptionsSchemaArgs["Joi"]) => Joi.string().valid("hidden", "shown");

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
  return Joi.alternatives().try(Joi.string().min(1), Joi.array().items(one));
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
      .messages({ "string.pattern.base": '"ide.name" must be a name such as "kit".' }),
    baseUrl: Joi.string()
      .uri({ scheme: ["http", "https"] })
      .required(),
  });
}

function historySchema(Joi: PluginOptionsSchemaArgs["Joi"]) {
  return Joi.object({
    version: Joi.string().min(1).required(),
    versions: Joi.array()
      .items(Joi.object({ version: Joi.string().min(1).required(), path: pathsSchema(Joi).required() }))
      .unique("version")
      .required()
      .messages({ "array.unique": '"history.versions" has a version twice.' }),
  }).custom((history: HistoryOptions, helpers) =>
    hasItself(history)
      ? history
      : helpers.message({
          custom: '"history.versions" must have the version that "history.version" names.',
        }),
  );
}

const hasItself = ({ version, versions }: HistoryOptions): boolean =>
  versions.some((one) => one.version === version);
