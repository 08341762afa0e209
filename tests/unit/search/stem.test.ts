import { expect, it } from "vitest";
import { stem } from "../../../src/lib/search/stem";

/** Words and stems as Porter's paper gives them. */
const PAPER =
  "caresses caress ponies poni cats cat feed feed agreed agre plastered plaster bled bled motoring motor sing sing conflated conflat troubled troubl sized size hopping hop tanned tan falling fall hissing hiss fizzed fizz failing fail filing file happy happi sky sky relational relat conditional condit rational ration operator oper feudalism feudal decisiveness decis hopefulness hope callousness callous triplicate triplic formative form formalize formal electrical electr goodness good revival reviv allowance allow inference infer airliner airlin adjustable adjust defensible defens irritant irrit replacement replac adjustment adjust dependent depend adoption adopt homologous homolog communism commun effective effect probate probat rate rate cease ceas controll control roll roll".split(
    " ",
  );

it("finds the stems of the paper's examples", () => {
  const pairs = PAPER.flatMap((word, at) => (at % 2 === 0 ? [[word, stem(word)]] : []));
  expect(pairs.flat()).toEqual(PAPER);
});

it.each([
  ["rotate", "rotates", "rotated", "rotating", "rotation", "rotations"],
  ["package", "packages", "packaging", "packaged"],
  ["normalise", "normalised", "normalises", "normalisation"],
  ["entity", "entities"],
])("brings the forms of %s together", (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

it("leaves short words, numbers and other scripts alone", () => {
  expect(["is", "3d", "déjà", "axis2d"].map(stem)).toEqual(["is", "3d", "déjà", "axis2d"]);
});
