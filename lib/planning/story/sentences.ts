import type { Role } from "#lib/contract/vocabulary.ts";

/**
 * Sentence frames. Slots in braces are filled with the intent's own matter; a frame is only used when all of its slots
 * can be. Before a slot stand at most four words of our own and after the last five, so that two films never share more than a short run of words.
 * `[verb]` agrees with `{t}`, `<verb>` with `{o}`.
 *
 * `{s}` who, at first; `{t}` who, later; `{a}` what happens; `{p}` place with its preposition; `{w}` time and weather;
 * `{o}` what else is in view; `{deed}` what the shot's act is, in base form; `{next}`, `{prev}` acts still to come and
 * already seen; `{want}` the wish, `{x}` what stands in the way.
 */

/** Words that say why a shot follows from the one before. No "and then": every cut is a because or a but. */
export const links: Record<Role, readonly string[]> = {
  hook: [""],
  setup: ["So we come closer:", "So, before anything else,", "Because it begins here,"],
  build: ["Because of this,", "So", "Therefore", "That is why"],
  turn: ["But", "But now", "Yet", "But instead,"],
  proof: ["So, up close,", "Therefore, seen plainly,", "That is why"],
  payoff: ["So", "Because of that,", "And so, at last,", "Therefore"],
  cta: ["So", "Because of all this,", "That is why"],
  button: ["Even so,", "Still,", "But in the end,"],
};

/** First sentence of the film. */
export const openings: readonly string[] = [
  "{s} {a} {p}, {w}.",
  "{P}, {w}, {s} {a}.",
  "{W}, {s} {a} {p}.",
  "{P}, {s} {a} {w}.",
];
export const openingsWithoutPlace: readonly string[] = ["{s} {a}, {w}.", "{W}, {s} {a}."];

export const laterSentences: readonly string[] = ["{l} {t} {a}.", "{l} {p}, {t} {a}.", "{l} {t} {a}, {w}."];
export const laterWithoutPlace: readonly string[] = ["{l} {t} {a}.", "{l} {t} {a}, {w}."];

export const finalImages = {
  being: [
    "{t} small before {o}",
    "{t} facing the light, {o} behind",
    "{t} at rest, {o} at the edge",
    "{t} in profile near {o}",
    "{o} in the foreground, {t} beyond",
    "{t}, very still",
    "{t} alone in the last light",
    "{t}, done with {deed_ing}",
  ],
  thing: [
    "{t} sharp and whole before {o}",
    "{t} alone in the light, {o} gone soft",
    "{t} at the centre, {o} to both sides",
    "{t} alone in the light",
    "{t} from above, complete",
  ],
  place: ["{t} edge to edge under {o}", "{t} far below, {o} above", "{t} holding the last of {o}"],
  open: [
    "only {o}, {t} already gone",
    "{t} turned away, {o} beyond, unanswered",
    "{o} going dark before {t}",
    "{t} turned away, unanswered",
    "darkness where {t} stood",
  ],
} as const;

type Purposes = Record<Role, readonly string[]>;

/** Why a shot is in the film. */
export const beingPurposes: Purposes = {
  hook: [
    "Asks at once why {t} [need] to {deed}.",
    "What if {t} cannot {deed}, but [need] to?",
    "Makes {o} matter before {t} [explain] why.",
    "Asks what {t} [want] of {o}.",
    "Why {t}, and why now? {X} may answer {t} first.",
    "What [do] {t} want?",
    "Who stands between {t} and {o}?",
    "Lets {t} ask: who will {next}?",
  ],
  setup: [
    "{t} [want] {want}; will {x} allow it?",
    "Shows what {t} [need], {want}: why?",
    "Sets the wish, {want}, against {x}. Can {t} have both?",
    "Asks what {t} would give {want}.",
    "Gives {t} one wish, {want}: at what price?",
    "Ties {t} to {o}: who needs whom?",
    "What [do] {t} want, and why now?",
    "Asks what keeps {t} here.",
  ],
  build: [
    "To {next}, {t} now [need] to {deed}.",
    "Raises the price for {t}: {x} nears, the wish recedes now.",
    "Because {t} [need] to {deed}, {o} can wait no longer.",
    "Having come to {prev}, {t} now [need] {o}.",
    "Brings what {t} [want] of {o} nearer now.",
    "Costs {t} the wish, because of {x}.",
    "Now the wish of {t} costs more.",
    "Because {t} [stay], the wish now recedes.",
    "Puts {o} between {t} and the wish now.",
  ],
  turn: [
    "Changes what {t} can do: to {deed} is no longer a choice.",
    "From here {o} <be> different for {t}.",
    "Turns on {x}: now {t} [choose].",
    "Now {t} must {deed}, whatever becomes of {o}.",
    "{t} [change] course, and {o} with it.",
    "Breaks what {t} [expect] now of {o}.",
    "Now {t} [know], and cannot go back.",
  ],
  proof: [
    "Proves that {t} can {deed}.",
    "Lets {o} testify for {t}, now in close view.",
    "Makes {deed_ing} visible in what {t} [touch].",
    "Brings {t} close enough to believe.",
    "Proof in {o}: {t} [leave] a trace.",
  ],
  payoff: [
    "Answers the wish to {want_bare}: {t} [show] it.",
    "Answers the first wish: {t} and {o}, changed.",
    "Answers {x}: {t} [need] no more.",
    "Reveals why {t} [need] {o}.",
    "Answers why {t} [need] to {deed}.",
    "Answers the wish of {t} in one picture.",
    "Answers what {t} wanted: to {prev}.",
  ],
  cta: ["Answers through {t}: {cta}.", "Hands the answer from {t} to the viewer: {cta}."],
  button: [
    "Answers after the end: {t} once more, beside {o}.",
    "Lets {o} answer for {t}, without words.",
    "Answers with {t} once more.",
    "Answers the fuss over {o}: {t} [carry] on.",
  ],
};

export const thingPurposes: Purposes = {
  hook: [
    "Asks what {t} can do that {o} cannot.",
    "Who needs {t}? {O} <ask> first.",
    "Shows {t} before any use: what for?",
    "Opens on {t}: who will {deed}?",
    "Why [do] {t} wait for {o}?",
    "What [do] {t} hide?",
  ],
  setup: [
    "Places {t} where {o} <need> it; why only now?",
    "Asks what {t} must be beside {o}.",
    "Gives {t} a task, to {deed}: why?",
    "Tells where {t} [belong]: why here?",
    "What will become of {t}?",
  ],
  build: [
    "{X} now brings {t} closer, needed.",
    "Raises the need for {t}: {o} now <depend> on it.",
    "Because {o} <be> not enough, {t} now [need] to {deed}.",
    "Now we want {t} closer still.",
    "Because {t} [be] wanted, it nears now.",
    "Makes {o} wait for {t}, now needed.",
  ],
  turn: [
    "Changes {o}: {t} [make] it different now.",
    "Turns {t} over: now all is plain.",
    "Now {t} no longer [hide] beside {o}.",
    "Now {t} must {deed}, and {o} changes.",
    "Changes how we see {t}: now whole.",
  ],
  proof: [
    "Proves {t} by surface alone, now close.",
    "Lets {t} {deed} in plain sight.",
    "Measures {t} against {o}, now close up.",
    "Evidence, not praise: {t} beside {o}.",
    "Because claims are cheap, {t} [be] shown at work.",
  ],
  payoff: [
    "Answers what {t} [be] for: {o}.",
    "Answers in one picture: {t}, and {o} changed by it.",
    "Answers whether {t} could {deed}.",
    "Reveals {t} whole, and answers.",
  ],
  cta: ["Answers with {t} in reach: {cta}.", "Gives the answer while {t} [stay] in view: {cta}."],
  button: [
    "Answers with {t}, after {o} <have> left.",
    "Leaves {t} as the answer, {o} behind.",
    "Answers with {t}, lit once more.",
  ],
};

export const placePurposes: Purposes = {
  hook: ["Opens {t}: what lies beyond {o}?", "Who has ever seen {t} like this?", "Asks how far {t} [reach] under {o}."],
  setup: ["Shows how large {t} [be]: what lives under {o}?", "Gives {t} scale: what will {o} do?"],
  build: ["Seeks the depth of {t}, because {o} now <show> the way.", "Brings {t} nearer, now seeking {o}."],
  turn: ["Changes {t}: under {o} it is different.", "Turns {t} over to {o}, now heavier."],
  proof: ["Proves {t} by one detail, now frame-filling.", "What {t} [be] made of, now close."],
  payoff: ["Answers the first view: {t} and {o}, now together.", "Answers what {t} [have] become under {o}."],
  cta: ["Answers by inviting to {t}: {cta}."],
  button: ["Answers, looking back at {t} under {o}."],
};

/** The last shot of a film that must not answer. */
export const openPurposes: readonly string[] = [
  "Will {t} get past {x}?",
  "Leaves open whether {t} can {deed}.",
  "Leaves {o} and {t} apart: who moves first?",
  "Whether {t} [return] is left a question.",
];
