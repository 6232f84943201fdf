import type { StoryCheck } from "#lib/contract/plan.ts";
import type { ElementKind } from "#lib/contract/element.ts";
import type { DirectorMode, Role } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { obstacleOf } from "#lib/planning/story/idea.ts";
import { motionOf } from "#lib/planning/story/small-beats.ts";
import { links } from "#lib/planning/story/sentences.ts";
import { linksCause, namesChange, namesDesire, onlyThen } from "./language.ts";
import { notAssessed, reported, shotPatch, type Breach, type Checked } from "./rule.ts";

/** Modes that tell a story and so need something in the way; the others need a reason and a change. */
const dramatic: ReadonlySet<DirectorMode> = new Set([
  "narrative_drama",
  "comedy_beat",
  "suspense_noir",
  "action_kinetic",
  "trailer_tease",
  "animated_world",
]);
const inTheWay =
  /\b(but|against|despite|in spite of|between|obstacle|threat|danger|costs?|price|harder|in the way|yet)\b/i;

/** Those who can want something. */
const willing: ReadonlySet<ElementKind> = new Set(["person", "animal"]);
const resistance =
  /\b(against|despite|in spite of|obstacle|threat|danger|costs?|price|harder|in the way|stands? between|holds? \S+(?: \S+)? back|too late|at stake)\b/i;

const motionIn = ({ description }: DraftShot) => motionOf(description.split(/(?<=[.!?])\s/u)[0] ?? "");
/** Whether somebody does something that was not done at the start: a deed is a change that needs no words. */
const actsAnew = (shot: DraftShot, first: DraftShot): boolean => {
  const motion = motionIn(shot);
  return motion !== null && motion !== motionIn(first) && !onlyThen(shot.description);
};

/** Desire and obstacle named, a shot that changes the state of things, neighbours joined by because or but. */
export const checkStakesTurn = ({ shots, film }: Checked): StoryCheck => {
  if (shots.length < 2) return notAssessed("stakes_turn", "One shot alone cannot turn.");
  const breaches: Breach[] = [];
  const words = shots.map((shot) => `${shot.narrative_purpose} ${shot.description}`).join(" ");
  const [first] = shots;
  const name = film.lead === null ? film.place.noun : (film.cast[film.lead]?.later ?? film.place.noun);
  const turn = shots.find((shot) => shot.role === "turn") ?? shots[Math.floor(shots.length / 2)];
  if (first === undefined || turn === undefined) return notAssessed("stakes_turn", "There is no shot to judge.");
  if (dramatic.has(film.mode.id)) {
    const lead = film.lead === null ? undefined : film.cast[film.lead];
    if (lead !== undefined && willing.has(lead.kind) && !namesDesire(words))
      breaches.push({
        severity: "warn",
        cost: 22,
        finding: "Nobody says what is wanted.",
        shot_id: first.shot_id,
        field: "narrative_purpose",
        observed: first.narrative_purpose,
        expected: "a wish of the lead",
        suggestion: `Say what ${name} wants.`,
        patch: shotPatch(first.shot_id, { narrative_purpose: `${first.narrative_purpose} Shows what ${name} wants.` }),
      });
    const obstacle = obstacleOf(film);
    if (obstacle === null && !resistance.test(words))
      breaches.push({
        severity: "warn",
        cost: 18,
        finding: "The intent names nothing that stands in the way.",
        shot_id: turn.shot_id,
        field: "narrative_purpose",
        observed: turn.narrative_purpose,
        expected: "an obstacle",
        suggestion: "Name what makes it hard: weather, a rival, a deadline, a fear.",
        patch: shotPatch(turn.shot_id, {
          narrative_purpose: `${turn.narrative_purpose} Time running out stands in the way of ${name}.`,
        }),
      });
    else if (obstacle !== null && !inTheWay.test(words) && !words.toLowerCase().includes(obstacle.toLowerCase()))
      breaches.push({
        severity: "warn",
        cost: 18,
        finding: `${obstacle} is in the intent but not in the story.`,
        shot_id: turn.shot_id,
        field: "narrative_purpose",
        observed: turn.narrative_purpose,
        expected: obstacle,
        suggestion: `Let ${obstacle} stand in the way.`,
        patch: shotPatch(turn.shot_id, {
          narrative_purpose: `${turn.narrative_purpose} Here ${obstacle} stands in the way of ${name}.`,
        }),
      });
  }
  const turning: ReadonlySet<Role> = new Set(dramatic.has(film.mode.id) ? ["turn"] : ["turn", "proof"]);
  const changing = shots
    .slice(1)
    .find(
      (shot) =>
        turning.has(shot.role) ||
        actsAnew(shot, first) ||
        namesChange(shot.narrative_purpose) ||
        namesChange(shot.description),
    );
  if (changing === undefined)
    breaches.push({
      severity: "fail",
      cost: 40,
      finding: "No shot changes the state of things.",
      shot_id: turn.shot_id,
      field: "narrative_purpose",
      observed: turn.narrative_purpose,
      expected: "an end state that differs from the start",
      suggestion: "Let one shot end differently from how it began.",
      patch: shotPatch(turn.shot_id, {
        narrative_purpose: `Changes the state of things: after this ${name} is no longer the same. ${turn.narrative_purpose}`,
      }),
    });
  const joints = shots.slice(1).map((shot) => ({
    shot,
    flat: onlyThen(shot.description),
    linked: linksCause(shot.description) || linksCause(shot.narrative_purpose),
  }));
  // One shot that says no because is a breath; a film in which most say none only lists things.
  const listed = joints.filter(({ flat, linked }) => flat || !linked).length * 2 > joints.length;
  for (const { shot, flat, linked } of joints) {
    if (!flat && (linked || !listed)) continue;
    const bare = flat ? shot.description.replace(/^(and )?then,?\s*/i, "") : shot.description;
    const [link = "Because of this,"] = links[shot.role];
    breaches.push({
      severity: "warn",
      cost: 10,
      finding: `Shot ${shot.index} follows without a because or a but.`,
      shot_id: shot.shot_id,
      field: "description",
      observed: shot.description.slice(0, 80),
      expected: "because, so or but",
      suggestion: "Let each shot be the reason for the next.",
      patch: shotPatch(shot.shot_id, {
        description: `${link || "So"} ${bare.replace(/^(The|A|An)\b/, (article) => article.toLowerCase())}`,
      }),
    });
  }
  return reported(
    "stakes_turn",
    breaches,
    changing === undefined
      ? []
      : [
          {
            shot_id: changing.shot_id,
            field: "narrative_purpose",
            observed: changing.narrative_purpose,
            expected: "a changed state",
          },
        ],
    "Want, obstacle and change are named, and every shot follows from the one before.",
  );
};
