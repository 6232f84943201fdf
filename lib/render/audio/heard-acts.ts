import type { TimedAct } from "#lib/contract/staging.ts";
import { motions } from "#lib/contract/vocabulary.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { inStuff, soundOf, soundOfMotion, soundsOfAct, throatOf, type ActSound } from "#lib/acts/act-sounds.ts";
import { keysAt, momentsOf, shareAt } from "#lib/render/scene/acts/act-time.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

/** One sound of what happens in a shot. JSON. */
export interface HeardSound {
  make: string;
  /** Seconds from the shot's start, and how long it lasts where it goes on. */
  at_s: number;
  seconds: number;
  gain: number;
  /** Whether the place holds its breath after it. */
  hush: boolean;
  /** Pitch of whose voice it is, in hertz, and the size of the mouth. */
  voice: { hz: number; mouth: number };
}

/** Metres of one step of a walk. */
const step_m = 0.65;
/** Sounds of a shot beyond these are not heard apart. */
const most = 24;
const anybody = { hz: 165, mouth: 1 };

type Elements = ReadonlyMap<string, string>;

/** What is heard of what happens in a shot, and of what only moves in it, in the order of time. */
export const heardActs = (plan: ScenePlan, index: number): HeardSound[] => {
  const shot = plan.shots[index];
  if (shot === undefined) return [];
  const { shot_id, duration_seconds } = shot;
  const layers = plan.depth_layers.find((each) => each.shot_id === shot_id)?.layers ?? [];
  const drawn = layers.flatMap((layer) => (layer.name === "subject" ? layer.drawn_as : []));
  const staging = plan.staging?.find((each) => each.shot_id === shot_id);
  const elements: Elements = new Map([
    ...layers.flatMap((layer) =>
      layer.drawn_as.flatMap(({ id, element }) => (id == null ? [] : [[id, element] as const])),
    ),
    ...(staging?.handled ?? []).map(({ id, element }) => [id, element] as const),
  ]);
  // What is over as its shot begins was heard before.
  const acts = (staging?.acts ?? []).filter(({ end_s }) => end_s > 0);
  const acting = new Set(acts.flatMap(({ by, of, to, with: tool }) => [by, of, to, tool]));
  const moving = drawn.filter(({ id }) => id == null || !acting.has(id));
  const still = moving.flatMap(({ motion }) => {
    const sound = soundOfMotion(motion);
    return sound === null ? [] : [heard(sound, sound.make, sound.at * duration_seconds, duration_seconds, anybody)];
  });
  const soft = softGround(plan, index);
  const happening = acts.flatMap((act) => [...heardOf(act, elements, plan.seed), ...footfalls(act, elements, soft)]);
  // A storm does not thunder on every shot.
  const thunders = plan.intent.weather === "storm" && index % 2 === 0;
  const sky = thunders ? [heard({ gain: 1, hush: false }, "thunder", duration_seconds * 0.3, 0, anybody)] : [];
  return [...happening, ...sky, ...still.slice(0, 1)]
    .filter(({ make, at_s }) => make !== "none" && at_s < duration_seconds)
    .map((sound) => ({ ...sound, seconds: Math.min(sound.seconds, duration_seconds - sound.at_s) }))
    .sort((a, b) => a.at_s - b.at_s)
    .slice(0, most);
};

const heard = (
  { gain, hush }: Pick<ActSound, "gain" | "hush">,
  make: string,
  at_s: number,
  until_s: number,
  voice: HeardSound["voice"],
): HeardSound => ({
  make,
  at_s: Number(at_s.toFixed(3)),
  seconds: Number(Math.max(0.1, until_s - at_s).toFixed(3)),
  gain,
  hush,
  voice,
});

/** The sounds of an act at its moments, in the stuff that it is done to and in the voice of who does it. */
function heardOf(act: TimedAct, elements: Elements, seed: number): HeardSound[] {
  const times = scriptOfAct(act.act)?.times ?? 1;
  const who = elements.get(act.by) ?? null;
  const throat = throatOf(who);
  // What happens to a thing by itself is heard of that thing, wherever it falls from.
  const thing = throat === null || act.of === null ? who : (elements.get(act.of) ?? who);
  // People of one film do not all speak at one pitch.
  const own = 1 + (([...act.by].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed) % 7) - 3) * 0.09;
  const voice = throat === null ? anybody : { hz: Number((throat.hz * own).toFixed(1)), mouth: throat.mouth };
  return soundsFor(act, who).flatMap((sound) => {
    const voiced = soundOf(sound.make).layers.some((layer) => layer.voice !== undefined);
    if (voiced && throat === null) return [];
    const make = voiced ? (throat?.call ?? sound.make) : inStuff(sound.make, thing);
    const ends = momentsOf(act, times, sound.until ?? 1);
    return momentsOf(act, times, sound.at).map((at_s, n) => heard(sound, make, at_s, ends[n] ?? act.end_s, voice));
  });
}

const onFoot: readonly (string | null)[] = ["person", "child"];

/** The sounds of an act; whoever goes on more than two feet, or on none, sounds as what moves so. */
function soundsFor({ act }: TimedAct, who: string | null): readonly ActSound[] {
  const goes = onFoot.includes(who) ? undefined : motions.find((motion) => motion === act);
  const going = goes === undefined ? null : soundOfMotion(goes);
  return going === null ? soundsOfAct(act) : [{ ...going, at: 0 }];
}

/** Every time that somebody who walks sets a foot down. */
function footfalls(act: TimedAct, elements: Elements, soft: boolean): HeardSound[] {
  const script = scriptOfAct(act.act);
  const way = script?.by ?? [];
  if (
    script === null ||
    !onFoot.includes(elements.get(act.by) ?? null) ||
    way.some(({ body }) => body === "crawl" && script.act !== "trip")
  )
    return [];
  const gone = (t: number) => {
    const { from, to, share } = keysAt(way, shareAt(act, script, t));
    return Math.floor((from.step + (to.step - from.step) * share) / step_m);
  };
  const steps: HeardSound[] = [];
  if (way.length === 0) return steps;
  for (let frame = Math.ceil(act.begin_s * 24) + 1; frame < act.end_s * 24; frame++)
    if (gone(frame / 24) !== gone((frame - 1) / 24))
      steps.push(heard({ gain: 1, hush: false }, soft ? "soft_step" : "step", frame / 24, frame / 24, anybody));
  return steps;
}

const softPlaces = new Set(
  "snowfield dunes beach forest field garden hills plain swamp orchard jungle bamboo desert island mountains".split(
    " ",
  ),
);

/** Whether who walks in a shot walks on snow, sand or grass. */
const softGround = (plan: ScenePlan, index: number): boolean =>
  plan.intent.weather === "snow" ||
  (plan.depth_layers
    .find(({ shot_id }) => shot_id === plan.shots[index]?.shot_id)
    ?.layers.some(({ drawn_as }) => drawn_as.some(({ element }) => softPlaces.has(element))) ??
    false);
