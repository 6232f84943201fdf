import type { StoryCheck } from "#lib/contract/plan.ts";
import type { Role } from "#lib/contract/vocabulary.ts";
import { presentIn } from "#lib/planning/shots/stage.ts";
import { mentions } from "#lib/planning/story/words.ts";
import { asksQuestion, givesAnswer } from "./language.ts";
import { notAssessed, reported, shotPatch, type Breach, type Checked } from "./rule.ts";

/** Roles that lead on to something; a film cannot end on them. */
const beginning: ReadonlySet<Role> = new Set(["hook", "setup", "build", "proof"]);

/** Last shot: answers the hook, states its final image, carries CTA and brand. Inverted where a mode must not answer. */
export const checkPayoff = ({ shots, film, end_card }: Checked): StoryCheck => {
  const first = shots[0];
  const last = shots.at(-1);
  if (first === undefined || last === undefined || first === last)
    return notAssessed("payoff", "There is no last shot that could answer a first.");
  const breaches: Breach[] = [];
  const name = film.lead === null ? film.place.noun : (film.cast[film.lead]?.later ?? film.place.noun);
  const add = (breach: Omit<Breach, "shot_id">) => breaches.push({ shot_id: last.shot_id, ...breach });
  if (beginning.has(last.role))
    add({
      severity: "warn",
      cost: 20,
      finding: `The film stops at a ${last.role}; nothing pays off.`,
      field: "role",
      observed: last.role,
      expected: "payoff, cta or button",
      suggestion: "End on a payoff.",
      patch: shotPatch(last.shot_id, { role: "payoff" }),
    });
  const answers = givesAnswer(last.narrative_purpose);
  let description = last.description;
  if (film.mode.checks.payoff_inverted) {
    if (answers || !asksQuestion(last.narrative_purpose))
      add({
        severity: "warn",
        cost: 36,
        finding: "A tease must not answer its question in the last shot.",
        field: "narrative_purpose",
        observed: last.narrative_purpose,
        expected: "an open question",
        suggestion: "Cut away before the answer.",
        patch: shotPatch(last.shot_id, {
          narrative_purpose: `Leaves it open whether ${name} will succeed: the question is larger now.`,
        }),
      });
  } else {
    const before = new Set(shots.slice(0, -1).flatMap((shot) => presentIn(shot, film)));
    const after = presentIn(last, film);
    const shared =
      film.cast.length === 0 ||
      after.some((index) => before.has(index)) ||
      (film.lead !== null && after.includes(film.lead)) ||
      (after.length === 0 && film.lead === null);
    if (!shared) {
      description = `${description} ${name.replace(/^./, (letter) => letter.toUpperCase())} is back in the frame.`;
      add({
        severity: "warn",
        cost: 26,
        finding: "The last shot does not return to what the film is about.",
        field: "description",
        observed: last.description,
        expected: `${name} in the last shot`,
        suggestion: `Bring ${name} back.`,
        patch: shotPatch(last.shot_id, { description }),
      });
    }
    if (!answers)
      add({
        severity: "warn",
        cost: 32,
        finding: "The last shot does not answer the opening question.",
        field: "narrative_purpose",
        observed: last.narrative_purpose,
        expected: "an answer",
        suggestion: "Say how the question ends.",
        patch: shotPatch(last.shot_id, {
          narrative_purpose: `Answers the opening question: we see what became of ${name}. ${last.narrative_purpose}`,
        }),
      });
  }
  if (!/\bfinal image\b|\bends on\b|\blast image\b|\blast frame\b/i.test(last.description)) {
    description = `${description} Final image: ${name}, held.`;
    add({
      severity: "warn",
      cost: 16,
      finding: "The final image is not stated.",
      field: "description",
      observed: last.description,
      expected: "the picture the film ends on",
      suggestion: "Write down the last picture.",
      patch: shotPatch(last.shot_id, { description }),
    });
  }
  if (film.brand !== null) {
    const { name: brand, cta } = film.brand;
    const named =
      mentions(last.description, brand) ||
      (end_card !== null && `${end_card.text} ${end_card.cta ?? ""}`.includes(brand)) ||
      last.attached_ref_ids.some((ref) => ref.startsWith(`brand:${film.brand?.brand_id}`));
    const asked = cta === null || end_card?.cta === cta || last.caption === cta;
    if (!named || !asked) {
      const card = {
        shot_id: last.shot_id,
        start_seconds:
          end_card?.start_seconds ?? Math.round((last.start_seconds + last.duration_seconds / 2) * 24) / 24,
        text: named ? (end_card?.text ?? brand) : brand,
        cta,
      };
      add({
        severity: "warn",
        cost: 24,
        finding: asked ? "The brand is missing at the end." : "The call to action is missing at the end.",
        field: "end_card",
        observed: end_card === null ? "none" : `${end_card.text} / ${end_card.cta ?? "no call"}`,
        expected: `${brand}${cta === null ? "" : `, ${cta}`}`,
        suggestion: "Close on an end card with brand and call to action.",
        patch: { end_card: card },
      });
    }
  }
  return reported(
    "payoff",
    breaches,
    [
      {
        shot_id: last.shot_id,
        field: "narrative_purpose",
        observed: last.narrative_purpose,
        expected: film.mode.checks.payoff_inverted ? "an open question" : "an answer to the first shot",
      },
    ],
    film.mode.checks.payoff_inverted
      ? "The last shot keeps the question open, as a tease should."
      : "The last shot answers the first and states its final image.",
  );
};
