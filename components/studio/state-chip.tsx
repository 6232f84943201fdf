import { Shield, ShieldCheck, ShieldQuestionMark, ShieldX, type LucideIcon } from "lucide-react";
import { Chip, type Tone } from "#components/ui/chip.tsx";
import type { ProvenanceState } from "#lib/contract/provenance.ts";
import { stateWords } from "./credential-words.ts";

const looks: Record<ProvenanceState, { tone: Tone; Icon: LucideIcon }> = {
  trusted: { tone: "pass", Icon: ShieldCheck },
  valid: { tone: "pass", Icon: Shield },
  invalid: { tone: "fail", Icon: ShieldX },
  none: { tone: "outline", Icon: ShieldQuestionMark },
};

/** One of the four answers; its whole text is the answer's word. */
export function StateChip({ state, large = false }: { state: ProvenanceState; large?: boolean }) {
  const { tone, Icon } = looks[state];
  return (
    <Chip tone={tone} className={large ? "h-7! gap-2! px-2.5! text-md!" : ""}>
      <Icon size={large ? 16 : 13} strokeWidth={1.75} aria-hidden="true" />
      {stateWords[state].word}
    </Chip>
  );
}
