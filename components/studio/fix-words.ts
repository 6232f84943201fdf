import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { plainWords, sentenceCase } from "./words.ts";

const names: Record<string, string> = {
  duration_seconds: "length",
  narrative_purpose: "purpose",
  routed_model: "model",
  attached_ref_ids: "references",
  index: "order",
  end_card: "end card",
  setup_of: "what is planted",
  pays_off: "what comes back",
  lens_mm: "lens",
  aspect_ratio: "aspect ratio",
};
const named = (field: string): string => names[field] ?? plainWords(field);

const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** What a patch would change, as a person says it: `Shots 1 and 3: length`, `Film: end card`. */
export const fixWords = (plan: DirectorPlan, { shots = {}, screenplay = {}, ...film }: PlanEdits): string => {
  const { shots: written = {}, ...story } = screenplay;
  const touched = plan.shots.filter(({ shot_id }) => shot_id in shots || shot_id in written);
  const fields = new Set(
    touched.flatMap(({ shot_id }) => {
      const edit = shots[shot_id];
      if (edit === null) return ["left out"];
      return [...Object.entries(edit ?? {}), ...Object.entries(written[shot_id] ?? {})].flatMap(([field, value]) =>
        field === "camera" || field === "continuity" ? Object.keys(value as object).map(named) : [named(field)],
      );
    }),
  );
  const parts = [];
  if (touched.length > 0)
    parts.push(
      `${touched.length === 1 ? "Shot" : "Shots"} ${listOf(touched.map(({ index }) => String(index)))}: ${listOf([...fields])}`,
    );
  const whole = [...Object.keys(film), ...Object.keys(story)].map(named);
  if (whole.length > 0) parts.push(`Film: ${listOf(whole)}`);
  return sentenceCase(parts.join(". "));
};
