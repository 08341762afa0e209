import { readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import type { Content, Image, Root } from "mdast";
import type { VFile } from "vfile";
import { decodedPath } from "../../lib/urls/paths";
import { isFile } from "../files/if-present";
import { isFileLink } from "./file-link";
import { replaceEach } from "./each-node";
import { jsxElement, valueAttribute, variableAttribute } from "./jsx-element";

/** Sets the size of images that are stored next to the text, and publishes them under hashed names. */
export function remarkImages() {
  return (tree: Root, file: VFile): void => {
    const imports = new Map<string, string>();
    replaceEach(tree, (child) => (child.type === "image" ? replace(child, file, imports) : child));
    tree.children.unshift(...[...imports].map(([url, name]) => importNode(name, url)));
  };
}

function replace(image: Image, file: VFile, imports: Map<string, string>): Content {
  const url = decodedPath(image.url);
  const source = path.resolve(file.dirname ?? ".", url);
  if (!isFileLink(image.url)) return image;
  const size = sizeOf(source);
  // The content check reports a file that is missing. Without the picture, no check of links reports it again.
  if (size === null) {
    const problem = `\`${image.url}\` is empty, damaged, or in a format that browsers do not show`;
    if (isFile(source)) file.message(problem, image.position);
    return { type: "text", value: image.alt ?? "" };
  }
  const name = imports.get(url) ?? `picture${imports.size}`;
  imports.set(url, name);
  const element = jsxElement("MdxImage", { alt: image.alt ?? "", title: image.title ?? null });
  element.attributes.push(
    variableAttribute("src", name),
    valueAttribute("width", size.width),
    valueAttribute("height", size.height),
  );
  return element;
}

function sizeOf(picture: string): { readonly width: number; readonly height: number } | null {
  try {
    return imageSize(readFileSync(picture));
  } catch {
    return null;
  }
}

function importNode(name: string, url: string): Content {
  const declaration = {
    type: "ImportDeclaration" as const,
    specifiers: [{ type: "ImportDefaultSpecifier" as const, local: { type: "Identifier" as const, name } }],
    source: { type: "Literal" as const, value: url, raw: JSON.stringify(url) },
    attributes: [],
  };
  return {
    type: "mdxjsEsm",
    value: `import ${name} from ${JSON.stringify(url)}`,
    data: { estree: { type: "Program", sourceType: "module", body: [declaration] } },
  };
}
