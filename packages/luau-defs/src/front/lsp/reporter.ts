/** Sends the findings of a folder to the client, for each file whose findings or version have changed. */
import { digestOf } from "../../read/digest";
import {
  DocumentDiagnosticReportKind,
  type Connection,
  type Diagnostic,
  type DocumentDiagnosticReport,
} from "vscode-languageserver";
import type { ClientSupport } from "./capabilities";
import type { OpenText } from "./analysis";

type Findings = readonly Diagnostic[];
type Opened = ReadonlyMap<string, OpenText>;

export interface Reporter {
  readonly report: (
    source: FindingSource,
    findings: ReadonlyMap<string, Findings>,
    opened: Opened,
  ) => Promise<void>;
  /** Reports syntax errors of a file that is still being analysed; its other findings are kept. */
  readonly reportSyntax: (source: OpenText, errors: Findings) => Promise<void>;
  readonly answer: (file: string, previousId: string | undefined) => DocumentDiagnosticReport;
  readonly clear: () => Promise<void>;
}

/** Definitions and guides are analysed together; samples are checked later, by Luau. */
type FindingSource = "analysis" | "samples";

interface Target {
  readonly connection: Connection;
  readonly support: ClientSupport;
  readonly open: Opened;
  readonly uriOf: (file: string) => string;
}

export function createReporter({ connection, support, open, uriOf }: Target): Reporter {
  const bySource = new Map<FindingSource, ReadonlyMap<string, Findings>>();
  const sent = new Map<string, string>();
  const pulled = new Map<string, string>();
  const findingsOf = (file: string): Diagnostic[] =>
    [...bySource.values()].flatMap((byFile) => byFile.get(file) ?? []);
  const isPulled = (file: string): boolean => support.pullsDiagnostics && open.has(file);
  const send = async (
    file: string,
    version: number | undefined,
    diagnostics: Diagnostic[],
  ): Promise<void> => {
    const text = JSON.stringify([diagnostics, version]);
    if (sent.get(file) === text) return;
    if (!sent.has(file) && version === undefined && diagnostics.length === 0) return;
    sent.set(file, text);
    await connection.sendDiagnostics({ uri: uriOf(file), diagnostics, ...versioned(version) });
  };
  const refresh = (): void => {
    const isOld = [...pulled].some(([file, id]) => open.has(file) && id !== idOf(findingsOf(file)));
    if (isOld && support.refreshesDiagnostics) connection.languages.diagnostics.refresh();
  };
  const report: Reporter["report"] = async (source, findings, opened) => {
    const files = new Set([...sent.keys(), ...opened.keys(), ...findings.keys()]);
    bySource.set(source, findings);
    for (const file of files)
      await send(file, opened.get(file)?.version, isPulled(file) ? [] : findingsOf(file));
    refresh();
  };
  return {
    report,
    reportSyntax: async ({ path }, errors) => {
      const all = findingsOf(path);
      const others = all.filter(({ code }) => code !== "syntax");
      // Without a version, since the findings of that version follow.
      if (!isPulled(path) && !hasErrors(all, errors)) await send(path, undefined, [...errors, ...others]);
    },
    answer: (file, previousId) => {
      const items = findingsOf(file);
      const resultId = idOf(items);
      pulled.set(file, resultId);
      return previousId === resultId
        ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
        : { kind: DocumentDiagnosticReportKind.Full, resultId, items };
    },
    clear: async () => {
      for (const file of sent.keys()) await connection.sendDiagnostics({ uri: uriOf(file), diagnostics: [] });
      sent.clear();
    },
  };
}

const versioned = (version: number | undefined) => (version === undefined ? {} : { version });

/** Whether findings include these syntax errors, ignoring places, which change with every key. */
const hasErrors = (reported: Findings, errors: Findings): boolean =>
  messagesOf(reported.filter(({ code }) => code === "syntax")) === messagesOf(errors);

const messagesOf = (findings: Findings): string => findings.map(({ message }) => message).join("\n");

const idOf = (findings: Findings): string => digestOf(findings).slice(0, 16);
