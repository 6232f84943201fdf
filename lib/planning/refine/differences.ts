import type { PlanContent } from "#lib/contract/plan.ts";
import type { PlanDifference } from "#lib/contract/refine.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import { canonicalJson } from "#lib/planning/canonical-json.ts";

/** Parts that are listed as one value: half a path of a camera tells nobody anything. */
const whole: ReadonlySet<string> = new Set(["path", "drawn_as", "top_factors", "attached_ref_ids"]);
/** What routing and pricing make of a draft later. */
const unsettled: ReadonlySet<string> = new Set(["prompt", "routed_model", "routing"]);

/** What is not as it was in one shot's entries and in the film's own length and card, by JSON Pointer. */
export const differencesOf = (content: PlanContent, draft: FilmDraft, at: number): PlanDifference[] => [
  ...compare(content.duration_seconds, draft.duration_seconds, "/duration_seconds"),
  ...compare(content.shots[at], draft.shots[at], `/shots/${at}`),
  ...compare(content.edit_beats[at], draft.edit_beats[at], `/edit_beats/${at}`),
  ...compare(content.camera_physics[at], draft.camera_physics[at], `/camera_physics/${at}`),
  ...compare(content.depth_layers[at], draft.depth_layers[at], `/depth_layers/${at}`),
  ...compare(content.end_card, draft.end_card, "/end_card"),
];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null);

const compare = (from: unknown, to: unknown, pointer: string): PlanDifference[] => {
  if (same(from, to)) return [];
  const name = pointer.split("/").at(-1) ?? "";
  const lists = Array.isArray(from) && Array.isArray(to);
  if (!isObject(from) || !isObject(to) || whole.has(name) || (lists && from.length !== to.length))
    return [{ pointer, from: from ?? null, to: to ?? null }];
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((key) => !unsettled.has(key));
  return keys.flatMap((key) => compare(valueAt(from, key), valueAt(to, key), `${pointer}/${key}`));
};

const valueAt = (value: Record<string, unknown>, key: string): unknown => value[key];
