"use client";

import { useEffect, useRef } from "react";
import { CheckedFile } from "./checked-file.tsx";
import { Failure } from "./failure.tsx";
import { faultWords } from "./fault-words.ts";
import type { FileCheck } from "./file-checks.ts";
import { Waiting } from "./waiting.tsx";

/** What is known of the file so far; `again` checks one once more. */
export function Answer({ check, again }: { check: FileCheck; again: (file: File) => void }) {
  const result = useRef<HTMLHeadingElement>(null);
  const { phase } = check;
  const number = check.phase === "checked" ? check.number : 0;
  useEffect(() => {
    // The answer is what one came for: reading goes on there, and phones scroll to it.
    if (phase !== "checked") return;
    result.current?.focus({ preventScroll: true });
    result.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [phase, number]);

  if (check.phase === "checked")
    return <CheckedFile key={check.number} file={check.file} report={check.report} heading={result} />;
  if (check.phase === "failed")
    return <Failure words={faultWords(check.fault, check.file)} onRetry={() => again(check.file)} />;
  return <Waiting check={check} />;
}
