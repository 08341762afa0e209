/** The home page of a Moonwave project; Docusaurus' is code. */
import { listOf, tableOf, textOf, type Table } from "./values";

export interface Home {
  readonly files: readonly (readonly [file: string, text: string])[];
  readonly left: readonly string[];
}

/** @param guides names of the guides */
export function homeOf(config: Table, guides: readonly string[]): Home {
  const home = tableOf(config["home"]);
  const left: string[] = [];
  if (textOf(home["bannerImage"]) !== null) left.push("the banner of the home page");
  const features = listOf(home["features"]).flatMap((feature) => {
    const { title, description, image } = tableOf(feature);
    if (textOf(image) !== null)
      left.push(`the picture of “${textOf(title) ?? "a feature"}” on the home page`);
    return textOf(title) === null || textOf(description) === null
      ? []
      : [`  - title: ${JSON.stringify(title)}`, `    text: ${JSON.stringify(description)}`];
  });
  if (features.length === 0) return { files: [], left };
  const first = ["intro", "overview"].find((name) => guides.includes(name));
  const lines = [
    `lead: ${JSON.stringify(textOf(tableOf(config["docusaurus"])["tagline"]) ?? textOf(config["title"]) ?? "Documentation")}`,
    "actions:",
    ...(first === undefined ? [] : ["  - label: Read the introduction", `    to: /docs/${first}`]),
    "  - label: Browse the reference",
    "    to: /docs#scripting-reference",
    "features:",
    ...features,
    "",
  ];
  return { files: [["content/home/home.yml", lines.join("\n")]], left };
}
