import type { Role } from "#lib/contract/vocabulary.ts";

/** Words that say why a shot follows from the one before. No "and then": every cut is a because or a but. */
export const links: Record<Role, readonly string[]> = {
  hook: [""],
  setup: ["Because it began like this,", "So we come closer:", "So, from the beginning,"],
  build: ["Because of this,", "So", "Because it cannot wait,", "That is why"],
  turn: ["But", "But now", "Yet", "But against all that,"],
  proof: ["So, up close,", "Because words are not enough,", "That is why, in plain sight,"],
  payoff: ["So", "Because of that,", "And so, at last,", "Therefore"],
  cta: ["So", "Because of all this,", "That is why"],
  button: ["Even so,", "Still,", "But in the end,"],
};

/** First sentence of the film. `{s}` who, `{a}` what happens, `{p}` place, `{w}` time and weather. */
export const openings: readonly string[] = [
  "{s} {a} {p}, {w}.",
  "{P}, {w}, {s} {a}.",
  "{W}, {s} {a} {p}.",
  "{P}, {s} {a} {w}.",
];
export const openingsWithoutPlace: readonly string[] = ["{s} {a}, {w}.", "{W}, {s} {a}."];

export const laterSentences: readonly string[] = ["{l} {t} {a}.", "{l} {p}, {t} {a}.", "{l} {t} {a}, {w}."];
export const laterWithoutPlace: readonly string[] = ["{l} {t} {a}.", "{l} {t} {a}, {w}."];

/** `[verb]` agrees with `{t}`. */
export const finalImages = {
  being: [
    "{t} small in the frame before {o}",
    "{t} facing the light, {o} behind",
    "{t} at rest, {o} at the edge of the frame",
    "{t} in profile, quiet at last, near {o}",
  ],
  thing: [
    "{t} sharp and whole before {o}",
    "{t} alone in the light, {o} gone soft",
    "{t} at the centre, {o} falling away on both sides",
  ],
  place: ["{t} from edge to edge under {o}", "{t} far below, {o} above", "{t} holding the last of {o}"],
  open: [
    "only {o}, {t} already gone from it",
    "{t} turned away, {o} beyond, nothing answered",
    "{o} going dark before {t} can be seen whole",
  ],
} as const;

type Purposes = Record<Role, readonly string[]>;

/** Why a shot is in the film. `{want}` what is wanted, `{x}` what stands in the way, `{o}` what else is in view. */
export const beingPurposes: Purposes = {
  hook: [
    "Opens a question: what does {t} want, and what will {x} do about it?",
    "Makes us ask why {t} [be] here and what waits beyond {o}.",
    "Shows {t} before we know the reason, so that we ask: what happened?",
  ],
  setup: [
    "Places {t} and names the wish: {t} [want] {want}. Will {x} allow it?",
    "Tells who {t} [be] and asks: if {t} [want] {want}, what will {x} do?",
    "Gives {t} a place and a wish. If {t} [want] {want}, at what price?",
  ],
  build: [
    "Raises the pressure on {t}: because of {x} the wish is further off now.",
    "Makes it harder for {t} to turn back, because of {x}, closer now than before.",
    "Moves {t} nearer to {o} and shows what it costs.",
  ],
  turn: [
    "Changes the state of things: from here {t} can no longer wait before {o}.",
    "Turns the story: out of {x} comes a choice that {t} [make] now.",
    "Breaks the pattern: {t} [act] at last, and nothing about {o} stays as it was.",
  ],
  proof: [
    "Gives evidence: what {t} [do] with {o} can now be seen, not only said.",
    "Shows {t} and {o} close enough to be believed, for the first time.",
  ],
  payoff: [
    "Answers the opening question: we see whether {t} [have] what was wanted, and the new meaning of {o}.",
    "Answers {x} with an act of {t}: the wish is kept or lost, and the changed picture stands.",
    "Gives the answer in one picture: {t}, the wish behind it, and what has changed about {o}.",
  ],
  cta: [
    "Answers the question with one step for the viewer, shown by {t}: {cta}.",
    "Gives the answer to the viewer, from {t}: {cta}.",
  ],
  button: [
    "Answers with a last look at {t}, one beat after it seemed over.",
    "Leaves {t} with {o}: the answer, said without words.",
  ],
};

export const thingPurposes: Purposes = {
  hook: [
    "Makes us ask what {t} [be] doing in {p}.",
    "Opens a question: what can {t} do that we have not seen?",
    "Shows {t} before any use, so that we ask: what is this for?",
  ],
  setup: [
    "Places {t} and asks why it will be needed in {p}.",
    "Tells where {t} [belong] and asks what is wanted of it beside {o}.",
  ],
  build: [
    "Brings us closer to {t}, because, with {x}, it matters now.",
    "Raises the need for {t}: nothing about {o} changes without it.",
  ],
  turn: [
    "Changes the state of things: after this {t} can no longer be overlooked beside {o}.",
    "Turns the look: now {t} [be] seen from the other side.",
  ],
  proof: [
    "Gives evidence: now the surface of {t} says what words about {o} cannot.",
    "Shows {t} at work, close enough for the first time to be believed.",
  ],
  payoff: [
    "Answers the opening question: now we know what {t} [be] for.",
    "Gives the answer in one picture: {t}, whole, with {o} changed by it.",
  ],
  cta: [
    "Answers the question with one step for the viewer, {t} in reach: {cta}.",
    "Gives the answer while {t} [be] still in view: {cta}.",
  ],
  button: [
    "Answers with a last look at {t}, after everything else has left {p}.",
    "Leaves {t} as the answer and the picture to remember, {o} behind.",
  ],
};

export const placePurposes: Purposes = {
  hook: ["Opens {t} and asks what lies beyond {o}.", "Makes us ask who has ever seen {t} like this."],
  setup: [
    "Shows how large {t} [be] and asks what lives under {o}.",
    "Gives {t} its scale and asks what {o} will do to it.",
  ],
  build: [
    "Leads the eye into {t}, {o} now showing the way.",
    "Goes deeper into {t}: what was far away is near for the first time.",
  ],
  turn: [
    "Changes the state of things: under {o}, {t} [be] no longer the place we entered.",
    "Turns {t} over to {o}; the picture changes its weight.",
  ],
  proof: [
    "Gives evidence of {t} in one detail that now fills the frame.",
    "Shows what {t} [be] made of, close, for the first time.",
  ],
  payoff: [
    "Answers the opening question: now {t} and {o} are seen in one view.",
    "Gives the answer: what {t} [have] become since the first picture.",
  ],
  cta: ["Answers with an invitation to {t}: {cta}."],
  button: ["Answers with one last look back at {t} under {o}."],
};

/** The last shot of a film that must not answer. */
export const openPurposes: readonly string[] = [
  "Leaves it open whether {t} will get past {x}: the question is larger now than at the start.",
  "Cuts away before we learn what {x} will do to {t}. What comes next?",
];
