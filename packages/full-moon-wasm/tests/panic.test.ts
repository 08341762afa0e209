/**
 * A panic inside WebAssembly is reported as one failure with its message, and does not affect the next call.
 */
import { describe, expect, test } from "vitest";
import { readParseResult } from "../decode";
import { createRuntime } from "../runtime";

const GOOD = "declare x: number";

describe("a panic", () => {
  test("becomes a failure that carries the panic's message", () => {
    const outcome = createRuntime().call("panic_on_purpose", GOOD, readParseResult);
    expect(outcome).toEqual({
      ok: false,
      message: expect.stringContaining(`panicked on purpose, with ${GOOD.length} bytes of input`),
    });
  });

  test("leaves the next call as it would be without it", () => {
    const runtime = createRuntime();
    const before = runtime.call("parse_input", GOOD, readParseResult);
    runtime.call("panic_on_purpose", "anything", readParseResult);
    expect(before.ok).toBe(true);
    expect(runtime.call("parse_input", GOOD, readParseResult)).toEqual(before);
  });

  test("names no path of the machine that built the file", () => {
    const outcome = createRuntime().call("panic_on_purpose", "", readParseResult);
    expect(outcome.ok ? "" : outcome.message).not.toMatch(/\/(?:home|root|usr|work|Users)\//u);
  });
});

describe("a missing .wasm", () => {
  test("is a failure too, not a throw", () => {
    const outcome = createRuntime("/no/such/file.wasm").call("parse_input", GOOD, readParseResult);
    expect(outcome).toEqual({ ok: false, message: expect.stringContaining("/no/such/file.wasm") });
  });
});
