import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestName, nearestNames } from "luau-diagnostics";

test("names that are near are suggested", () => {
  const names = ["Entity", "Timer", "Vector3", "setTimeout"];
  const written = ["Entitiy", "Timre", "vector3", "setTimout", "PhysicsTickListener"];
  expect(written.map(nearestNames([...names, "Colour"]))).toEqual([...names, null]);
});

test("of several that are near, the nearest is suggested", () => {
  expect(nearestName("kat", ["cart", "cut", "cat"])).toBe("cat");
  expect(nearestName("tag", ["tages", "tags"])).toBe("tags");
});

// A search that tried every change of seventeen letters took minutes for these.
test("long addresses are compared as quickly as short ones", () => {
  const start = "/docs/reference/of/the/scene/graph/and/its/nodes/node-";
  const paths = Array.from({ length: 2000 }, (_, index) => `${start}${index}`);
  const wrong = start.replace("the", "teh").replace("graph", "grpah").replace("nodes", "nodse");
  expect(nearestName(`${wrong}1234`, paths)).toBe(`${start}1234`);
  expect(nearestName("/blog/what/we/did/in/the/last/month/and/will/do/in/the/next", paths)).toBeNull();
});

/** Insertions, deletions, changes and swaps of neighbours, as textbooks write it: the whole table. */
function distanceOf(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_none, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const options = [
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        options.push(at(i - 2, j - 2) + 1);
      (table[i] ?? [])[j] = Math.min(...options);
    }
  }
  return at(a.length, b.length);
}

test("a name is suggested when a third of the written one has to change, and no more", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "p"), minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(word, word, (written, name) => {
      const isNear =
        written !== name && distanceOf(written, name) <= Math.max(1, Math.floor(written.length / 3));
      expect(nearestNames([name])(written)).toBe(isNear ? name : null);
    }),
    { numRuns: 2_000 },
  );
});

test("among very many names, the first hundred problems get a suggestion", () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `Physics${index}.step`);
  const nearest = nearestNames(names);
  const suggested = Array.from({ length: 150 }, (_, index) => nearest(`Physics${index}.stop`) !== null);
  expect(suggested.lastIndexOf(true)).toBe(99);
  expect(suggested.indexOf(false)).toBe(100);
  expect(nearest("Physics7.stop")).toBe("Physics7.step");
});
