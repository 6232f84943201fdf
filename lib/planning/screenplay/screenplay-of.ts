import type { PlanContent } from "#lib/contract/plan.ts";
import type { CastEntry, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { screenplayLimits, screenplaySchema } from "#lib/contract/screenplay.ts";
import { actOf } from "#lib/planning/edit/edit-screenplay.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";

type ShownShot = Pick<
  PlanContent["shots"][number],
  "shot_id" | "role" | "narrative_purpose" | "description" | "framing" | "camera" | "caption" | "duration_seconds"
> & { continuity: Pick<PlanContent["shots"][number]["continuity"], "subject_lock" | "key_light_side"> };

type Shown = Pick<PlanContent, "intent" | "language" | "title" | "mode_selection" | "end_card" | "duration_seconds"> & {
  shots: readonly ShownShot[];
  screenplay?: Screenplay | undefined;
};

/**
 * The screenplay of a plan. Plans stored before there were screenplays, and films of a supplied picture, get one that says
 * what their shots show; a screenplay that is older than acts, feelings and measured states has none of them.
 */
export const screenplayOf = (plan: Shown): Screenplay =>
  plan.screenplay === undefined ? screenplayFromShots(plan) : screenplaySchema.parse(plan.screenplay);

/** A screenplay that says what shots show that were written without one. */
export const screenplayFromShots = (plan: Omit<Shown, "screenplay">): Screenplay => {
  const { shots, intent, language, title, mode_selection, end_card, duration_seconds } = plan;
  const mode = modeCardOf(mode_selection.primary);
  const cast = intent.subjects.slice(0, screenplayLimits.cast).map((name, index): CastEntry => ({
    id: `c${index + 1}`,
    name: name.slice(0, screenplayLimits.name),
    kind: "object",
    count: 1,
    looks: "",
    wardrobe: "",
    drawn_as: null,
  }));
  const place = {
    id: "p1",
    name: (intent.setting ?? title).slice(0, screenplayLimits.name) || "-",
    looks: "",
    time_of_day: intent.time_of_day,
    weather: intent.weather,
    season: "unspecified",
    drawn_as: null,
  } as const;
  const named = (text: string): string[] =>
    cast.filter(({ name }) => text.toLowerCase().includes(name.toLowerCase())).map(({ id }) => id);
  const mean = duration_seconds / Math.max(1, shots.length);
  return {
    language,
    logline: (shots[0]?.description ?? title).slice(0, 400),
    title,
    treatment: mode_selection,
    cast,
    places: [place],
    props: [],
    style: {
      look: mode.light.quality,
      palette_words: [],
      era: intent.era,
      lock: shots[0]?.continuity.subject_lock.slice(0, 400) ?? "",
    },
    shots: shots.map((shot): ScreenplayShot => {
      const seen = named(shot.description);
      return {
        shot_id: shot.shot_id,
        role: shot.role,
        weight: Math.min(5, Math.max(0.2, shot.duration_seconds / mean)),
        purpose: shot.narrative_purpose.slice(0, 1200),
        ...actOf(shot.description),
        place: place.id,
        present: [],
        acts: [],
        props: seen.slice(0, screenplayLimits.present),
        focus: seen[0] ?? place.id,
        framing: shot.framing,
        angle: shot.camera.angle,
        lens_mm: shot.camera.lens_mm,
        movement: shot.camera.movement,
        motivation: "",
        light: mode.light.quality,
        key_side: shot.continuity.key_light_side,
        sound: "",
        dialogue: [],
        caption: shot.caption,
        transition_in: "cut",
        now: [],
        changes: null,
        holds: false,
        setup_of: [],
        pays_off: [],
      };
    }),
    end_card: end_card === null ? null : { text: end_card.text, cta: end_card.cta },
    undrawn: [],
  };
};
