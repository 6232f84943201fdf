import type { StoryCheck } from "#lib/contract/plan.ts";
import type { Role } from "#lib/contract/vocabulary.ts";
import { directed, notAssessed, reported, seen, type Breach } from "./rule.ts";
import {
  differences,
  leadsBeside,
  missedIn,
  nameOf,
  namedIn,
  threadsOf,
  toldOf,
  type Staged,
  type Staging,
  type Thread,
} from "./staging.ts";

/** Roles that lead on to something; a film cannot end on them. */
const leadsOn: ReadonlySet<Role> = new Set(["hook", "setup"]);

/** How many shots at the end may bring the return. */
const lastShots = 2;

/** What was planted comes back, and the end is not the beginning. A tease keeps its question open instead. */
export const checkPayoff = (all: Staging): StoryCheck => {
  const first = all.shots[0];
  const last = all.shots.at(-1);
  if (first === undefined || last === undefined || first === last)
    return notAssessed("payoff", "There is no last shot that could answer a first.", "Direct the film in more shots.");
  const returns = threadsOf(all).filter(({ to }) => to.number > all.shots.length - lastShots);
  const inverted = all.film.mode.checks.payoff_inverted;
  const [kept] = returns;
  return reported(
    "payoff",
    [
      ...role(last),
      ...(inverted ? answered(last, all) : missingReturn(first, last, returns, all)),
      ...state(first, last, all),
      ...wording(last, all),
      ...card(last, all),
    ],
    kept === undefined
      ? []
      : [seen(kept.to.shot.shot_id, "pays_off", threadName(kept.id, all), `planted in shot ${kept.from.number}`)],
    inverted
      ? "What was asked stays open, as a tease should."
      : `${threadName(kept?.id ?? "", all)} comes back from shot ${kept?.from.number ?? 1}, and the end differs from the beginning.`,
  );
};

/** A thread in words: the name of its thing, or `the question “…”`. */
const threadName = (id: string, all: Staging): string => {
  const [kind, slug] = id.split(":");
  return slug === undefined ? nameOf(id, all) : `the ${kind ?? ""} “${slug.replaceAll(/[_-]/gu, " ")}”`;
};

const role = ({ shot }: Staged): Breach[] =>
  leadsOn.has(shot.role)
    ? [
        {
          severity: "warn",
          cost: 20,
          finding: `The film stops at a ${shot.role}.`,
          shot_id: shot.shot_id,
          field: "role",
          observed: shot.role,
          expected: "payoff, button or cta",
          suggestion: "End on a payoff.",
          patch: directed(shot.shot_id, { role: "payoff" }),
        },
      ]
    : [];

const missingReturn = (first: Staged, last: Staged, returns: readonly Thread[], all: Staging): Breach[] => {
  if (returns.length > 0) return [];
  // Something of the first shot that is back in another state returns in fact; only the thread is not written down.
  const back = [...first.things].find(
    (id) => last.things.has(id) && first.now.get(id) !== last.now.get(id) && last.now.has(id),
  );
  const claimed = all.shots.slice(-lastShots).flatMap(({ shot }) => shot.pays_off);
  const at = {
    shot_id: last.shot.shot_id,
    field: "pays_off",
    expected: "something planted earlier that is seen again",
  };
  if (back !== undefined && claimed.length === 0)
    return [
      {
        ...at,
        severity: "note",
        cost: 15,
        finding: `${nameOf(back, all)} comes back, though no thread says so.`,
        observed: "none",
        suggestion: "Write the thread down.",
        patch: directed(last.shot.shot_id, { pays_off: [...last.shot.pays_off, back] }),
      },
    ];
  return [
    {
      ...at,
      severity: "fail",
      cost: 45,
      finding:
        claimed.length > 0
          ? "What is said to come back at the end was not planted, or is not seen in both shots."
          : "Nothing that was planted comes back at the end.",
      observed: claimed.join(", ") || "none",
      suggestion: "Plant something early that is seen, and let it come back at the end.",
      patch: null,
    },
  ];
};

const answered = (last: Staged, all: Staging): Breach[] => {
  const planted = new Set(all.shots.flatMap(({ shot }) => shot.setup_of));
  const open = [...planted].filter((id) => !all.shots.some(({ shot }) => shot.pays_off.includes(id)));
  const real = open.filter(
    (id) =>
      id.includes(":") ||
      all.shots.some(({ shot, things }) => shot.setup_of.includes(id) && (things.has(id) || shot.place === id)),
  );
  if (real.length > 0) return [];
  return [
    {
      severity: "warn",
      cost: 40,
      finding: "A tease must leave open what it asks.",
      shot_id: last.shot.shot_id,
      field: "pays_off",
      observed: last.shot.pays_off.join(", ") || "nothing was asked",
      expected: "something planted that does not come back",
      suggestion: "Cut away before the answer.",
      patch: last.shot.pays_off.length === 0 ? null : directed(last.shot.shot_id, { pays_off: [] }),
    },
  ];
};

const state = (first: Staged, last: Staged, all: Staging): Breach[] => {
  const at = { shot_id: last.shot.shot_id };
  const breaches: Breach[] = [];
  if (differences(first, last).length === 0)
    breaches.push({
      ...at,
      severity: "fail",
      cost: 35,
      finding: "The last picture is the first one again.",
      field: "now",
      observed: [...last.now.values()].join(", ") || "the same people, things and states",
      expected: "one thing that is different",
      suggestion: "Let one thing be different in the last picture.",
      patch: null,
    });
  else if (last.now.size === 0 && last.shot.changes === null && !last.shot.holds)
    breaches.push({
      ...at,
      severity: "note",
      cost: 10,
      finding: "The last shot says neither what is different nor that it holds on purpose.",
      field: "changes",
      observed: "none",
      expected: "a change, a state, or a hold",
      suggestion: "Say what is different at the end.",
      patch: directed(last.shot.shot_id, { holds: true }),
    });
  return [...breaches, ...ending(last, all)];
};

/** Whom the film is about must be there at its end, and whom the words of the last shot name. */
const ending = (last: Staged, all: Staging): Breach[] => {
  const leads = leadsBeside(all, last);
  const has = (staged: Staged) => leads.some((id) => staged.things.has(id));
  const at = {
    shot_id: last.shot.shot_id,
    field: "present",
    observed: [...last.things].map((id) => nameOf(id, all)).join(", ") || "nobody",
  };
  const breaches = missedIn(last, all).map((id): Breach => ({
    ...at,
    severity: "note",
    cost: 12,
    finding: `The last shot tells of ${nameOf(id, all)} and does not show them.`,
    expected: nameOf(id, all),
    suggestion: "Show whom the words name.",
    patch: null,
  }));
  const missing = leads.filter((id) => !last.things.has(id));
  const [lead] = missing;
  if (lead !== undefined) {
    const gone = !all.shots.slice(-lastShots).some(has);
    breaches.push({
      ...at,
      severity: gone ? "warn" : "note",
      cost: gone ? 20 : missing.length === leads.length ? 10 : 5,
      finding: gone ? `${nameOf(lead, all)} is gone before the end.` : `${nameOf(lead, all)} is not in the last shot.`,
      expected: nameOf(lead, all),
      suggestion: `End on ${nameOf(lead, all)}, or on what is theirs.`,
      patch: null,
    });
  }
  return breaches;
};

const wording = (last: Staged, all: Staging): Breach[] => {
  const named = namedIn(last, all);
  return named === null || named.length > 0
    ? []
    : [
        {
          severity: "note",
          cost: 10,
          finding: "The words of the last shot name nothing of what is said to be in it.",
          shot_id: last.shot.shot_id,
          field: "action",
          observed: toldOf(last),
          expected: [...last.things].map((id) => nameOf(id, all)).join(", ") || nameOf(last.shot.place, all),
          suggestion: "Say who or what is seen at the end.",
          patch: null,
        },
      ];
};

/** Brand and call to action at the end of what a brand pays for. */
const card = (last: Staged, { film, screenplay }: Staging): Breach[] => {
  const { brand } = film;
  if (brand === null) return [];
  const { end_card } = screenplay;
  const told = `${end_card?.text ?? ""} ${end_card?.cta ?? ""} ${last.shot.caption ?? ""}`.toLowerCase();
  const named = told.includes(brand.name.toLowerCase());
  const asked = brand.cta === null || told.includes(brand.cta.toLowerCase());
  if (named && asked) return [];
  return [
    {
      severity: "warn",
      cost: 25,
      finding: named ? "The call to action is missing at the end." : "The brand is missing at the end.",
      shot_id: last.shot.shot_id,
      field: "end_card",
      observed: end_card === null ? "none" : `${end_card.text} / ${end_card.cta ?? "no call"}`,
      expected: [brand.name, brand.cta].filter((each) => each !== null).join(", "),
      suggestion: "Close on an end card with brand and call to action.",
      patch: {
        screenplay: {
          end_card: { text: named && end_card !== null ? end_card.text : brand.name, cta: brand.cta },
        },
      },
    },
  ];
};
