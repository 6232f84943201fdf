"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { FileReport } from "./check-order.ts";
import { CredentialReader } from "./file-reader.ts";

/** How far the check of a file is. `number` tells one check from the next. */
export type FileCheck =
  | { phase: "waiting" }
  | { phase: "checking"; file: File }
  | { phase: "checked"; number: number; file: File; report: FileReport }
  | { phase: "failed"; file: File; fault: unknown };

/** Checks files one after the other; a newer one takes the older one's place. The reader is loaded ahead of them. */
export const useFileCheck = (): { check: FileCheck; chosen: (file: File) => void; retry: () => void } => {
  const [check, setCheck] = useState<FileCheck>({ phase: "waiting" });
  const reader = useRef<CredentialReader | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    const own = new CredentialReader();
    reader.current = own;
    own.warm();
    return () => {
      reader.current = null;
      own.close();
    };
  }, []);
  const chosen = useCallback((file: File) => {
    const number = ++latest.current;
    const show = (next: FileCheck) => {
      if (latest.current === number) setCheck(next);
    };
    setCheck({ phase: "checking", file });
    reader.current?.check(file).then(
      (report) => show({ phase: "checked", number, file, report }),
      (fault: unknown) => show({ phase: "failed", file, fault }),
    );
  }, []);
  const retry = useCallback(() => {
    if (check.phase === "failed") chosen(check.file);
  }, [check, chosen]);
  return { check, chosen, retry };
};
