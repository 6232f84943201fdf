import { Chip, type Tone } from "#components/ui/chip.tsx";

const tones: Record<"low" | "medium" | "high", Tone> = { low: "pass", medium: "warn", high: "fail" };
const titles = { low: "Low", medium: "Medium", high: "High" } as const;

/** How likely a model is to stumble, in a word and, where it is known, a number from 0 to 1. */
export function RiskChip({ level, score }: { level: "low" | "medium" | "high"; score?: number }) {
  return (
    <Chip tone={tones[level]}>
      {titles[level]} {score === undefined ? "risk" : score.toFixed(2)}
    </Chip>
  );
}
