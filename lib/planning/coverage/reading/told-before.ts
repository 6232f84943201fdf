import type { Act } from "#lib/contract/acts.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { Said } from "./doings.ts";
import { isLiving, type StoryEvent, type Thing } from "./story.ts";
import type { Things } from "./things.ts";

const acts = setOf<Act>;

/** What stands by the verb, as things, each with its preposition. */
export interface Parts {
  doer: Thing | null;
  second: Thing | null;
  objects: Thing[];
  adjuncts: { said: Said; thing: Thing }[];
  event: StoryEvent;
}

/** What is done to somebody that may hurt them, and what they do then. */
const hurting = acts("push push_over push_in bite hit kick knock_off throw pelt pounce fight pull hammer trip");
const hurt = acts("fall_over cry get_up trip slip limp");

/** Who and what is meant where the words leave it to what was told before: `he falls` behind a push, `opens` behind a knock. */
export function settleRoles(act: Act, parts: Parts, isMain: boolean, things: Things): void {
  const { event, doer, objects } = parts;
  const said = event.clause.subject?.text.toLowerCase();
  const { struck } = things;
  const isOther = isMain && event.clause.subject?.by === "pronoun" && event.S === doer && struck !== doer;
  const mayBe = struck !== null && (struck.gender === null || doer?.gender == null || struck.gender === doer.gender);
  if (isOther && hurt.has(act) && mayBe && said !== "they") [parts.doer, event.S] = [struck, struck];
  const victim = [...objects, ...parts.adjuncts.map(({ thing }) => thing)].find(isLiving) ?? null;
  things.struck = hurting.has(act) ? victim : things.struck;
  if (act === "knock") things.knocked = event.things.find((thing) => thing !== doer && !isLiving(thing)) ?? null;
  const isOpener = act === "open" && doer !== null && isLiving(doer) && objects.length === 0;
  if (isOpener && things.knocked !== null) objects.push(things.knocked);
}
