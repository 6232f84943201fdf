import type { ElementCard } from "#lib/contract/element.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import type { DirectorMode, ScreenDirection, StoryCheckId, TimeOfDay } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { composePatches } from "#lib/planning/merge-patch.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";

/** What a stranger with the plan's JSON does to spoil it; null where the plan has nothing to spoil that way. */
export interface PlanMutation {
  name: string;
  owner: StoryCheckId;
  spoil: (plan: PlanContent) => PlanEdits | null;
}

type Shots = NonNullable<PlanEdits["shots"]>;
const first = (plan: PlanContent) => plan.shots[0] as PlanContent["shots"][number];
const last = (plan: PlanContent) => plan.shots.at(-1) as PlanContent["shots"][number];
const middle = (plan: PlanContent) => plan.shots[Math.floor(plan.shots.length / 2)] as PlanContent["shots"][number];
const every = (plan: PlanContent, change: (index: number) => Shots[string]): PlanEdits => ({
  shots: Object.fromEntries(plan.shots.map((shot, index) => [shot.shot_id, change(index)])),
});
const one = (shot_id: string, change: Shots[string]): PlanEdits => ({ shots: { [shot_id]: change } });

const opposite: Partial<Record<ScreenDirection, ScreenDirection>> = {
  left_to_right: "right_to_left",
  right_to_left: "left_to_right",
};
const otherHour = (hour: TimeOfDay): TimeOfDay => (hour === "night" || hour === "dusk" ? "noon" : "night");

export const planMutations: readonly PlanMutation[] = [
  {
    name: "hook: the first picture is empty",
    owner: "hook",
    spoil: (plan) => one(first(plan).shot_id, { description: "An empty frame, grey and even." }),
  },
  {
    name: "hook: the subject is cut out of the first shot",
    owner: "hook",
    spoil: (plan) => {
      const named = first(plan)
        .continuity.subject_lock.split(";")
        .flatMap((lock) => lock.split(",")[0] ?? []);
      const words = [...plan.intent.subjects, ...named].flatMap((phrase) => [phrase, ...phrase.split(/[\s(“”)]+/u)]);
      const long = words.filter((word) => [...word].length > 3 || /[^\p{Script=Latin}]/u.test(word));
      if (long.length === 0) return null;
      let description = first(plan).description;
      for (const word of long.toSorted((a, b) => b.length - a.length))
        description = description.replaceAll(new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu"), "nothing");
      return description === first(plan).description ? null : one(first(plan).shot_id, { description });
    },
  },
  {
    name: "hook: another first shot, of weather",
    owner: "hook",
    spoil: (plan) =>
      one(first(plan).shot_id, { description: "Clouds drift over flat land.", narrative_purpose: "Sets the mood." }),
  },
  {
    name: "hook: nothing is asked",
    owner: "hook",
    spoil: (plan) => one(first(plan).shot_id, { narrative_purpose: "Introduces the film." }),
  },
  {
    name: "hook: the first shot is given another role",
    owner: "hook",
    spoil: (plan) => one(first(plan).shot_id, { role: "build" }),
  },
  {
    name: "stakes: shots only follow one another",
    owner: "stakes_turn",
    spoil: (plan) =>
      every(plan, (index) =>
        index === 0 || index === plan.shots.length - 1
          ? {}
          : {
              narrative_purpose: "Shows a little more.",
              description: `And then ${plan.shots[index]?.description.replace(/^[^,]{0,40},\s*/u, "")}`,
            },
      ),
  },
  {
    name: "payoff: the last shot is removed",
    owner: "payoff",
    spoil: (plan) => (plan.shots.length < 3 ? null : one(last(plan).shot_id, null)),
  },
  {
    name: "payoff: the last shot ends nothing",
    owner: "payoff",
    spoil: (plan) =>
      one(last(plan).shot_id, {
        role: "build",
        narrative_purpose: "Shows the same again.",
        description: "The same view as before.",
      }),
  },
  {
    name: "payoff: the last shot is given another role",
    owner: "payoff",
    spoil: (plan) => one(last(plan).shot_id, { role: "build" }),
  },
  {
    name: "payoff: the answer is unsaid",
    owner: "payoff",
    spoil: (plan) => one(last(plan).shot_id, { narrative_purpose: "Shows one more view of it." }),
  },
  {
    name: "continuity: another hour in one shot's field",
    owner: "continuity",
    spoil: (plan) =>
      one(middle(plan).shot_id, { continuity: { time_of_day: otherHour(middle(plan).continuity.time_of_day) } }),
  },
  {
    name: "continuity: another hour in one shot's words",
    owner: "continuity",
    spoil: (plan) => {
      const { time_of_day } = middle(plan).continuity;
      if (time_of_day === "interior") return null;
      const words = otherHour(time_of_day) === "noon" ? "in the bright noon sun" : "in the middle of the night";
      return one(middle(plan).shot_id, { description: `${middle(plan).description} All this ${words}.` });
    },
  },
  {
    name: "continuity: the screen direction flips",
    owner: "continuity",
    spoil: (plan) => {
      const lateral = plan.shots.filter((shot) => opposite[shot.continuity.screen_direction] !== undefined);
      const flipped = lateral.at(-1);
      const screen_direction = flipped && opposite[flipped.continuity.screen_direction];
      return lateral.length < 2 || flipped === undefined || screen_direction === undefined
        ? null
        : one(flipped.shot_id, { continuity: { screen_direction } });
    },
  },
  {
    name: "continuity: the first shot's screen direction flips",
    owner: "continuity",
    spoil: (plan) => {
      const lateral = plan.shots.filter((shot) => opposite[shot.continuity.screen_direction] !== undefined);
      const screen_direction = lateral[0] && opposite[lateral[0].continuity.screen_direction];
      return lateral.length < 2 || lateral[0] === undefined || screen_direction === undefined
        ? null
        : one(lateral[0].shot_id, { continuity: { screen_direction } });
    },
  },
  {
    name: "continuity: other clothes in one shot",
    owner: "continuity",
    spoil: (plan) =>
      plan.shots.some((shot) => shot.continuity.wardrobe !== null)
        ? one(middle(plan).shot_id, { continuity: { wardrobe: "a silver spacesuit" } })
        : null,
  },
  {
    name: "pacing: all framings are equal",
    owner: "pacing",
    spoil: (plan) => every(plan, () => ({ framing: "medium" })),
  },
  {
    name: "pacing: all framings are those of the first",
    owner: "pacing",
    spoil: (plan) => every(plan, () => ({ framing: first(plan).framing, camera: { angle: first(plan).camera.angle } })),
  },
  {
    name: "pacing: a shot is overloaded with actions",
    owner: "pacing",
    spoil: (plan) =>
      one(middle(plan).shot_id, {
        description: `${middle(plan).description} Then they run to the door, open it, jump over a wall, fight two guards, steal a car and drive away.`,
      }),
  },
  {
    name: "pacing: one sentence holds five actions",
    owner: "pacing",
    spoil: (plan) => {
      const who = plan.intent.subjects[0] ?? "somebody";
      return one(middle(plan).shot_id, {
        description: `But ${who} gets up, puts on a coat, walks downstairs, calls a taxi, waves goodbye and leaves.`,
      });
    },
  },
  {
    name: "pacing: a caption is too long to read",
    owner: "pacing",
    spoil: (plan) =>
      one(middle(plan).shot_id, {
        caption:
          "This caption goes on and on and on, far longer than anyone could ever read in the time that it is shown here",
      }),
  },
];

/** A plan as a stranger gets it, without the routes that no check looks at. */
export const plainContent = (draft: FilmDraft): PlanContent => ({
  ...draft,
  prompts: [],
  shots: draft.shots.map((shot) => ({
    ...shot,
    prompt: "",
    routed_model: "preview/motion",
    routing: { reason: "", candidates: [] },
  })),
});

export interface MutationTally {
  name: string;
  owner: StoryCheckId;
  tried: number;
  /** The owner turned to warn or fail, or lost points where it warned before. */
  detected: number;
  /** Some other check changed its status. */
  moved: number;
  movedChecks: Partial<Record<StoryCheckId, number>>;
  patched: number;
  /** The offered patch made the owner pass. */
  cleared: number;
  /** Where it failed, for those who improve the checks. */
  misses: { kind: "undetected" | "moved" | "uncleared"; mode: DirectorMode; intent: string; note: string }[];
}

/** Spoils the plan of every intent in every mode in every way, and counts what the checks make of it. */
export const tallyMutations = (
  intents: readonly string[],
  modes: readonly DirectorMode[],
  elements: readonly ElementCard[],
): { tallies: MutationTally[]; plans: number; warned: Partial<Record<StoryCheckId, number>> } => {
  const tallies = planMutations.map(({ name, owner }): MutationTally => ({
    name,
    owner,
    tried: 0,
    detected: 0,
    moved: 0,
    movedChecks: {},
    patched: 0,
    cleared: 0,
    misses: [],
  }));
  const warned: Partial<Record<StoryCheckId, number>> = {};
  let plans = 0;
  for (const [at, raw_intent] of intents.entries())
    for (const director_mode of modes) {
      const input: PlanningInput = { request: { raw_intent, director_mode }, seed: at * 17 + 3, brand: null, elements };
      const content = plainContent(draftFilm(input));
      const before = new Map(content.story_report.checks.map((check) => [check.id, check]));
      plans += 1;
      for (const check of before.values())
        if (check.status === "warn" || check.status === "fail") warned[check.id] = (warned[check.id] ?? 0) + 1;
      for (const [index, { owner, spoil }] of planMutations.entries()) {
        const tally = tallies[index];
        const edits = spoil(content);
        if (edits === null || tally === undefined || before.get(owner)?.status === "not_assessed") continue;
        const miss = (kind: MutationTally["misses"][number]["kind"], note: string) =>
          tally.misses.push({ kind, mode: director_mode, intent: raw_intent, note });
        tally.tried += 1;
        const spoiled = revisePlan({ content, edits, history: edits, input });
        const after = new Map(spoiled.story_report.checks.map((check) => [check.id, check]));
        const own = after.get(owner);
        if ((own?.status === "warn" || own?.status === "fail") && (own.score ?? 0) < (before.get(owner)?.score ?? 100))
          tally.detected += 1;
        else miss("undetected", `${own?.status} ${own?.score}`);
        const others = [...after.values()].filter(
          ({ id, status }) => id !== owner && status !== before.get(id)?.status,
        );
        if (others.length > 0) {
          tally.moved += 1;
          for (const { id } of others) tally.movedChecks[id] = (tally.movedChecks[id] ?? 0) + 1;
          miss("moved", others.map(({ id, finding }) => `${id}: ${finding}`).join(" | "));
        }
        if (own === undefined || own.status === "pass" || own.status === "not_assessed") continue;
        tally.patched += 1;
        const mended =
          own.patch === null
            ? undefined
            : revisePlan({
                content: plainContent(spoiled),
                edits: own.patch as PlanEdits,
                history: composePatches(edits as Record<string, unknown>, own.patch) as PlanEdits,
                input,
              }).story_report.checks.find((check) => check.id === owner);
        if (mended?.status === "pass") tally.cleared += 1;
        else miss("uncleared", `${own.finding} -> ${mended?.finding ?? "no patch"}`);
      }
    }
  return { tallies, plans, warned };
};
