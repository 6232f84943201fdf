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
  const fields = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field as keyof typeof old]),
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
