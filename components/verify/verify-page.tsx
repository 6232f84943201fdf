"use client";

import { Answer } from "./answer.tsx";
import { DropZone } from "./drop-zone.tsx";
import { useFileCheck } from "./use-file-check.ts";
import { VerifyFrame } from "./verify-frame.tsx";
import { statusWords } from "./verify-names.ts";

/** Checks a film or picture on this device. `heading` is the page's own, where the frame around it has none. */
export function VerifyPage({ heading }: { heading?: string }) {
  const { check, begin } = useFileCheck();
  return (
    <VerifyFrame
      heading={heading}
      zone={<DropZone onFile={begin} />}
      answer={<Answer check={check} again={begin} />}
      status={statusWords(check)}
    />
  );
}
