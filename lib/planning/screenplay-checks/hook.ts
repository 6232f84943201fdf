import type { StoryCheck } from "#lib/contract/plan.ts";
import type { Act } from "#lib/contract/acts.ts";
import type { Present } from "#lib/contract/screenplay.ts";
import type { Movement, Pose, Role } from "#lib/contract/vocabulary.ts";
import { directed, notAssessed, reported, seen, type Breach } from "./rule.ts";
import { leadsBeside, missedIn, namedIn, nameOf, toldOf, type Staged, type Staging } from "./staging.ts";
import { namesIt, sharesWords } from "./wording.ts";

/** Poses that hold: nobody does or undergoes anything by them alone. */
const resting: ReadonlySet<Pose> = new Set(["still", "stand"]);
/** Acts that are none to look at. */
const waiting: ReadonlySet<Act> = new Set(["wait", "think", "sleep"]);
/** Roles that end a film. */
const ending: ReadonlySet<Role> = new Set(["payoff", "cta", "button"]);
const fixed: ReadonlySet<Movement> = new Set(["static", "rack_focus"]);

/** Whether the picture alone says that something goes on. */
const acts = ({ shot, now }: Staged): boolean =>
  shot.present.some(({ doing, touches }) => !resting.has(doing) || touches !== null) ||
  shot.acts.some(({ act }) => !waiting.has(act)) ||
  shot.changes !== null ||
  now.size > 0 ||
  shot.dialogue.length > 0;

/** First shot: somebody or something of the logline, doing or undergoing something; the product early where one is sold. */
export const checkHook = (all: Staging): StoryCheck => {
  const [first] = all.shots;
  if (first === undefined || all.names.size === 0)
    return notAssessed("hook", "There is no first shot to look at.", "Direct the film.");
  const breaches = [
    ...beginning(first),
    ...subject(first, all),
    ...deed(first, all),
    ...wording(first, all),
    ...productEarly(all),
  ];
  return reported(
    "hook",
    breaches,
    [seen(first.shot.shot_id, "focus", nameOf(first.shot.focus, all), "somebody or something of the logline")],
    "The first shot shows what the film is about, and something happens in it.",
  );
};

const beginning = ({ shot }: Staged): Breach[] =>
  ending.has(shot.role)
    ? [
        {
          severity: "warn",
          cost: 20,
          finding: `The film begins with a ${shot.role}.`,
          shot_id: shot.shot_id,
          field: "role",
          observed: shot.role,
          expected: "hook or setup",
          suggestion: "Begin with a hook or a setup.",
          patch: directed(shot.shot_id, { role: "hook" }),
        },
      ]
    : [];

/** Ids of the first shot that the film is about: what its logline names and what later shots come back to. */
const matterOf = (first: Staged, all: Staging): string[] => {
  const { logline } = all.screenplay;
  const later = all.shots.slice(1);
  return [...first.things].filter(
    (id) => namesIt(logline, nameOf(id, all), all.common) === true || later.some(({ things }) => things.has(id)),
  );
};

const placeOnly = ({ shot }: Staged, all: Staging): Breach[] =>
  all.names.has(shot.place) && shot.focus === shot.place
    ? []
    : [
        {
          severity: "fail",
          cost: 50,
          finding: "The first shot is sharp on nothing that the film knows.",
          shot_id: shot.shot_id,
          field: "focus",
          observed: shot.focus,
          expected: nameOf(shot.place, all),
          suggestion: "Focus on the place.",
          patch: all.names.has(shot.place) ? directed(shot.shot_id, { focus: shot.place }) : null,
        },
      ];

const subject = (first: Staged, all: Staging): Breach[] => {
  const { shot } = first;
  // A film that shows nobody and nothing but places is about its places.
  if (all.shots.every(({ things }) => things.size === 0)) return placeOnly(first, all);
  const leads = leadsBeside(all, first);
  const lead = leads[0] ?? null;
  const matter = matterOf(first, all);
  const observed = [...first.things].map((id) => nameOf(id, all)).join(", ") || "nobody";
  const at = { shot_id: shot.shot_id, field: "present", observed, expected: `${nameOf(lead, all)} in the first shot` };
  if (matter.length === 0) {
    // What stands in it may still be the logline's own matter under another name.
    const told = first.things.size > 0 && sharesWords(toldOf(first), all.screenplay.logline) === true;
    return [
      {
        ...at,
        severity: told ? "note" : "fail",
        cost: told ? 15 : 45,
        finding: "The first shot shows nobody and nothing that the rest of the film comes back to.",
        suggestion: `Begin with ${nameOf(lead, all)}.`,
        patch: joined(first, all, lead),
      },
    ];
  }
  const breaches: Breach[] = [];
  if (!matter.includes(shot.focus))
    breaches.push({
      ...at,
      severity: "note",
      cost: 8,
      finding: "The first shot is sharp on something else.",
      field: "focus",
      observed: nameOf(shot.focus, all),
      expected: matter.map((id) => nameOf(id, all)).join(" or "),
      suggestion: `Focus on ${nameOf(matter[0] ?? null, all)}.`,
      patch: null,
    });
  if (lead !== null && !leads.some((id) => first.things.has(id)))
    breaches.push({
      ...at,
      severity: "note",
      cost: 10,
      finding: `${nameOf(lead, all)} is not in the first shot.`,
      suggestion: `Begin with ${nameOf(lead, all)}, or let what is seen be theirs.`,
      patch: null,
    });
  for (const id of missedIn(first, all))
    breaches.push({
      ...at,
      severity: "warn",
      cost: 15,
      finding: `The first shot tells of ${nameOf(id, all)} and does not show them.`,
      expected: nameOf(id, all),
      suggestion: "Show whom the words name.",
      patch: joined(first, all, id),
    });
  return breaches;
};

/** A patch that brings somebody into a shot as they stand in the next one that shows them. */
const joined = ({ shot, number }: Staged, { shots }: Staging, id: string | null): Record<string, unknown> | null => {
  const next = shots.slice(number).find(({ cast }) => id !== null && cast.has(id));
  const present = next?.shot.present.find(({ cast }) => cast === id);
  if (present === undefined) return null;
  const free: Present = { ...present, holds: null, looks_at: null, touches: null, at: null };
  return directed(shot.shot_id, { present: [...shot.present, free], focus: free.cast });
};

const deed = (first: Staged, all: Staging): Breach[] => {
  const { shot } = first;
  const moving = !fixed.has(shot.movement);
  if (acts(first)) {
    const still = shot.present.every(({ doing }) => resting.has(doing)) && !moving;
    return all.film.mode.checks.hook_needs_motion && still
      ? [
          {
            severity: "note",
            cost: 10,
            finding: "Nothing moves in the first shot.",
            shot_id: shot.shot_id,
            field: "movement",
            observed: shot.movement,
            expected: "a body or a camera that moves",
            suggestion: "Let a body move, or the camera.",
            patch: null,
          },
        ]
      : [];
  }
  // A place has no body: the camera that goes through it is what happens.
  if (shot.present.length === 0 && moving) return [];
  const who = shot.present[0];
  return [
    {
      severity: "warn",
      cost: 35,
      finding: "Nothing happens in the first shot.",
      shot_id: shot.shot_id,
      field: "present",
      observed: shot.present.map(({ cast, doing }) => `${nameOf(cast, all)}: ${doing}`).join(", ") || "nobody",
      expected: "somebody who does or undergoes something",
      suggestion: `Let ${nameOf(who?.cast ?? first.shot.focus, all)} do something at once.`,
      patch: null,
    },
  ];
};

const wording = (first: Staged, all: Staging): Breach[] => {
  const named = namedIn(first, all);
  return named === null || named.length > 0
    ? []
    : [
        {
          severity: "note",
          cost: 10,
          finding: "The words of the first shot name nothing of what is said to be in it.",
          shot_id: first.shot.shot_id,
          field: "action",
          observed: toldOf(first),
          expected: [...first.things].map((id) => nameOf(id, all)).join(", ") || nameOf(first.shot.place, all),
          suggestion: "Say who or what is seen.",
          patch: null,
        },
      ];
};

/** Share of the film's time within which what is sold must be seen. */
const earlyShare = 0.5;

const productEarly = ({ shots, screenplay, film }: Staging): Breach[] => {
  const products = screenplay.cast.filter(({ kind }) => kind === "product");
  if (!film.mode.checks.commercial || products.length === 0) return [];
  const shows = shots.findIndex(({ things }) => products.some(({ id }) => things.has(id)));
  const until = shots.slice(0, Math.max(0, shows)).reduce((sum, { frames }) => sum + frames, 0);
  const whole = shots.reduce((sum, { frames }) => sum + frames, 0);
  if (shows >= 0 && until < whole * earlyShare) return [];
  return [
    {
      severity: "warn",
      cost: 20,
      finding: shows < 0 ? "What is sold is never seen." : `What is sold comes only in shot ${shows + 1}.`,
      shot_id: shots[0]?.shot.shot_id ?? "s1",
      field: "present",
      observed: shows < 0 ? "never" : `shot ${shows + 1}`,
      expected: "in the first half",
      suggestion: `Show ${products[0]?.name ?? "the product"} earlier.`,
      patch: null,
    },
  ];
};
