import type { StoryCheck } from "#lib/contract/plan.ts";
import { contradictedHours, withoutHour } from "./hours.ts";
import { presentIn } from "#lib/planning/shots/stage.ts";
import { notAssessed, reported, shotPatch, type Breach, type Checked } from "./rule.ts";

/** The value most shots share; the earliest wins a tie. */
const usual = <T>(values: readonly T[]): T | undefined => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};

const lateral: ReadonlySet<string> = new Set(["left_to_right", "right_to_left"]);

const constant: readonly {
  field: "subject_lock" | "wardrobe" | "key_light_side" | "time_of_day";
  cost: number;
  severity: "warn" | "fail";
  what: string;
  advice: string;
}[] = [
  {
    field: "subject_lock",
    cost: 40,
    severity: "fail",
    what: "The identity block differs",
    advice: "Repeat the identity block word for word.",
  },
  {
    field: "wardrobe",
    cost: 24,
    severity: "warn",
    what: "The wardrobe changes",
    advice: "Keep the clothes for one stretch of time.",
  },
  {
    field: "key_light_side",
    cost: 20,
    severity: "warn",
    what: "The key light changes sides",
    advice: "Keep the key on its side within one time of day.",
  },
  {
    field: "time_of_day",
    cost: 24,
    severity: "warn",
    what: "The time of day jumps",
    advice: "Keep one time of day, or say in words that time has passed.",
  },
];

/** What a film holds of everybody, before and after somebody whom its own words name comes in. */
const joinedBy = (fewer: string, more: string, known: readonly (string | null)[]): string | null => {
  const lead = fewer === "" ? "" : `${fewer}; `;
  if (more === fewer || !more.startsWith(lead)) return null;
  let rest = more.slice(lead.length);
  const held = known.filter((each) => each !== null && each !== "").toSorted((a, b) => b!.length - a!.length);
  while (rest !== "") {
    const next = held.find((each) => rest === each || rest.startsWith(`${each}; `));
    if (next === undefined || next === null) return null;
    rest = rest.slice(next.length + 2);
  }
  return more.slice(lead.length);
};

/** Identity, references, axis, light side, wardrobe, time: what must stay as it was. */
export const checkContinuity = ({ shots, film }: Checked): StoryCheck => {
  if (film.cast.length === 0)
    return notAssessed("continuity", "No subject returns from shot to shot, so there is no identity to hold.");
  const breaches: Breach[] = [];
  const arrivals: StoryCheck["evidence"] = [];
  for (const { field, cost, severity, what, advice } of constant) {
    const value =
      field === "subject_lock"
        ? usual(shots.map((shot) => shot.continuity[field]).filter((lock) => lock !== ""))
        : usual(shots.map((shot) => shot.continuity[field]));
    if (value === undefined) continue;
    for (const shot of shots) {
      const own = shot.continuity[field];
      if (own === value) continue;
      if (field === "subject_lock" || field === "wardrobe") {
        const known = film.cast.map((member) => (field === "wardrobe" ? member.wardrobe : member.lock));
        // Who comes in later is added to what is held; the shots before need not know of them, those after must.
        const firstHeld = shots.find(({ continuity }) => continuity[field] === value)?.index ?? 0;
        const coming = joinedBy(value ?? "", own ?? "", known);
        if (coming !== null && shot.index > firstHeld) {
          if (field === "subject_lock")
            arrivals.push({
              shot_id: shot.shot_id,
              field: "continuity.subject_lock",
              observed: coming,
              expected: value ?? "none",
            });
          continue;
        }
        if (joinedBy(own ?? "", value ?? "", known) !== null && shot.index < firstHeld) continue;
      }
      breaches.push({
        severity,
        cost,
        finding: `${what} in shot ${shot.index}.`,
        shot_id: shot.shot_id,
        field: `continuity.${field}`,
        observed: own ?? "none",
        expected: value ?? "none",
        suggestion: advice,
        patch: shotPatch(shot.shot_id, { continuity: { [field]: value } }),
      });
    }
  }
  for (const { shot, said, hour } of contradictedHours(shots, film.reading.raw))
    breaches.push({
      severity: "warn",
      cost: 24,
      finding: `Shot ${shot.index} says ${said} in a film that plays ${hour}.`,
      shot_id: shot.shot_id,
      field: "description",
      observed: said,
      expected: hour,
      suggestion: "Keep one time of day, or say in words that time has passed.",
      patch: shotPatch(shot.shot_id, { description: withoutHour(shot.description, said) }),
    });
  const direction = usual(shots.map((shot) => shot.continuity.screen_direction).filter((each) => lateral.has(each)));
  for (const [index, shot] of shots.entries()) {
    const own = shot.continuity.screen_direction;
    if (direction === undefined || !lateral.has(own) || own === direction) continue;
    // A shot toward or away from the camera carries the eye across the line, if the new direction then holds.
    const bridge = shots[index - 1]?.continuity.screen_direction;
    const after = shots.slice(index).filter((each) => lateral.has(each.continuity.screen_direction));
    const holds = after.length > 1 && after.every((each) => each.continuity.screen_direction === own);
    if ((bridge === "toward" || bridge === "away") && holds) continue;
    breaches.push({
      severity: "warn",
      cost: 26,
      finding: `Shot ${shot.index} crosses the axis.`,
      shot_id: shot.shot_id,
      field: "continuity.screen_direction",
      observed: own,
      expected: direction,
      suggestion: "Keep the screen direction, or cross it in a shot toward the camera.",
      patch: shotPatch(shot.shot_id, { continuity: { screen_direction: direction } }),
    });
  }
  const appearances = shots.map((shot) => presentIn(shot, film));
  for (const [index, shot] of shots.entries()) {
    const wanted = [
      film.style_ref,
      ...referencesIn(appearances[index] ?? [], appearances, film.cast),
      ...(film.brand?.product_ref ? [film.brand.product_ref.ref_id] : []),
    ];
    const missing = wanted.filter((ref) => !shot.attached_ref_ids.includes(ref));
    if (missing.length === 0) continue;
    breaches.push({
      severity: "warn",
      cost: 18,
      finding: `Shot ${shot.index} lacks a reference that its picture needs.`,
      shot_id: shot.shot_id,
      field: "attached_ref_ids",
      observed: shot.attached_ref_ids.join(", ") || "none",
      expected: wanted.join(", "),
      suggestion: "Attach the same references wherever the subject returns.",
      patch: shotPatch(shot.shot_id, { attached_ref_ids: [...shot.attached_ref_ids, ...missing] }),
    });
  }
  const [first] = shots;
  return reported(
    "continuity",
    breaches,
    first === undefined
      ? []
      : [
          {
            shot_id: first.shot_id,
            field: "continuity.subject_lock",
            observed: first.continuity.subject_lock,
            expected: "the same in every shot",
          },
          ...arrivals,
        ],
    arrivals[0] === undefined
      ? "Identity, axis, light, clothes and time hold from first to last."
      : `Identity, axis, light, clothes and time hold; somebody comes in in shot ${shots.find(({ shot_id }) => shot_id === arrivals[0]?.shot_id)?.index}.`,
  );
};

/** `char:` references of the members in a shot that are seen in more than one. */
export const referencesIn = (
  present: readonly number[],
  all: readonly (readonly number[])[],
  cast: readonly { ref_id: string | null }[],
): string[] =>
  present.flatMap((index) => {
    const ref = cast[index]?.ref_id ?? null;
    return ref !== null && all.filter((each) => each.includes(index)).length > 1 ? [ref] : [];
  });
