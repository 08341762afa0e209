/** Draws the bodies of a world: from the side and from above. */
import type { Translate } from "../../lib/i18n/translate";
import { element } from "../dom";
import { labelPlaces, TICK } from "./label-places";
import { draw, type Drawing, type Ranges, type Shape, type Size, type View } from "./projection";
import type { Body } from "./things";

/** Draws further bodies in place of the earlier ones. */
export type ShowWorld = (bodies: readonly Body[]) => void;

export function createWorld(place: HTMLElement, t: Translate): ShowWorld {
  const views = [
    createDrawing("side", t({ id: "try.scene.side", message: "From the side" })),
    createDrawing("above", t({ id: "try.scene.above", message: "From above" })),
  ];
  place.replaceChildren(...views.map(({ figure }) => figure));
  return (bodies) => {
    place.hidden = bodies.length === 0;
    if (!place.hidden) for (const { show } of views) show(bodies);
  };
}

function createDrawing(view: View, title: string) {
  const picture = svg("svg", { role: "img", "aria-label": title });
  const caption = element("figcaption", { "aria-hidden": "true" }, title);
  let size: Size = { width: 0, height: 0 };
  let before: Ranges | null = null;
  let shown: readonly Body[] = [];
  const show = (bodies: readonly Body[]): void => {
    shown = bodies;
    if (size.width === 0) return;
    const drawing = draw(bodies, { view, size, ...(before && { before }) });
    before = drawing.ranges;
    const labels = labelPlaces(drawing.shapes, size);
    // What is small is above what is large.
    const shapes = [...drawing.shapes].sort((a, b) => b.width * b.height - a.width * a.height);
    picture.replaceChildren(
      ...gridNodes(drawing, size),
      ...labels.map(({ text, x, y }) => svg("text", { class: "label", x, y }, text)),
      ...shapes.map((shape) => shapeNode(shape, size)),
    );
  };
  // In its own pixels: texts have their size, however wide the drawing is.
  new ResizeObserver(([entry]) => {
    const width = Math.round(entry?.contentRect.width ?? 0);
    size = { width, height: Math.round(width * ASPECT) };
    picture.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    show(shown);
  }).observe(picture);
  return { figure: element("figure", {}, picture, caption), show };
}

const ASPECT = 0.7;

const gridNodes = ({ columns, rows }: Drawing, { width, height }: Size): readonly SVGElement[] => [
  ...columns.flatMap(({ at, text }) => [
    svg("line", { class: lineClass(text), x1: at, x2: at, y1: 0, y2: height }),
    svg("text", { class: "tick", x: at + 2, y: height - 3 }, text),
  ]),
  ...rows.flatMap(({ at, text }) => [
    svg("line", { class: lineClass(text), x1: 0, x2: width, y1: at, y2: at }),
    ...(at < height - TICK ? [svg("text", { class: "tick", x: 2, y: at - 2 }, text)] : []),
  ]),
];

const lineClass = (text: string): string => (text === "0" ? "axis" : "grid");

function shapeNode(shape: Shape, size: Size): SVGElement {
  const { x, y, looksAt } = shape;
  const look =
    looksAt === null || shape.outline === "wedge"
      ? []
      : [svg("line", { class: "look", x1: x, y1: y, x2: looksAt[0], y2: looksAt[1] })];
  return svg("g", {}, outlineNode(shape, size), ...look);
}

function outlineNode({ outline, x, y, width, height, looksAt }: Shape, size: Size): SVGElement {
  switch (outline) {
    case "line":
      return svg("line", { class: "ground", x1: 0, x2: size.width, y1: y, y2: y });
    case "point":
      return svg("circle", { class: "body", cx: x, cy: y, r: 4 });
    case "wedge": {
      // What it sees lies between two lines; along the line of sight, it is a point.
      const [across, down] = looksAt ? [looksAt[0] - x, looksAt[1] - y] : [0, 0];
      const ends = [1, -1].map((side) => [x + across - (side * down) / 2, y + down + (side * across) / 2]);
      const points = [[x, y], ...ends].map((point) => point.join()).join(" ");
      return svg("polygon", { class: "camera", points });
    }
    case "box":
    case "round": {
      const radius = outline === "box" ? 0 : Math.min(width, height) / 2;
      const place = { x: x - width / 2, y: y - height / 2, width, height, rx: radius };
      return svg("rect", { class: "body", ...place });
    }
  }
}

function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}
