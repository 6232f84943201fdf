import type { Act } from "#lib/contract/acts.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { Spoken } from "./act-words.ts";
import { isLiving, isPlace, isThing } from "./story.ts";
import type { Parts } from "./told-before.ts";

/** Acts in which water is what flows, and no place. */
const wetting = setOf<Act>("water put_out");
/** What words of an act name only says which act it is: `waves goodbye`, `loses its air`, a queen that is moved in a game. */
export function settleWords(act: Act, spoken: Spoken, { objects, doer }: Parts): void {
  for (const thing of objects) {
    const isSaid = spoken.words.includes(thing.head);
    const isPiece = act === "play_game" && isLiving(thing) && thing.phrase.by === "own";
    const isNothing = thing.kind === null || !(isThing(thing) || isLiving(thing) || isPlace(thing));
    const isOwnAir = thing.kind === "material" && thing.phrase.by === "own" && doer !== null && !isLiving(doer);
    const isPoured = wetting.has(act) && thing.kind === "water";
    if (isPoured || (isSaid && (isPiece || isNothing || isOwnAir))) thing.kind = "idea";
  }
}

/** `takes a bite of the apple`, `gives the baby a bath`: what only says which act it is leaves its place to what it is done to. */
export function withoutDeed({ act, words }: Spoken, parts: Parts, isLight: boolean): void {
  // `greets his guests with a bow`
  for (const { thing } of parts.adjuncts) if (thing.head === act && words.includes(act)) thing.kind = "idea";
  parts.adjuncts = parts.adjuncts.filter(({ thing }) => thing.head !== act || thing.kind !== "idea");
  const deed = parts.objects.find((thing) => thing.phrase.by === "a" && words.includes(thing.head) && !isLiving(thing));
  if (deed === undefined || !isLight) return;
  const { start, text } = deed.phrase;
  const rest = parts.objects.filter((thing) => thing !== deed);
  const done = parts.event.things.filter(
    (thing) =>
      !isPlace(thing) && !rest.includes(thing) && thing.phrase.start > start && thing.phrase.end <= start + text.length,
  );
  if (rest.length + done.length === 0) return;
  deed.kind = "idea";
  parts.objects = [...rest, ...done];
}

/** What only people do together: a place of which it is told stands for who is in it. */
const ofCrowds = setOf<Act>("cheer clap laugh sing dance cry shout wait listen pray speak wave");
/** What ice and snow do as things: what is of the air alone is no thing in a shot. */
const ofMatter = setOf<Act>("break melt fall");

/** As many as an office or a street has in it who do something together. */
const crowdCount = 5;
/** What a thing is, by what it does: `the whole office cheers`, `the ice cracks`, `snow slides off the roof`. */
export function settleKind(act: Act, { doer, adjuncts }: Parts): void {
  if (doer === null) return;
  if (isPlace(doer) && ofCrowds.has(act) && doer.kind !== "sky" && doer.kind !== "water") {
    doer.kind = "group";
    doer.count = crowdCount;
  }
  const isOff = adjuncts.some(({ said }) => /\b(?:off|from)\b/u.test(said.prep));
  if (!ofMatter.has(act) || (act === "fall" && !isOff)) return;
  if (doer.kind === "water" || doer.kind === "weather") doer.kind = "material";
}
