"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { FileChecks, type FileCheck } from "./file-checks.ts";

/** The check that is under way or done, and how to begin one. */
export const useFileCheck = (): { check: FileCheck; begin: (file: File) => void } => {
  const [check, setCheck] = useState<FileCheck>({ phase: "waiting" });
  const checks = useRef<FileChecks | null>(null);
  useEffect(() => {
    const own = new FileChecks(setCheck);
    checks.current = own;
    return () => {
      checks.current = null;
      own.close();
    };
  }, []);
  const begin = useCallback((file: File) => checks.current?.check(file), []);
  return { check, begin };
};
