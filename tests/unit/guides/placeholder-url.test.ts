import { expect, test } from "vitest";
import { placeholderUrl } from "../../../src/node/settings/placeholder-url";

const severityOf = (url: string, purpose: Parameters<typeof placeholderUrl>[1]) =>
  placeholderUrl(url, purpose)[0]?.severity;

test.each([
  "https://kit.example",
  "https://docs.example.org",
  "https://example.com:8443",
  "http://localhost:8000",
  "https://kit.test",
])("%s is a placeholder", (url) => {
  expect([severityOf(url, "check"), severityOf(url, "deploy"), severityOf(url, "publish")]).toEqual([
    "warning",
    "error",
    undefined,
  ]);
});

test.each(["https://kit.github.io", "https://example.kit.dev", "https://notexample.com", "http://10.0.0.7"])(
  "%s is none",
  (url) => {
    expect(severityOf(url, "deploy")).toBeUndefined();
  },
);
