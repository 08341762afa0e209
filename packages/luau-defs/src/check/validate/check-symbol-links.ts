import { asQuestion, nearestNames } from "luau-diagnostics";
import { modulesOf } from "../../model/converted-file";
import type { DocLink, Module } from "../../model/model";
import { entriesWithMembers } from "../../model/entries";
import { visitLinks } from "../../model/visit-links";
import { report, type Check } from "./check";

export const checkLinks: Check = (convertedFiles) => {
  // Links are only in doc comments, which the largest, generated files do not have.
  const documented = convertedFiles.filter(({ source }) => source.text.includes("--"));
  const broken = documented.map((converted) => ({
    converted,
    links: modulesOf(converted).flatMap(brokenLinks),
  }));
  if (broken.every(({ links }) => links.length === 0)) return [];
  const nearest = nearestNames(new Set(convertedFiles.flatMap(modulesOf).flatMap(linkableNames)));
  return broken.flatMap(({ converted, links }) =>
    links.map(({ text, span }) => {
      const suggestion = asQuestion(nearest(text)) ?? `Write \`\\[${text}]\` if it is not a link.`;
      return report(converted.source, span, "unknown-link", `\`[${text}]\` links to nothing.`, suggestion);
    }),
  );
};

/** Each location once: an overload may share its text with its function. */
function brokenLinks(module: Module): readonly DocLink[] {
  const broken = new Map<number, DocLink>();
  visitLinks(module, (link) => {
    if (link.target === null) broken.set(link.span[0], link);
  });
  return [...broken.values()];
}

const linkableNames = (module: Module): readonly string[] => [
  module.name,
  ...module.events.map(({ listenerType }) => listenerType),
  ...entriesWithMembers(module).map(({ path }) => path),
];
