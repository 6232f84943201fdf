"use client";

import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { showToasts } from "./toast.ts";

/** Where toasts are shown. */
export function ToastArea() {
  useEffect(
    () => showToasts(({ tone, text, more }) => void (tone === "fail" ? toast.error(text, more) : toast(text, more))),
    [],
  );
  return <Toaster position="bottom-right" toastOptions={{ className: "!bg-s1 !text-ink !border-line2" }} />;
}
