/**
 * What Dash and Zeal are told of a docset.
 * @param {{ id: string, title: string, index: string, url: string }} docset
 */
export function infoPlist({ id, title, index, url }) {
  const facts = [
    ["CFBundleIdentifier", id],
    ["CFBundleName", title],
    ["DocSetPlatformFamily", id],
    ["isDashDocset", true],
    ["isJavaScriptEnabled", true],
    ["dashIndexFilePath", index],
    ["DashDocSetFamily", "dashtoc"],
    ["DashDocSetFallbackURL", url],
  ].map(([key, value]) => `\t<key>${key}</key>\n\t${value === true ? "<true/>" : `<string>${escape(value)}</string>`}\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${facts.join("")}</dict>
</plist>
`;
}

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
