import type { CustomProperties } from "./style-values";
import type { ThemeFiles } from "./theme-files";

/** The custom properties that style sheets and components of the program and of a site declare and use. */
export function customProperties({ namesIn, read }: ThemeFiles): CustomProperties {
  const [declared, used] = [new Set<string>(), new Set<string>()];
  for (const name of namesIn("src")) {
    const text = /\.(?:css|tsx?)$/.test(name) ? (read(`src/${name}`) ?? "") : "";
    const isStyle = name.endsWith(".css");
    for (const [, property = ""] of text.matchAll(isStyle ? /(--[\w-]+)\s*:/g : IN_CODE))
      declared.add(property);
    for (const [, property = ""] of text.matchAll(isStyle ? /var\(\s*(--[\w-]+)/g : IN_CODE))
      used.add(property);
  }
  return { declared, used };
}

/** In code, properties are set in `style` attributes, and read. */
const IN_CODE = /["'`](--[\w-]+)["'`:]/g;
