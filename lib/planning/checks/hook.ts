import type { StoryCheck } from "#lib/contract/plan.ts";
import { asksQuestion, showsAction, showsSubject } from "./language.ts";
import { notAssessed, reported, shotPatch, type Breach, type Checked } from "./rule.ts";
import { capital, mentions } from "#lib/planning/story/words.ts";

/** First shot: a subject, something happening, a question, early; product or brand early in commercial modes. */
export const checkHook = ({ shots, film }: Checked): StoryCheck => {
  const first = shots[0];
  if (
    first === undefined ||
    (film.cast.length === 0 && film.reading.actions.length === 0 && film.place.phrase === null)
  )
    return notAssessed("hook", "Nothing was read out of the intent that a first shot could show.");
  const { checks } = film.mode;
  const breaches: Breach[] = [];
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  const name = lead?.later ?? film.place.noun;
  const add = (breach: Omit<Breach, "shot_id">) => breaches.push({ shot_id: first.shot_id, ...breach });
  if (first.role !== "hook" && first.role !== "setup")
    add({
      severity: "warn",
      cost: 16,
      finding: `The film begins with a ${first.role}.`,
      field: "role",
      observed: first.role,
      expected: "hook or setup",
      suggestion: "Begin with a hook or a setup.",
      patch: shotPatch(first.shot_id, { role: "hook" }),
    });
  const subject = showsSubject(first, film);
  const action = showsAction(first, film);
  const question = asksQuestion(first.narrative_purpose) || asksQuestion(first.description);
  const nothing = !subject && !action && !question;
  // One repaired description serves every breach of the description, so that merged patches agree.
  const repaired = `${capital(lead?.first ?? film.place.noun)} turns toward the camera, and something is about to happen. ${first.description}`;
  const fields = { description: repaired };
  if (!subject)
    add({
      severity: nothing ? "fail" : "warn",
      cost: 34,
      finding: "The first shot shows nobody and nothing of the film's matter.",
      field: "description",
      observed: first.description,
      expected: `${name} in the first shot`,
      suggestion: `Begin with ${name}.`,
      patch: shotPatch(first.shot_id, fields),
    });
  if (!action)
    add({
      severity: nothing ? "fail" : "warn",
      cost: 30,
      finding: "Nothing happens in the first shot.",
      field: "description",
      observed: first.description,
      expected: "a visible action",
      suggestion: `Let ${name} do something at once.`,
      patch: shotPatch(first.shot_id, fields),
    });
  if (!question)
    add({
      severity: nothing ? "fail" : "warn",
      cost: 24,
      finding: "The first shot opens no question.",
      field: "narrative_purpose",
      observed: first.narrative_purpose,
      expected: "a question that the film answers later",
      suggestion: "Say what the viewer should ask.",
      patch: shotPatch(first.shot_id, { narrative_purpose: `Makes us ask: what will become of ${name}?` }),
    });
  const still =
    first.camera.movement === "static" && !film.reading.actions.some((each) => mentions(first.description, each.verb));
  if (checks.hook_needs_motion && still)
    add({
      severity: "warn",
      cost: 14,
      finding: `${film.mode.title} wants movement in the first shot.`,
      field: "camera.movement",
      observed: first.camera.movement,
      expected: "a moving camera or an action of the intent",
      suggestion: "Move the camera.",
      patch: shotPatch(first.shot_id, { camera: { movement: "push_in" } }),
    });
  const total = shots.reduce((sum, shot) => sum + shot.duration_seconds, 0);
  const late = Math.max(4, total * 0.45);
  const second = shots[1];
  if (checks.commercial && first.duration_seconds > late && second !== undefined) {
    const shorter = Math.max(0.75, Math.floor(late * 24) / 24);
    add({
      severity: "warn",
      cost: 12,
      finding: "The first shot keeps its answer for too long.",
      field: "duration_seconds",
      observed: `${first.duration_seconds.toFixed(2)} s`,
      expected: `at most ${late.toFixed(1)} s`,
      suggestion: "Shorten the first shot and give the time to the second.",
      patch: {
        shots: {
          [first.shot_id]: { duration_seconds: shorter },
          [second.shot_id]: { duration_seconds: second.duration_seconds + first.duration_seconds - shorter },
        },
      },
    });
  }
  if (checks.commercial) {
    // What people write into a shot later is not for sale.
    const named = film.cast.slice(0, film.reading.subjects.length).filter((member) => !member.faint);
    const products = named.filter((member) => member.kind === "product");
    const goods =
      products.length > 0 || film.reading.intent.product !== null
        ? products
        : named.filter((member) => member.kind === "food");
    const cues = [film.brand?.name, film.reading.intent.product, ...goods.map((member) => member.head)].filter(
      (cue): cue is string => typeof cue === "string",
    );
    const seen =
      cues.some((cue) => mentions(first.description, cue)) ||
      (film.brand?.product_ref != null && first.attached_ref_ids.includes(film.brand.product_ref.ref_id)) ||
      first.attached_ref_ids.some((ref) => ref.endsWith(":product"));
    const cue = cues[0];
    if (cue !== undefined && !seen)
      add({
        severity: "warn",
        cost: 18,
        finding: "Product and brand are missing from the first shot.",
        field: "description",
        observed: first.description,
        expected: `${cue} in view`,
        suggestion: `Show ${cue} in the first shot.`,
        patch: shotPatch(first.shot_id, {
          description: `${breaches.some((breach) => breach.field === "description") ? repaired : first.description} ${capital(cue)} is already in view.`,
        }),
      });
  }
  return reported(
    "hook",
    breaches,
    [
      {
        shot_id: first.shot_id,
        field: "narrative_purpose",
        observed: first.narrative_purpose,
        expected: "subject, action and question in the first shot",
      },
    ],
    `The first shot has ${name}, something happening and an open question.`,
  );
};
