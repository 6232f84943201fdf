import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { ScreenplayRevision } from "#lib/contract/revision.ts";

type Entry = { id: string };

const fresh = <T extends Entry>(
  before: readonly T[],
  after: readonly T[],
): Record<string, Omit<T, "id">> | undefined => {
  const added = after
    .filter(({ id }) => !before.some((each) => each.id === id))
    .map(({ id, ...rest }) => [id, rest] as const);
  return added.length === 0 ? undefined : Object.fromEntries(added);
};

/** What one shot is in another screenplay, with whom and what it newly needs, as edits of this one. */
export const screenplayPatch = (before: Screenplay, after: Screenplay, shot_id: string): ScreenplayRevision => {
  const old = before.shots.find((shot) => shot.shot_id === shot_id);
  const now = after.shots.find((shot) => shot.shot_id === shot_id);
  if (old === undefined || now === undefined) return {};
  const differs = (field: keyof typeof old) => JSON.stringify(now[field]) !== JSON.stringify(old[field]);
  // Its director's acts stand: they are named wherever an edit of the words would have them read from those.
  const isReworded = differs("action") || differs("detail") || differs("present") || differs("props");
  const fields = Object.entries(now).filter(
    ([field]) => differs(field as keyof typeof old) || (field === "acts" && isReworded),
  );
  const lists = {
    cast: fresh(before.cast, after.cast),
    props: fresh(before.props, after.props),
    places: fresh(before.places, after.places),
  };
  return {
    ...(Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined)) as ScreenplayRevision),
    ...(fields.length === 0 ? {} : { shots: { [shot_id]: Object.fromEntries(fields) } }),
  };
};
