import type { ReactNode } from "react";

export type Tone = "plain" | "accent" | "pass" | "warn" | "fail";

const tones: Record<Tone, string> = {
  plain: "bg-s3 text-ink2",
  accent: "bg-accent-bg text-accent",
  pass: "bg-pass-bg text-pass",
  warn: "bg-warn-bg text-warn",
  fail: "bg-fail-bg text-fail",
};

export function Chip({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-chip px-2 py-0.5 text-[12px] leading-4 font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
