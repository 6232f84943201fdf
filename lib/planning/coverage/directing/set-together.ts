import type { Present, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { placeOnBody } from "#lib/places/on-body.ts";
import { spotSaid } from "#lib/places/set-by.ts";
import { isLiving, isPerson, isPlace, type Story, type Thing } from "#lib/planning/coverage/reading/story.ts";
import { spanOf } from "./belongings.ts";
import type { Ensemble } from "./stage.ts";

/** Whoever words set by somebody is where they are: the dog at his feet is seen with him, and he with the dog. */

/** Where the words begin that set a thing by or on somebody named before; null where none do. */
function setFrom(thing: Thing, { text, language, things }: Story): number | null {
  const named = spanOf(thing, text);
  const spot = spotSaid(text, thing.phrase, language) ?? spotSaid(text, named, language);
  const isBroken = (start: number, end: number) =>
    things.some(
      ({ phrase, parts }) => parts.length === 0 && phrase.start >= start && phrase.end <= end && phrase.by !== "own",
    );
  if (spot !== null) return isBroken(spot.start, spot.end) ? null : spot.start;
  const place = placeOnBody(text, named, language);
  return place === null || place === "hand" ? null : named.start;
}

/** Things by those that they are set by. */
function tiesIn(story: Story, ids: ReadonlySet<string>): Map<string, string> {
  const own = story.things.filter(({ id, parts }) => ids.has(id) && parts.length === 0);
  return new Map(
    own.flatMap((thing): [string, string][] => {
      const start = isPlace(thing) ? null : setFrom(thing, story);
      if (start === null) return [];
      const before = own
        .filter((other) => other !== thing && other.phrase.end <= start && !isPlace(other))
        .toSorted((a, b) => b.phrase.start - a.phrase.start);
      const by = before.find(isPerson) ?? before.find(isLiving) ?? before[0];
      return by === undefined ? [] : [[thing.id, by.id]];
    }),
  );
}

const near: ReadonlySet<string> = new Set(["medium_close", "close", "extreme_close", "insert"]);

/** Shots in which those are together whom words set by each other, however their sentence is parted. */
export function setTogether(
  shots: readonly ScreenplayShot[],
  story: Story,
  { cast, props }: Ensemble,
): ScreenplayShot[] {
  const ties = tiesIn(story, new Set([...cast, ...props].map(({ id }) => id)));
  if (ties.size === 0) return [...shots];
  const isCast = (id: string) => cast.some((one) => one.id === id);
  const known = (id: string): Present | undefined =>
    shots.flatMap(({ present }) => present).find((each) => each.cast === id);
  return shots.map((shot) => {
    if (near.has(shot.framing)) return shot;
    const here = new Set([...shot.present.map((each) => each.cast), ...shot.props]);
    const missing = [...ties].flatMap(([id, by]) =>
      here.has(id) === here.has(by)
        ? []
        : here.has(id)
          ? isCast(by) && !shot.acts.some((act) => act.by !== id)
            ? [by]
            : []
          : [id],
    );
    const added = missing.flatMap((id) => (isCast(id) ? (known(id) ?? []) : []));
    return {
      ...shot,
      present: [...shot.present, ...added].slice(0, 6),
      props: [...new Set([...shot.props, ...missing.filter((id) => !isCast(id))])],
    };
  });
}
