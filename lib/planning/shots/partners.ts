import type { ElementCard } from "#lib/contract/element.ts";
import type { Present } from "#lib/contract/screenplay.ts";
import type { Pose } from "#lib/contract/vocabulary.ts";
import { type CastMember, type Film, scriptOf } from "#lib/planning/film.ts";

/** What one sits on and goes with. */
export const mounts: ReadonlySet<string> = new Set([
  "bicycle",
  "motorcycle",
  "scooter",
  "wheelchair",
  "horse",
  "camel",
]);

/** What one sits in, and is seen from the waist up. */
export const vessels: ReadonlySet<string> = new Set(["boat", "canoe"]);

const riding: ReadonlySet<Pose> = new Set(["ride", "drive"]);

/** What somebody present sits on or in: said by where they are, else by what they do. */
const seatsOf = ({ doing, at, touches, holds }: Present): string[] => [
  ...(at !== null && (at.relation === "on" || at.relation === "inside") ? [at.id] : []),
  ...(riding.has(doing) ? [touches, holds].filter((id) => id !== null) : []),
];

/** The cast member that somebody present in a shot rides; null when nobody does. */
export const riddenIn = (film: Film, shot_id: string, present: readonly number[]): number | null => {
  const script = scriptOf(film, shot_id);
  if (script === null) return null;
  const carries = (index: number) => {
    const { element = "" } = film.cast[index] ?? {};
    return mounts.has(element) || vessels.has(element);
  };
  const seats = script.present.flatMap(seatsOf);
  const sat = present.find((index) => carries(index) && seats.includes(film.cast[index]?.id ?? ""));
  if (sat !== undefined) return sat;
  const rides = script.present.some(({ doing }) => riding.has(doing));
  return rides ? (present.find(carries) ?? null) : null;
};

/** Whether anybody rides in any shot: what is ridden keeps one size all film long. */
export const isRidden = (film: Film, member: CastMember): boolean =>
  film.screenplay.shots.some((shot) =>
    shot.present.some((present) => riding.has(present.doing) || seatsOf(present).includes(member.id)),
  );

/** What somebody rides who is called after it: a motorcycle courier. */
export const mountNamed = (film: Film, member: CastMember): ElementCard | null => {
  const trade = riders.find(([who]) => who.test(`${member.phrase} ${member.later}`))?.[1];
  if (trade !== undefined) return film.elements.get(trade) ?? null;
  const rides = film.screenplay.shots.some(({ present }) =>
    present.some(({ cast, doing }) => cast === member.id && riding.has(doing)),
  );
  if (!rides) return null;
  const words = member.phrase.toLowerCase().split(/[^\p{L}]+/u);
  return (
    [...film.elements.values()].find(
      ({ id, words: known }) => mounts.has(id) && known.some((word) => words.includes(word)),
    ) ?? null
  );
};

/** Those who are called by what they ride. */
const riders: readonly (readonly [who: RegExp, mount: string])[] = [
  [
    /\bwheelchair|silla de ruedas|fauteuil roulant|rollstuhl|cadeira(?:nte| de rodas)|sedia a rotelle|carrozzina|車椅子|轮椅|व्हीलचेयर|كرسي متحرك/iu,
    "wheelchair",
  ],
  [/\b(?:motor ?cyclist|motorbiker|motociclista|motard|motorradfahrer)|バイク乗り|摩托车手/iu, "motorcycle"],
  [/\b(?:cyclist|ciclista|cycliste|radfahrer|radler|mountain biker)|サイクリスト|骑行者|साइकिल सवार|دراج/iu, "bicycle"],
  [
    /\b(?:horse)?riders\b(?! of)|\bcavalry\b|\b(?:jockey|horseman|horsewoman|jinete|cavalier|reiter)|騎手|骑手|घुड़सवार/iu,
    "horse",
  ],
];
