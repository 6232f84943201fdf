import { expect, test } from "vitest";
import { acts, type Act } from "#lib/contract/acts.ts";
import { soundingElements, soundOf, soundsOfAct } from "#lib/acts/act-sounds.ts";
import { composeBed } from "#lib/render/audio/compose-bed.ts";
import { heardIn } from "#lib/render/audio/heard-plan.ts";
import { integratedLoudness } from "#lib/render/audio/loudness.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { makeSound } from "./make-sound.ts";

const rate_hz = 48_000;
const frame_s = 1 / 24;
const anybody = { hz: 165, mouth: 1 };
const contact_s = 1.43;

/** The example film, in whose second shot something of a kind does something. */
const where = examplePlan.shots[1]!;
const withAct = (act: Act, element: string): ScenePlan => ({
  ...examplePlan,
  end_card: null,
  staging: [
    {
      shot_id: where.shot_id,
      acts: [{ act, by: "it", of: null, to: null, with: null, begin_s: 0.8, contact_s, end_s: 2.6 }],
      handled: [{ id: "it", element, noun: element, height_m: 0.1, colour: null }],
      held: [],
      states: [],
      faces: [],
      gaze: [],
    },
  ],
});
const bedOf = (plan: ScenePlan) => composeBed(plan, plan.duration_seconds);

/** When, within 150 ms of a moment, the level over 5 ms rises most over the 25 ms before. */
const strongestRise_s = (channel: Float32Array, around_s: number): number => {
  const slice = 240;
  const begin = Math.round((around_s - 0.15) * rate_hz);
  const levels = Array.from({ length: 60 }, (_, k) => {
    let sum = 0;
    for (let i = begin + k * slice; i < begin + (k + 1) * slice; i++) sum += (channel[i]! - 0.7 * channel[i - 1]!) ** 2;
    return Math.sqrt(sum / slice);
  });
  const rise = (k: number) => levels[k]! - levels.slice(k - 5, k).reduce((sum, level) => sum + level / 5, 0);
  const best = levels
    .map((_, k) => k)
    .slice(5)
    .reduce((most, k) => (rise(k) > rise(most) ? k : most), 5);
  return around_s - 0.15 + (best * slice) / rate_hz;
};

test.each(["break", "slam"] as const)("%s is heard within a frame of its contact", (act) => {
  const { left } = bedOf(withAct(act, "cup"));
  const at_s = where.start_seconds + contact_s;
  expect(Math.abs(strongestRise_s(left, at_s) - at_s)).toBeLessThan(frame_s);
});

test("after something breaks the place holds its breath, and the film is as loud as any", () => {
  const [broken, plain] = [bedOf(withAct("break", "cup")), bedOf({ ...withAct("break", "cup"), staging: [] })];
  const after = ({ left }: typeof plain, from_s: number) => {
    const begin = Math.round((where.start_seconds + contact_s + from_s) * rate_hz);
    return Math.sqrt(left.subarray(begin, begin + rate_hz / 5).reduce((sum, value) => sum + value * value, 0));
  };
  expect(after(broken, 0.6) / after(plain, 0.6)).toBeLessThan(0.6);
  expect(integratedLoudness(broken.left, broken.right)).toBeCloseTo(-16, 0);
});

test("a cup shatters and clinks, a letter does neither: the stuff of a thing makes its sound", () => {
  const heard = (act: Act, element: string) => heardIn(withAct(act, element)).shots[1]!.sounds.map(({ make }) => make);
  expect(heard("break", "cup")).toEqual(["shatter"]);
  expect(heard("fall", "cup")).toEqual(["clink"]);
  expect(heard("fall", "letter")).toEqual(["flutter"]);
  expect(heard("fall", "box")).toEqual(["thud"]);
  expect(heard("run", "dog")).toEqual(["running"]);
  expect(heard("shout", "dog")).toEqual(["bark"]);
  expect(heard("shout", "box")).toEqual([]);
  expect(heard("walk", "person").length).toBeGreaterThan(1);
});

test("every blow of what is done again and again is heard", () => {
  const times = heardIn(withAct("hammer", "person")).shots[1]!.sounds.map(({ at_s }) => at_s);
  expect(times.length).toBeGreaterThan(2);
  expect(times.every((at_s) => at_s > 0.8 && at_s < 2.6)).toBe(true);
});

test("what is struck sounds at once; every sound is whole, and ends in silence", () => {
  for (const act of acts)
    for (const { make, at } of soundsOfAct(act)) {
      const made = soundOf(make);
      const sound = makeSound(made, 1.2, 7, anybody);
      expect(sound.every(Number.isFinite), make).toBe(true);
      expect(Math.abs(sound.at(-1)!), make).toBeLessThan(1e-3);
      const onset_s = sound.findIndex((level) => Math.abs(level) > 0.2) / rate_hz;
      if (at === 0.5 && !made.lasts) expect(onset_s, make).toBeLessThan(frame_s);
    }
});

test("tables of sounds name only what can be drawn", () => {
  const known = new Set(elementCards.map(({ id }) => id));
  expect(soundingElements().filter((id) => !known.has(id))).toEqual([]);
});
