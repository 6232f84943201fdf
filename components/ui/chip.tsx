import type { ReactNode } from "react";

export type Tone = "plain" | "outline" | "accent" | "pass" | "warn" | "fail";

const tones: Record<Tone, string> = {
  plain: "bg-s2 text-ink2",
  outline: "border border-line2 text-ink2",
  accent: "bg-accent-bg text-accent",
  pass: "bg-pass-bg text-pass",
  warn: "bg-warn-bg text-warn",
  fail: "bg-fail-bg text-fail",
};

export function Chip({
  tone = "plain",
  className = "",
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex h-[22px] items-center gap-1.5 rounded-chip px-2 text-sm font-medium whitespace-nowrap ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
