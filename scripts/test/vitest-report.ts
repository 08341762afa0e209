import { relativePath } from "../../src/node/relative-path";
import type { Counts } from "./outcome";

/** The part of vitest's report in use. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export const vitestCounts = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relativePath(name);
    const failed = assertionResults.filter((one) => one.status === "failed");
    const tests = failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join("\n")}`,
    );
    return status === "failed" && failed.length === 0 ? [`${file}\n${message}`] : tests;
  }),
});
