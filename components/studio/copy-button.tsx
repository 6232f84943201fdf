"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";

/** Copies a text and says so. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true));
      }}
    >
      {copied ? (
        <Check size={14} strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <Copy size={14} strokeWidth={1.75} aria-hidden="true" />
      )}
      {copied ? "Copied" : label}
    </Button>
  );
}
