import type { Role } from "#lib/contract/vocabulary.ts";

/** Words that say why a shot follows from the one before. No "and then": every cut is a because or a but. */
export const links: Record<Role, readonly string[]> = {
  hook: [""],
  setup: ["So far, and because nobody has asked,", "Because it began like that,", "So we look closer:"],
  build: ["Because of this,", "So", "With that, and because it cannot wait,", "That is why"],
  turn: ["But", "But now", "Yet", "But against all that,"],
  proof: ["So, up close,", "Because words are not enough,", "That is why, in plain sight,"],
  payoff: ["So", "Because of that,", "And so, at last,", "Therefore"],
  cta: ["So", "Because of all this,", "That is why"],
  button: ["Even so,", "Still,", "But in the end,"],
};

/** First sentence of the film. `{s}` who, `{a}` what happens, `{p}` place, `{w}` time and weather. */
export const openings: readonly string[] = ["{s} {a} {p}, {w}.", "{P}, {w}, {s} {a}.", "{W}, {s} {a} {p}.", "{P}, {s} {a} {w}."];
export const openingsWithoutPlace: readonly string[] = ["{s} {a}, {w}.", "{W}, {s} {a}."];

export const laterSentences: readonly string[] = ["{l} {t} {a}.", "{l} {p}, {t} {a}.", "{l} {t} {a}, {w}."];
export const laterWithoutPlace: readonly string[] = ["{l} {t} {a}.", "{l} {t} {a}, {w}."];

export const finalImages = {
  being: ["{t} small in the frame before {o}", "{t} facing the light, {o} behind", "{t} at rest, {o} at the edge of the frame", "the hands of {t}, quiet at last, near {o}"],
  thing: ["{t} sharp and whole before {o}", "{t} alone in the light, {o} gone soft", "{t} at the centre, {o} falling away on both sides"],
  open: ["only {o}, {t} already gone from it", "the back of {t} against {o}, nothing answered", "{o} going dark before {t} can be seen whole"],
} as const;

type Purposes = Record<Role, readonly string[]>;

/** Why a shot is in the film. `{want}` what is wanted, `{x}` what stands in the way. */
export const beingPurposes: Purposes = {
  hook: ["Opens a question: what does {t} want, and what will {x} do about it?", "Makes us ask why {t} is here and what waits in {o}.", "Shows {t} before we know the reason, so that we ask: what happened?"],
  setup: ["Places {t} and names the wish: {t} wants {want}. Will {x} allow it?", "Tells who {t} is and asks whether {want} can be had in spite of {x}.", "Gives {t} a place, a want ({want}) and an open question: at what price?"],
  build: ["Raises the pressure on {t}: {x} comes between the wish and {want}.", "Makes it harder for {t} to turn back, because {x} has come closer.", "Moves {t} nearer to {want} and shows what it costs."],
  turn: ["Changes the state of things: from here {t} is no longer who waited before {o}.", "Turns the story: {x} becomes a choice that {t} makes now.", "Breaks the pattern: {t} acts, and {o} is no longer the same."],
  proof: ["Gives evidence: what {t} does with {o} can be seen, not only said.", "Shows {t} and {o} close enough to be believed."],
  payoff: ["Answers the opening question: we now see what {t} found in {want}.", "Answers {x} with an act of {t}, and lets it stand.", "Gives the answer in one picture: {t}, and what has changed about {o}."],
  cta: ["Answers the question with one step for the viewer, shown by {t}: {cta}.", "Lets {t} hand over to the viewer: {cta}."],
  button: ["Answers with a last look at {t}, one beat after it seemed over.", "Leaves {t} with {o}: the answer, said without words."],
};

export const thingPurposes: Purposes = {
  hook: ["Makes us ask what {t} is doing in {o}.", "Opens a question: what can {t} do that we have not seen?", "Shows {t} before its use, so that we ask: what is it for?"],
  setup: ["Places {t} and asks what it will be needed for in {o}.", "Tells where {t} belongs and what is wanted from it: {want}. Will it do?"],
  build: ["Brings us closer to {t}, because {x} makes it matter more.", "Raises the need for {t}: without it, {o} stays as it is."],
  turn: ["Changes the state of things: after this {t} is no longer only part of {o}.", "Turns the look: now {t} is seen from its other side."],
  proof: ["Gives evidence: the surface of {t} says what words about {o} cannot.", "Shows {t} at work close enough to be believed."],
  payoff: ["Answers the opening question: this is what {t} is for.", "Gives the answer in one picture: {t}, whole, with {o} changed by it."],
  cta: ["Answers the question with one step for the viewer, {t} in reach: {cta}.", "Asks for one step while {t} is still in view: {cta}."],
  button: ["Answers with a last look at {t}, after everything else has left {o}.", "Leaves {t} in {o} as the picture to remember."],
};

/** The last shot of a film that must not answer. */
export const openPurposes: readonly string[] = ["Leaves it open whether {t} will reach {want}: the question is larger now than at the start.", "Cuts away before we learn what {x} does to {t}. What comes next?"];
