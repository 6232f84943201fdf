"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";

/** How long the button says that it has copied. */
const saidMs = 2000;

/** Copies a text and says so; `compact` shows the icon alone. Browsers keep the clipboard from pages without a secure address; then it says that. */
export function CopyButton({ label, text, compact = false }: { label: string; text: string; compact?: boolean }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saidMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.warn("The clipboard is closed.", error);
      toast.error("This browser does not let us copy here. Select the text and copy it.");
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button size="small" onClick={() => void copy()} {...(compact ? { "aria-label": label, title: label } : {})}>
        <Icon size={14} strokeWidth={1.75} aria-hidden="true" /> {compact ? null : label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? "Copied." : ""}
      </span>
    </>
  );
}
