import { memoize, once } from "luau-syntax";
import { expect, test, vi } from "vitest";

test("a result is computed once for each argument, also if it is `undefined` or null", () => {
  for (const result of [1, null, undefined]) {
    const compute = vi.fn(() => result);
    const read = memoize(compute);
    const [one, other] = [{}, {}];
    expect([read(one), read(one), read(other)]).toEqual([result, result, result]);
    expect(compute.mock.calls).toEqual([[one], [other]]);
  }
});

test("`once` computes its result on the first call", () => {
  for (const result of [1, null, undefined]) {
    const compute = vi.fn(() => result);
    const read = once(compute);
    expect(compute).not.toHaveBeenCalled();
    expect([read(), read()]).toEqual([result, result]);
    expect(compute).toHaveBeenCalledOnce();
  }
});

test("what throws is computed again", () => {
  const compute = vi.fn((): number => 1).mockImplementationOnce(() => expect.fail("not yet"));
  const read = once(compute);
  expect(read).toThrow("not yet");
  expect(read()).toBe(1);
});
