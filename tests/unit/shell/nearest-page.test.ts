import { expect, test } from "vitest";
import { nearestPage } from "../../../src/lib/urls/nearest-page";

const pages = [
  "/",
  "/docs",
  "/docs/intro",
  "/docs/1.0/api/timer",
  "/docs/api/timer",
  "/docs/api/physics",
  "/blog/first-post",
  "/ar/docs/api/timer",
];

test.each([
  ["/docs/api/timr", "/docs/api/timer"],
  ["/docs/timer", "/docs/api/timer"],
  ["/docs/api/Timer/", "/docs/api/timer"],
  ["/docs/1.0/api/tmier", "/docs/1.0/api/timer"],
  ["/ar/docs/timer.html", "/ar/docs/api/timer"],
  ["/docs/api/timer/setTimeout", "/docs/api/timer"],
  ["/blog/2024/first-psot", "/blog/first-post"],
  ["/docs/api/networking", null],
  ["/docs/xyz", null],
  ["/%E0%A4%A/x", null],
  ["/", null],
])("%s: %s", (path, page) => expect(nearestPage(path, pages)).toBe(page));
