import { stateWords } from "#components/studio/credential-words.ts";
import type { FileCheck } from "./file-checks.ts";

/** What the page's program looks for where the page is plain HTML. */
export const verifyNames = { input: "file", answer: "answer", status: "check-status" } as const;

/** How far it is, for those who listen. */
export const statusWords = (check: FileCheck): string => {
  if (check.phase === "checking") return "Checking the file";
  return check.phase === "checked" ? `Result: ${stateWords[check.report.state].word}.` : "";
};
