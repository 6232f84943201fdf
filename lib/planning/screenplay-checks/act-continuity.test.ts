import { expect, test } from "vitest";
import type { StagedAct } from "#lib/contract/acts.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { checkScreenplay } from "./check-screenplay.ts";
import type { CheckContext } from "./rule.ts";
import { sampleContext, sampleScreenplay } from "./testing/sample-screenplay.ts";

const act = (name: StagedAct["act"], by: string, more: Partial<StagedAct> = {}): StagedAct => ({
  act: name,
  by,
  of: null,
  to: null,
  with: null,
  ...more,
});

/** The sample with acts in its shots, and more of a shot where wanted. */
const acted = (acts: readonly StagedAct[][], more: readonly Partial<ScreenplayShot>[] = []): Screenplay => {
  const film = sampleScreenplay();
  const lamp = { id: "lamp", name: "the lamp", looks: "", drawn_as: null };
  return {
    ...film,
    props: [...film.props, lamp],
    shots: film.shots.map((shot, at) => ({
      ...shot,
      props: [...new Set([...shot.props, "boots", "ticket", "lamp"])],
      acts: acts[at] ?? [],
      ...more[at],
    })),
  };
};
const found = (film: Screenplay, more: Partial<CheckContext> = {}): string[] =>
  checkScreenplay(film, sampleContext(film, more)).flatMap(({ id, evidence }) =>
    evidence.flatMap(({ field, observed, expected }) =>
      field.startsWith("acts") ? [`${id}: ${observed} -> ${expected}`] : [],
    ),
  );

test("a film whose acts follow from each other has no breach", () => {
  const film = acted([
    [act("take", "maker", { of: "boots" }), act("wipe", "maker", { of: "boots" })],
    [act("give", "girl", { of: "ticket", to: "maker" })],
    [act("leave", "girl"), act("look_at", "maker", { of: "boots" })],
  ]);
  expect(found(film)).toEqual([]);
  expect(checkScreenplay(film, sampleContext(film)).map(({ status }) => status)).toEqual(Array(5).fill("pass"));
});

const girlBehind = { present: sampleScreenplay().shots[1]!.present };
const broken: readonly (readonly [string, Screenplay, string])[] = [
  ["an id that the film does not have", acted([[act("wave", "ghost")]]), "continuity: ghost -> an id of the film"],
  ["somebody who is not there", acted([[act("wave", "girl")]]), "continuity: girl: wave -> girl in the shot"],
  [
    "a thing that the shot does not list",
    acted([[], [act("show", "girl", { of: "boots" })]], [{}, { props: ["ticket"] }]),
    "continuity: girl: show -> boots in the shot",
  ],
  [
    "showing what another holds",
    acted(
      [[], [act("show", "girl", { of: "ticket" })]],
      [{}, { present: girlBehind.present.map((one) => (one.cast === "maker" ? { ...one, holds: "ticket" } : one)) }],
    ),
    "continuity: girl: show -> girl holds ticket",
  ],
  [
    "dropping what was given away",
    acted([
      [],
      [act("give", "girl", { of: "ticket", to: "maker" })],
      [act("drop", "girl", { of: "ticket" }), act("leave", "girl")],
    ]),
    "continuity: girl: drop -> girl has ticket",
  ],
  [
    "a lamp that goes out and is put out after it",
    acted([[act("go_out", "lamp")], [], [act("put_out", "girl", { of: "lamp" })]]),
    "continuity: girl: put out -> lit 1 before it",
  ],
  [
    "a lamp that falls when it is broken",
    acted([[act("break", "lamp")], [act("fall", "lamp")]]),
    "continuity: lamp: fall -> something whole",
  ],
  [
    "a lamp that is lit when it has vanished",
    acted([[act("vanish", "lamp")], [act("light", "girl", { of: "lamp" })]]),
    "continuity: girl: light -> something that is still there",
  ],
  [
    "more acts than there is time for",
    acted([[act("wipe", "maker"), act("bow", "maker"), act("wave", "maker")]]),
    "pacing: wipe, bow, wave -> at least 3.0 s",
  ],
  ["an act of the words that no shot has", acted([[act("wipe", "maker")]]), "stakes_turn: wipe -> embrace"],
];

test.each(broken)("%s is found", (_, film, finding) => {
  expect(found(film, { frames: [48, 96, 96], told: ["wipe", "embrace"] })).toContain(finding);
});

test("the same act seen again, what comes back, and what is put right break nothing", () => {
  const again = [act("go_out", "lamp")];
  expect(found(acted([again, again, [act("light", "girl", { of: "lamp" })]]))).toEqual([]);
  expect(found(acted([[act("vanish", "lamp")], [act("appear", "lamp")], [act("swing", "lamp")]]))).toEqual([]);
});

test("who acts out of the picture comes into it by the patch", () => {
  const film = acted([[act("wave", "girl")]]);
  const check = checkScreenplay(film, sampleContext(film)).find(({ id }) => id === "continuity");
  expect(check?.patch).toMatchObject({
    screenplay: { shots: { s1: { present: [{ cast: "maker" }, { cast: "girl", doing: "still" }] } } },
  });
});

test("an act alone makes the first shot one in which something happens", () => {
  const bare = { present: sampleScreenplay().shots[0]!.present.map((one) => ({ ...one, doing: "stand" as const })) };
  const hook = (film: Screenplay) => checkScreenplay(film, sampleContext(film))[0]?.finding;
  const still = { ...bare, now: [], changes: null };
  expect(hook(acted([[]], [still]))).toContain("Nothing happens");
  expect(hook(acted([[act("sneeze", "maker")]], [still]))).not.toContain("Nothing happens");
});
