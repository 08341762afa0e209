import { expect, test } from "vitest";
import { successorOf } from "../../../src/lib/navigation/successor";

const leadingTo = (address: string) => `<head><meta http-equiv="refresh" content="0; url=${address}"></head>`;

test("a page that leads on has its successor's address, and the link's fragment unless it names one", () => {
  expect(successorOf(leadingTo("/kiln/api/glaze"), "https://kiln.example/kiln/api/varnish#apply")).toBe(
    "https://kiln.example/kiln/api/glaze#apply",
  );
  expect(successorOf(leadingTo("/kiln/api/oven#heat"), "https://kiln.example/kiln/api/varnish#apply")).toBe(
    "https://kiln.example/kiln/api/oven#heat",
  );
  expect(successorOf(leadingTo("/a?b=1&amp;c=%22"), "https://kiln.example/old")).toBe(
    "https://kiln.example/a?b=1&c=%22",
  );
});

test("any other document has its own", () => {
  expect(successorOf("<h1>Glaze</h1>", "https://kiln.example/glaze#apply")).toBe(
    "https://kiln.example/glaze#apply",
  );
});
