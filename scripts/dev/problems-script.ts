/** Lists the problems over the last good page, in a shadow root. Messages quote files, so they are text. */
export const OPEN_EDITOR = "/__dev/open";

const STYLE = `
:host{all:initial;position:fixed;inset:auto 0 0;z-index:2147483647;color-scheme:dark;font:14px/1.5 system-ui}
details{max-block-size:60vh;overflow:auto;background:#211e1a;color:#ece7de;border-block-start:3px solid #f08f80}
details[data-level=warning]{border-color:#eaa64e}
summary{padding:.5rem 1rem;font-weight:600;cursor:pointer}
ul{margin:0;padding:0 1rem 1rem;list-style:none}
li{padding-block:.75rem;border-block-start:1px solid #39342c}
p{margin:.25rem 0;overflow-wrap:anywhere}
pre{margin:.5rem 0;padding:.5rem;overflow:auto;background:#171512;font:13px/1.5 ui-monospace,monospace}
mark{background:none;color:#f08f80}
small{color:#aba192}
button{padding:0;border:0;background:none;color:#93d2a2;font:inherit;text-decoration:underline;cursor:pointer}
`;

export const problemsScript = `
const make = (name, text, ...children) => {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  element.append(...children);
  return element;
};
const counted = (count, noun) => count + " " + noun + (count === 1 ? "" : "s");
const frameOf = (lines) => {
  const width = Math.max(...lines.map(({ number }) => String(number ?? "").length));
  return make("pre", "", ...lines.map(({ number, text }) =>
    make(number === null ? "mark" : "span", String(number ?? "").padStart(width) + " | " + text + "\\n")));
};
const openEditor = (index) => fetch("${OPEN_EDITOR}?problem=" + index, { method: "POST" });
const itemOf = (problem, index) => {
  const location = make("button", problem.shownFile + ":" + problem.line + ":" + problem.column);
  location.addEventListener("click", () => void openEditor(index));
  location.title = "Open in the editor";
  return make("li", "",
    make("p", "", location, " ", make("small", problem.severity + " " + problem.rule)),
    make("p", problem.message),
    ...(problem.frame.length > 0 ? [frameOf(problem.frame)] : []),
    ...(problem.suggestion === null ? [] : [make("p", "help: " + problem.suggestion)]));
};
const showProblems = (problems) => {
  document.querySelector("dev-problems")?.remove();
  if (problems.length === 0) return;
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const warnings = problems.length - errors;
  const title = [errors && counted(errors, "error"), warnings && counted(warnings, "warning")];
  const list = make("details", "", make("summary", title.filter(Boolean).join(", ")),
    make("ul", "", ...problems.map(itemOf)));
  list.open = errors > 0;
  list.dataset.level = errors > 0 ? "error" : "warning";
  const host = make("dev-problems");
  host.setAttribute("role", "alert");
  host.attachShadow({ mode: "open" }).append(make("style", ${JSON.stringify(STYLE)}), list);
  document.body.append(host);
};
`;
