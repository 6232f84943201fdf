import { __iconData as shield } from "lucide-react/icons/shield";
import { __iconData as shieldCheck } from "lucide-react/icons/shield-check";
import { __iconData as shieldQuestionMark } from "lucide-react/icons/shield-question-mark";
import { __iconData as shieldX } from "lucide-react/icons/shield-x";
import { Chip, type Tone } from "#components/ui/chip.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ProvenanceState } from "#lib/contract/provenance.ts";
import { stateWords } from "./credential-words.ts";

const looks: Record<ProvenanceState, { tone: Tone; icon: typeof shield }> = {
  trusted: { tone: "pass", icon: shieldCheck },
  valid: { tone: "pass", icon: shield },
  invalid: { tone: "fail", icon: shieldX },
  none: { tone: "outline", icon: shieldQuestionMark },
};

/** One of the four answers; its whole text is the answer's word. */
export function StateChip({ state, large = false }: { state: ProvenanceState; large?: boolean }) {
  const { tone, icon } = looks[state];
  return (
    <Chip tone={tone} className={large ? "h-7! gap-2! px-2.5! text-md!" : ""}>
      <Icon of={icon} size={large ? 16 : 13} />
      {stateWords[state].word}
    </Chip>
  );
}
