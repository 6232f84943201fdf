import type { PlanContent } from "#lib/contract/plan.ts";
import { diceFor } from "#lib/planning/dice.ts";
import { cardOf } from "#lib/planning/draft-film.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { openFilm } from "#lib/planning/open-film.ts";
import type { Reading, Span } from "#lib/planning/reading.ts";
import { goneOn, readFollowing } from "./gone-on.ts";

/** A film as far as it goes, and as it goes on. */
export interface ContinuedFilm {
  /** The first part's: what its own intent named. */
  first: Film;
  /** What follows, with everybody of the first part known already. */
  next: Film;
  /** Members that only the continuation names. */
  newcomers: CastMember[];
}

type Continuation = Pick<PlanContent, "mode_selection" | "seed" | "shots" | "intent">;

/**
 * Opens the film that follows: `text` read behind the first intent, so that `she` is who she was; without it the deeds
 * of the first part go on. Place, hour, weather and cast stay where the text names no others.
 */
export const continueFilm = (content: Continuation, raw: string | null, input: PlanningInput): ContinuedFilm => {
  const { primary, secondary } = content.mode_selection;
  const own = { ...input, seed: content.seed };
  const open = (reading: Reading): Film =>
    openFilm(reading, content.mode_selection, cardOf(primary), cardOf(secondary), own);
  const first = open(readIntent(input.request.raw_intent, input.elements));
  const last = content.shots.at(-1)?.continuity;
  const held = {
    key_light_side: last?.key_light_side ?? first.key_light_side,
    screen_direction:
      content.shots.map(({ continuity }) => continuity.screen_direction).findLast((way) => lateral.has(way)) ??
      first.screen_direction,
    matter: null,
  };
  const weather = last?.weather ?? content.intent.weather;
  if (raw === null) {
    const told = content.shots.map(({ description }) => description).join(" ");
    const reading: Reading = {
      ...first.reading,
      actions: [],
      quoted: [],
      cues: silent,
      intent: { ...first.reading.intent, weather },
      // The first part has told its intent: nothing of it is to be told again.
      orders: [{ start: 0, end: first.reading.raw.length }],
    };
    const next: Film = {
      ...first,
      ...held,
      reading,
      cast: first.cast.map(known),
      deeds: first.deeds.map((deed) => ({ ...deed, action: null, script: goneOn(deed.script, told) })),
      time_of_day: last?.time_of_day ?? first.time_of_day,
    };
    return { first, next, newcomers: [] };
  }
  const following = readFollowing(raw);
  const { text } = following;
  const alone = open(readIntent(text, input.elements));
  const joined = open(joinedReading(first.reading, text, input));
  const shared = joined.reading.language === first.reading.language ? joined : alone;
  const offset = shared === joined ? joined.reading.raw.length - text.length : 0;
  const cast = shared.cast.map((member, index) => {
    const before = shared.reading.subjects[index]?.span.start ?? 0;
    const same = first.cast.find((each) => isSame(each, member));
    return same === undefined || same.faint ? (before < offset ? known(member) : member) : known(same);
  });
  const moved = (span: Span): Span => ({
    start: Math.max(0, span.start - offset),
    end: Math.max(0, span.end - offset),
  });
  const spoken = shared.reading.actions
    .filter(({ span }) => span.start >= offset)
    .map((action) => ({ ...action, subject: whoIsMeant(moved(action.span), alone, cast, first) ?? action.subject }));
  const original = shared.reading.actions.filter(({ span }) => span.start >= offset);
  const place = alone.reading.setting === null ? first.place : alone.place;
  const hour = following.hour ?? alone.reading.intent.time_of_day;
  const dry = following.later && wet.has(weather) ? "clear" : weather;
  const reading: Reading = {
    ...shared.reading,
    raw: text,
    quoted: alone.reading.quoted,
    cues: alone.reading.cues,
    orders: alone.reading.orders,
    setting: alone.reading.setting,
    actions: spoken.map((action) => ({ ...action, span: moved(action.span) })),
    subjects: shared.reading.subjects.map((subject) => ({ ...subject, span: moved(subject.span) })),
    intent: {
      ...first.reading.intent,
      weather: alone.reading.intent.weather === "unspecified" ? dry : alone.reading.intent.weather,
    },
  };
  const deeds = shared.deeds.flatMap((deed) => {
    const told = deed.action === null ? undefined : shared.reading.actions[deed.action];
    const action = told === undefined ? -1 : original.indexOf(told);
    return action === -1 ? [] : [{ ...deed, action, doer: spoken[action]?.subject ?? deed.doer }];
  });
  const doer = spoken.find(({ subject }) => subject !== null)?.subject ?? null;
  const interior = place.interior && hour === "unspecified";
  const next: Film = {
    ...first,
    ...held,
    reading,
    cast,
    lead: doer ?? leadOf(cast, shared, first),
    deeds,
    place,
    time_of_day:
      hour === "unspecified" || hour === "interior"
        ? place === first.place
          ? (last?.time_of_day ?? first.time_of_day)
          : interior
            ? "interior"
            : outdoors(last?.time_of_day ?? first.time_of_day)
        : hour,
  };
  const newcomers = cast.filter((member) => !first.cast.some((each) => isSame(each, member)) && !member.faint);
  return { first, next, newcomers };
};

const lateral: ReadonlySet<string> = new Set(["left_to_right", "right_to_left"]);
const silent: Reading["cues"] = {
  duration_seconds: null,
  shot_count: null,
  aspect_ratio: null,
  camera: [],
  framing: null,
};

const outdoors = (hour: Film["time_of_day"]): Film["time_of_day"] => (hour === "interior" ? "unspecified" : hour);

/** Somebody who was seen before is not introduced again. */
const known = (member: CastMember): CastMember => ({ ...member, first: member.later });

const isSame = (a: CastMember, b: CastMember): boolean =>
  a.head.toLowerCase() === b.head.toLowerCase() || a.later.toLowerCase() === b.later.toLowerCase();

const wet: ReadonlySet<string> = new Set(["rain", "storm", "snow", "fog", "dust"]);

const female = /\b(?:woman|girl|female|mother|daughter|grandmother|queen|wife|sister|bride)\b/iu;
const male = /\b(?:man|boy|male|father|son|grandfather|king|husband|brother|groom)\b/iu;

/** `she`, `a woman`: of which sex somebody is; null where nothing says. */
const sexSaid = (words: string): "female" | "male" | null =>
  /^she$/iu.test(words) || female.test(words) ? "female" : /^he$/iu.test(words) || male.test(words) ? "male" : null;

/** Whom a pronoun of the continuation means: somebody of the first part, of the same sex where that is known. */
const whoIsMeant = (span: Span, alone: Film, cast: readonly CastMember[], first: Film): number | null => {
  const { actions, subjects, raw } = alone.reading;
  const action = actions.find((each) => each.span.start === span.start);
  const subject = action?.subject === null || action === undefined ? undefined : subjects[action.subject];
  const written = /(?<!\p{L})(she|he)\s+(?:\p{L}+ly\s+)?$/iu.exec(raw.slice(0, span.start))?.[1] ?? null;
  const said = written ?? subject?.stands_for ?? null;
  const sex = said === null ? null : sexSaid(said);
  const named = subjects.some(
    (each) => each.kind === "person" && each.stands_for === null && each.span.end > 0 && each.span.end <= span.start,
  );
  if (said === null || named || (sex === null && !/\bsome(?:body|one)\b/u.test(said))) return null;
  const people = first.cast.filter((member) => member.kind === "person" && !member.faint);
  const [own, other] = sex === "female" ? [female, male] : [male, female];
  const meant = people.find(({ lock }) => own.test(lock)) ?? people.find(({ lock }) => !other.test(lock)) ?? people[0];
  const at = meant === undefined ? -1 : cast.findIndex((member) => isSame(member, meant));
  return at === -1 ? null : at;
};

/** Both texts as one, so that pronouns of the second find their nouns in the first. */
const joinedReading = (first: Reading, text: string, input: PlanningInput): Reading => {
  const stop = /[.!?。！？।؟]\s*$/u.test(first.raw) ? "" : /[ぁ-んァ-ヶ一-龠]/u.test(first.raw) ? "。" : ".";
  return readIntent(`${first.raw}${stop}\n${text}`, input.elements);
};

/** Who the continuation is about where none of its verbs says: whom it names, else whoever the film was about. */
const leadOf = (cast: readonly CastMember[], shared: Film, first: Film): number | null => {
  const before = first.lead === null ? undefined : first.cast[first.lead];
  const at = before === undefined ? -1 : cast.findIndex((member) => isSame(member, before));
  return at === -1 ? shared.lead : at;
};

/** The same film with other throws of the dice, so that what it chooses can be chosen again. */
export const withThrow = (film: Film, text: string, turn: number, seed = film.seed): Film => ({
  ...film,
  dice: diceFor(seed, `${film.reading.raw}\u0001${film.mode.id}\u0001then ${text}\u0001${turn}`),
});
