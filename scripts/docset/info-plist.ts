import { escapeText } from "../../src/lib/html/escape-html";

/** The metadata of a docset. */
interface DocsetInfo {
  readonly id: string;
  readonly title: string;
  /** Path of the start page in the docset. */
  readonly index: string;
  readonly url: string;
}

export function infoPlist({ id, title, index, url }: DocsetInfo): string {
  const facts: readonly (readonly [key: string, value: string | true])[] = [
    ["CFBundleIdentifier", id],
    ["CFBundleName", title],
    ["DocSetPlatformFamily", id],
    ["isDashDocset", true],
    ["isJavaScriptEnabled", true],
    ["dashIndexFilePath", index],
    ["DashDocSetFamily", "dashtoc"],
    ["DashDocSetFallbackURL", url],
  ];
  const lines = facts.map(
    ([key, value]) =>
      `\t<key>${key}</key>\n\t${value === true ? "<true/>" : `<string>${escapeText(value)}</string>`}\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${lines.join("")}</dict>
</plist>
`;
}
