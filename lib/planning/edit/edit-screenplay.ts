import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { PlanEdits, ScreenplayRevision, ShotRevision } from "#lib/contract/revision.ts";
import { mergePatch } from "#lib/planning/merge-patch.ts";

/** Edits of a screenplay's lists, keyed by id: null removes, an unknown id adds. */
const editedEntries = <T extends { id: string }>(
  entries: readonly T[],
  edits: Record<string, unknown> | undefined,
  bare: Omit<T, "id" | "name">,
): T[] => {
  if (edits === undefined) return [...entries];
  const kept = entries.flatMap((entry) => {
    const edit = edits[entry.id];
    return edit === null ? [] : edit === undefined ? [entry] : [overlaid(entry, edit)];
  });
  const added = Object.entries(edits).flatMap(([id, edit]) =>
    edit === null || entries.some((entry) => entry.id === id)
      ? []
      : [overlaid({ ...bare, id, name: id } as unknown as T, edit)],
  );
  return [...kept, ...added];
};

/** Null is a value of an entry's fields, not a removal. */
const overlaid = <T extends object>(entry: T, edit: unknown): T => ({
  ...entry,
  ...Object.fromEntries(Object.entries(edit as object).filter(([, value]) => value !== undefined)),
});

const bareCast = { kind: "person", count: 1, looks: "", wardrobe: "", drawn_as: null } as const;
const bareProp = { looks: "", drawn_as: null } as const;
const barePlace = {
  looks: "",
  time_of_day: "unspecified",
  weather: "unspecified",
  season: "unspecified",
  drawn_as: null,
} as const;

const firstSentence = /^.*?[.!?。！？।…](?=\s|$|[^\s\p{P}])/su;

/** A description as a person wrote it: its first sentence is the act, the rest is what else is seen. */
export const actOf = (description: string): Pick<ScreenplayShot, "action" | "detail" | "action_en" | "detail_en"> => {
  const text = description.trim();
  const action = (firstSentence.exec(text)?.[0] ?? text).slice(0, 1200);
  // English that the director wrote beside other words no longer says the same.
  return { action, detail: text.slice(action.length).trim(), action_en: null, detail_en: null };
};

/** What a shot's own fields say, as fields of the screenplay. */
const scriptFields = ({
  role,
  framing,
  narrative_purpose,
  description,
  camera,
  continuity,
  caption,
}: ShotRevision): Partial<ScreenplayShot> => {
  const fields = {
    role,
    framing,
    purpose: narrative_purpose,
    lens_mm: camera?.lens_mm,
    movement: camera?.movement,
    angle: camera?.angle,
    key_side: continuity?.key_light_side,
    caption,
  };
  const told = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...told, ...(description === undefined ? {} : actOf(description)) };
};

/** English beside words that a person changed no longer says the same. */
const ownWords = <T extends { action?: string | undefined; detail?: string | undefined }>(edit: T): T =>
  edit.action === undefined && edit.detail === undefined ? edit : { action_en: null, detail_en: null, ...edit };

/** The screenplay with a person's edits in it: those of single shots, then those of the screenplay itself. */
export const editScreenplay = (
  screenplay: Screenplay,
  edits: PlanEdits,
  /** Shots that stay, in their new order. */
  order: readonly string[],
): Screenplay => {
  const own: ScreenplayRevision = edits.screenplay ?? {};
  const shots = order.flatMap((shot_id) => {
    const shot = screenplay.shots.find((each) => each.shot_id === shot_id);
    if (shot === undefined) return [];
    const edited = overlaid(shot, scriptFields(edits.shots?.[shot_id] ?? {}));
    return [overlaid(edited, ownWords(own.shots?.[shot_id] ?? {}))];
  });
  return {
    ...screenplay,
    ...(own.logline === undefined ? {} : { logline: own.logline }),
    ...(own.title === undefined ? {} : { title: own.title }),
    ...(own.end_card === undefined ? {} : { end_card: own.end_card }),
    style: mergePatch(screenplay.style, own.style ?? {}) as Screenplay["style"],
    cast: editedEntries(screenplay.cast, own.cast, bareCast),
    places: editedEntries(screenplay.places, own.places, barePlace),
    props: editedEntries(screenplay.props, own.props, bareProp),
    shots,
  };
};

/** Shots whose entry differs between two screenplays, or whose cast, props or place do. */
export const shotsTouched = (before: Screenplay, after: Screenplay): Set<string> => {
  const changed = <T extends { id: string }>(one: readonly T[], other: readonly T[]): string[] =>
    [...one, ...other].flatMap(({ id }) =>
      JSON.stringify(one.find((each) => each.id === id)) === JSON.stringify(other.find((each) => each.id === id))
        ? []
        : [id],
    );
  const entries = new Set([
    ...changed(before.cast, after.cast),
    ...changed(before.props, after.props),
    ...changed(before.places, after.places),
  ]);
  return new Set(
    after.shots.flatMap((shot) => {
      const old = before.shots.find(({ shot_id }) => shot_id === shot.shot_id);
      const acting = shot.acts.flatMap(({ by, of, to, with: tool }) => [by, of ?? by, to ?? by, tool ?? by]);
      const shown = [shot.place, shot.focus, ...shot.props, ...shot.present.map(({ cast }) => cast), ...acting];
      return JSON.stringify(old) !== JSON.stringify(shot) || shown.some((id) => entries.has(id)) ? [shot.shot_id] : [];
    }),
  );
};
