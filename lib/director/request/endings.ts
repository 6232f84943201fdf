import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import { diceFor } from "#lib/planning/dice.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";

interface EndingRow {
  id: string;
  meaning: string;
  /** How often it is offered beside the others: more where a model left alone takes it more seldom than an expert. */
  share: number;
  /** Modes whose films are expected to end so: it is always offered there. */
  usual_in: readonly DirectorMode[];
}

/** Ways in which a film can end. A writer who is offered one, or all of them every time, ends all films alike. */
export const endings = [
  {
    id: "decision",
    meaning: "somebody does what they could not do before; cut on the act",
    share: 2,
    usual_in: [],
  },
  { id: "reveal", meaning: "the last shot shows what was there all along", share: 1, usual_in: [] },
  { id: "return", meaning: "the first frame again, one thing different", share: 1, usual_in: [] },
  {
    id: "button",
    meaning: "the answer, then a small dry beat that tips it",
    share: 3,
    usual_in: ["comedy_beat"],
  },
  {
    id: "open_question",
    meaning: "it stops before the answer, on the thing that asks",
    share: 1,
    usual_in: ["trailer_tease"],
  },
  {
    id: "hold",
    meaning: "the camera stays on what is left, longer than is comfortable",
    share: 3,
    usual_in: [],
  },
  {
    id: "result",
    meaning: "the thing done, working, whole: product, step or work complete",
    share: 1,
    usual_in: ["product_hero", "explainer_demo"],
  },
] as const satisfies readonly EndingRow[];
export type Ending = (typeof endings)[number]["id"];

/** How many forms a brief offers first: enough that one fits, too few for a habit. */
const offered = 3;

/**
 * The forms that one brief offers first, in the order of the list: the usual one of its mode, and the rest as the dice of
 * the brief fall, each as often as its share.
 */
export const endingsFor = ({ seed, raw, treatment }: Pick<Brief, "seed" | "raw" | "treatment">): Ending[] => {
  const dice = diceFor(seed, raw);
  const rows: readonly (EndingRow & { id: Ending })[] = endings;
  const drawn = rows
    // The highest of these powers are a draw without putting back, each row by its share.
    .map(({ id, share, usual_in }) => ({
      id,
      luck: usual_in.includes(treatment.primary) ? 1 : dice.unit(`ending ${id}`) ** (1 / share),
    }))
    .toSorted((a, b) => b.luck - a.luck)
    .slice(0, offered)
    .map(({ id }) => id);
  return rows.map(({ id }) => id).filter((id) => drawn.includes(id));
};
