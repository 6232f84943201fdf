import type { StagedAct } from "#lib/contract/acts.ts";
import type { Handled, ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { isHeld } from "#lib/acts/grips.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { topOf } from "#lib/places/perches.ts";
import { isWithin } from "#lib/places/insides.ts";
import { type CastMember, type Film, filmAt, scriptOf } from "#lib/planning/film.ts";
import { variantsSaid } from "#lib/planning/layers/drawn-kinds.ts";
import { drawnNoun, hangs } from "#lib/planning/layers/cast-item.ts";
import { timedActs } from "./act-times.ts";
import { borneIn, isBearable, isBearing, withContainers } from "./borne.ts";
import { facesOf, feelingsAfter, gazesOf, type Feelings } from "./demeanour.ts";
import { asleepIn, perchedIn, settledIn, withoutSeats, withSeats } from "./perches.ts";
import { placedIn } from "./placed.ts";
import { setStage } from "./set-stage.ts";
import { unfold } from "./states-over-time.ts";

const handledOf = (member: CastMember, film: Film, isHad: boolean): Handled => ({
  id: member.id,
  element: member.element,
  noun: drawnNoun(member),
  variants: variantsSaid(
    member.element,
    drawnNoun(member),
    `${member.phrase}; ${member.first}`.toLowerCase(),
    "",
    film.language,
  ),
  height_m: member.height_m,
  colour: member.colour,
  ...(isHad ? borneIn(member, film) : {}),
});

const toolId = (element: string): string => `tool:${element}`;

/** The element of a tool of which a kind is told as well: `shovel:rake`. */
const elementIn = (tool: string): string => tool.split(":")[0] ?? tool;

const wearable = "hat crown helmet glasses shoe sock dress gloves shirt".split(" ");

/** The first wearable thing that some words name, with the word before it, which tells its kind: a straw hat. */
function wornBy(words: string, { elements, language }: Film): { element: string; noun: string } | null {
  const found = wearable.flatMap((element) => {
    const names = (elements.get(element)?.names[language] ?? []).filter((name) => /^[\p{L} -]+$/u.test(name));
    const said =
      names.length === 0 ? null : new RegExp(`(?:[\\p{L}-]+ )?\\b(?:${names.join("|")})s?\\b`, "iu").exec(words);
    return said === null ? [] : [{ element, noun: said[0].toLowerCase(), at: said.index }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** What somebody puts on: what is told of the film names it before what is only told of its looks. */
const wornIn = (film: Film) => wornBy(film.screenplay.logline, film) ?? wornBy(film.told, film);

/** Who packs a suitcase puts something into it: what is named alone is where it goes. */
function withStuff(act: TimedAct, film: Film): TimedAct {
  const stuff = scriptOfAct(act.act)?.stuff ?? null;
  const into = film.cast.find(({ id }) => id === act.of);
  const isCase = into !== undefined && cases.has(into.element);
  if (stuff === null || !film.elements.has(stuff)) return act;
  // `Puts on his hat`: what is worn is no thing of a film, and is in the hands all the same.
  if (act.of === null) return { ...act, of: toolId((dressing.has(act.act) ? wornIn(film)?.element : null) ?? stuff) };
  return act.to !== null || !isCase ? act : { ...act, of: toolId(stuff), to: into.id };
}
const dressing: ReadonlySet<string> = new Set(["put_on", "take_off"]);
const cases: ReadonlySet<string> = new Set(
  "suitcase bag backpack box crate basket treasure_chest briefcase".split(" "),
);

const onFoot: ReadonlySet<string> = new Set(["run", "walk", "leave", "enter"]);

/** Who rides through a field does not run through it as well. */
const mountedOnly = (acts: readonly StagedAct[]): StagedAct[] =>
  acts.filter(({ act, by }) => !(onFoot.has(act) && acts.some((other) => other.by === by && other.act === "ride")));

/** What two hold between them, by what one of them would do with it. */
const shared: readonly { act: TimedAct["act"]; as: TimedAct["act"]; elements: ReadonlySet<string> }[] = [
  { act: "fold", as: "fold_together", elements: new Set(["bedsheet", "blanket", "rug", "flag", "tent"]) },
  {
    act: "carry",
    as: "carry_together",
    elements: new Set(
      "sofa table bed piano ladder crate treasure_chest barrel boat canoe surfboard bookshelf mirror box television picture_frame washing_machine suitcase chair basket".split(
        " ",
      ),
    ),
  },
  { act: "pull", as: "tug", elements: new Set(["rope"]) },
];

/** `Two men carry a sofa`: what is large or long is between the two. */
function withBoth(act: TimedAct, { cast }: Film): TimedAct {
  const find = (id: string | null) => cast.find((member) => member.id === id);
  const [doer, other, thing] = [find(act.by), find(act.to), find(act.of)];
  const isTwo = (doer?.count ?? 1) > 1 || other?.kind === "person";
  const own = shared.find((row) => row.act === act.act && row.elements.has(thing?.element ?? ""));
  return isTwo && doer?.kind === "person" && own !== undefined ? { ...act, act: own.as } : act;
}

const winged: ReadonlySet<string> = new Set("bird eagle owl heron duck swan bee butterfly".split(" "));
/** What comes and goes on wings. */
const flown: Partial<Record<TimedAct["act"], TimedAct["act"]>> = { leave: "fly_off", enter: "land", walk: "fly_off" };

/** Who has wings and goes on foot. */
const wading: ReadonlySet<string> = new Set(["duck", "swan"]);

/** From this height on an animal drinks from a trough. */
const troughFrom_m = 0.85;
const waters: ReadonlySet<string> = new Set(["lake", "river", "sea", "waterfall", "fountain", "swamp"]);

/** An animal flies off rather than walks out, and has what it drinks from before it. */
function asAnimal(act: TimedAct, { cast, place }: Film): TimedAct {
  const doer = cast.find(({ id }) => id === act.by);
  if (doer?.kind !== "animal") return act;
  const own =
    winged.has(doer.element) && !(wading.has(doer.element) && act.act === "walk") ? flown[act.act] : undefined;
  if (own !== undefined) return { ...act, act: own };
  // The nest that is left stays where it is.
  const from = act.act === "fly_off" ? cast.find(({ id }) => id === act.of) : undefined;
  if (from?.element === "nest") return { ...act, of: null };
  // Who flies off where there is a cage comes out of it.
  const cage = act.act === "fly_off" ? cast.find(({ element }) => element === "birdcage") : undefined;
  if (cage !== undefined) return { ...act, act: "fly_out", of: cage.id };
  // A bird that feeds its young has something in its beak.
  const fed = act.act === "feed" || act.act === "give" ? cast.find(({ id }) => id === act.to) : undefined;
  const food = cast.find(({ id }) => id === act.of)?.element ?? "worm";
  if (fed?.kind === "animal" && winged.has(doer.element) && food === "worm")
    return { ...act, act: "feed", of: toolId("worm") };
  const vessel = cast.find(({ id, kind }) => id === act.of && kind !== "person");
  const isOut = place.elements.some((id) => waters.has(id));
  return act.act !== "drink" || isOut || (vessel !== undefined && vessel.element !== "stand_in")
    ? act
    : { ...act, of: toolId(doer.height_m >= troughFrom_m ? "trough" : "saucer") };
}

/** `Carry eggs in a basket`: what they go in is what is carried. */
function inWhatHolds(act: TimedAct, { cast }: Film): TimedAct {
  const into = cast.find(({ id }) => id === act.to);
  const isCarried = act.act === "carry" && into !== undefined && into.kind !== "person" && into.kind !== "animal";
  return isCarried && isHeld(into.element, into.height_m) ? { ...act, of: into.id, to: null } : act;
}

/** `Sets the cup down on the table`: what is put on something does not come to the ground. */
function asSetOn(act: TimedAct, { cast }: Film): TimedAct {
  const under = cast.find(({ id }) => id === act.to);
  const isTop = under !== undefined && (under.element === "table" || topOf(under.element) !== null);
  return act.act === "put_down" && act.of !== null && isTop ? { ...act, act: "place" } : act;
}

/** One kneels down to a lower animal than this, metres. */
const flank_m = 1.1;

/** Who washes an animal rubs it down with a sponge, close by it. */
function asBath(act: TimedAct, { cast }: Film): TimedAct {
  const [doer, bathed] = [act.by, act.of ?? act.to].map((id) => cast.find((each) => each.id === id));
  return act.act === "wash" && doer?.kind === "person" && bathed?.kind === "animal"
    ? { ...act, act: bathed.height_m < flank_m ? "stroke" : "comb", of: null, to: bathed.id, with: toolId("sponge") }
    : act;
}

/** What is done takes a tool, whether it is named or not: whoever sweeps has a broom. */
const withTool = (told: TimedAct, film: Film): TimedAct => {
  const act = withStuff(asBath(asAnimal(asSetOn(withBoth(inWhatHolds(told, film), film), film), film), film), film);
  const doer = film.cast.find(({ id }) => id === act.by);
  const script = scriptOfAct(act.act);
  const named = film.cast.find(({ id }) => id === act.of);
  const isBare = doer?.kind === "animal" || (named !== undefined && script?.bare.includes(named.element) === true);
  const isFodder = act.act === "feed" && film.cast.find(({ id }) => id === act.to)?.kind === "animal";
  const tool = isBare ? null : isFodder ? "bread" : (script?.tool ?? null);
  // `They clink their mugs`: what is named is what each of them has.
  const isEachs = script?.with.some((owner) => owner.in.startsWith("both.")) === true;
  if (isEachs && act.with === null && named !== undefined && isHeld(named.element, named.height_m))
    return { ...act, of: null, with: act.of };
  // `He answers the phone`: the tool itself is what is named.
  if (
    act.with === null &&
    tool !== null &&
    film.cast.some(({ id, element }) => id === act.of && element === elementIn(tool))
  )
    return { ...act, of: null, with: act.of };
  return act.with === null && tool !== null && film.elements.has(elementIn(tool))
    ? { ...act, with: toolId(tool) }
    : act;
};

/** Whoever reads in a tent reads no tent: what somebody is within is not in their hands. */
const isAround = (thing: CastMember, { place }: Film): boolean =>
  place.elements.some((id) => isWithin(id, thing.element));

const toolsOf = (acts: readonly TimedAct[], film: Film): Handled[] =>
  [...new Set(acts.flatMap(({ of, with: tool }) => [of, tool]))].flatMap((id) => {
    const [mark, element = "", kind] = id?.split(":") ?? [];
    const card = mark === "tool" ? film.elements.get(element) : undefined;
    const worn = wornIn(film);
    const noun = worn?.element === card?.id ? (worn?.noun ?? "") : (kind ?? element.replaceAll("_", " "));
    return id === null || card === undefined
      ? []
      : [
          {
            id,
            element: card.id,
            noun,
            variants: kind === undefined ? variantsSaid(card.id, noun, noun, "", film.language) : [kind],
            height_m: card.height_m,
            colour: null,
          },
        ];
  });

/** Who has something in hand and does nothing else goes on holding it. */
const holding = (
  { acts, held, duration_s }: { acts: readonly TimedAct[]; held: ShotStaging["held"]; duration_s: number },
  present: readonly string[],
  film: Film,
): TimedAct[] =>
  held.flatMap(({ id, by }): TimedAct[] => {
    const thing = film.cast.find((member) => member.id === id);
    const busy = acts.some((act) => [act.by, act.to].includes(by) || [act.of, act.with].includes(id));
    return thing === undefined || busy || !present.includes(by) || !isBearable(thing, film)
      ? []
      : [{ act: "hold", by, of: id, to: null, with: null, begin_s: 0, contact_s: 0, end_s: duration_s }];
  });

/** Who goes about with something in hand has it there while they do what leaves a hand free. */
const carrying = (acts: readonly TimedAct[], held: ShotStaging["held"], film: Film): TimedAct[] =>
  acts.map((act) => {
    const script = scriptOfAct(act.act);
    const own = held.find(({ by, id }) => by === act.by && id !== act.of && id !== act.to);
    const thing = film.cast.find(({ id }) => id === own?.id);
    const free = act.with === null && script !== null && script.with.length === 0;
    return free && thing !== undefined && isBearable(thing, film) ? { ...act, with: thing.id } : act;
  });

const actsOf = (shot_id: string, film: Film): StagedAct[] => {
  const shot = scriptOf(film, shot_id);
  return (shot?.acts ?? []).filter((act) => !isBearing(act, shot, film));
};

/** What happens in every shot: acts with their times, and how the things that they handle are drawn. */
export const deriveStaging = (shots: readonly DraftShot[], film: Film): ShotStaging[] => {
  let feelings: Feelings = new Map();
  const unfolded = unfold(
    shots.map(({ shot_id, duration_seconds }) => ({
      shot_id,
      acts: timedActs(mountedOnly(actsOf(shot_id, film)), duration_seconds).map((act) => withTool(act, film)),
    })),
    film,
  );
  const told = unfolded.map(({ shot_id, acts }, at) => ({
    shot_id,
    acts,
    duration_s: shots[at]?.duration_seconds ?? 0,
  }));
  return unfolded.map(({ shot_id, acts: done, states, held: had }, at) => {
    const script = scriptOf(film, shot_id);
    const held = withContainers(had, script, film);
    const duration_s = told[at]?.duration_s ?? 0;
    const present = script?.present.map(({ cast }) => cast) ?? [];
    const set = setStage(told, at, film);
    const seen = [...done, ...set];
    const sat = withSeats(seen, shot_id, film);
    const own = [...carrying(sat, held, film), ...holding({ acts: sat, held, duration_s }, present, film)];
    const perched = perchedIn(shot_id, film, own);
    const going = withoutSeats(perched, own);
    const acts = [...going, ...settledIn(perched, going, duration_s, asleepIn(shot_id, film))];
    const placed = placedIn(shot_id, film, acts, perched);
    const inHands = new Set(held.map(({ id }) => id));
    // Faces are of what is told: what is still to come moves nobody.
    const faces = script === null ? [] : facesOf(script, done, film.screenplay, feelings);
    feelings = feelingsAfter(faces, done, feelings);
    const used = acts.flatMap(({ of, to, with: tool }) => [of, to, tool]);
    const ids = new Set(
      [...used, ...perched.map(({ on }) => on), ...placed.map(({ id }) => id)].filter((id) => id !== null),
    );
    const here = filmAt(film, shot_id);
    const left = new Set(acts.flatMap(({ act, of }) => (act === "fly_out" ? of : null) ?? []));
    const handled = film.cast.filter(
      (thing) =>
        ids.has(thing.id) &&
        thing.kind !== "person" &&
        (thing.kind !== "animal" || inHands.has(thing.id)) &&
        !isAround(thing, here) &&
        (left.has(thing.id) || !hangs(film, shot_id, thing)),
    );
    return {
      shot_id,
      acts,
      handled: [...handled.map((member) => handledOf(member, film, inHands.has(member.id))), ...toolsOf(acts, film)],
      held,
      ...(perched.length === 0 ? {} : { perched }),
      ...(placed.length === 0 ? {} : { placed }),
      states,
      faces,
      gaze: script === null ? [] : gazesOf(script, acts, film.screenplay),
    };
  });
};
