import { expect, test } from "vitest";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { captionTracks } from "./captions.ts";

interface Cue {
  from: number;
  to: number;
  text: string;
}

const seconds = (time: string) => {
  const [hours = 0, minutes = 0, rest = 0] = time.replace(",", ".").split(":").map(Number);
  return hours * 3600 + minutes * 60 + rest;
};
/** Reads blocks separated by blank lines, as the formats define; throws where a block is not a cue. */
const parse = (track: string, mark: "." | ","): Cue[] =>
  track
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const time = `(\\d{2}:\\d{2}:\\d{2}\\${mark}\\d{3})`;
      const match = new RegExp(`^(?:\\d+\\n)?${time} --> ${time}\\n([\\s\\S]+)$`).exec(block);
      if (match === null) throw new Error(`not a cue: ${block}`);
      return { from: seconds(match[1] ?? ""), to: seconds(match[2] ?? ""), text: match[3] ?? "" };
    });
const vttCues = (vtt: string) => {
  expect(vtt.startsWith("WEBVTT\n\n")).toBe(true);
  return parse(vtt.slice("WEBVTT\n\n".length), ".");
};

test("both tracks hold every caption at its place in the film", () => {
  const { vtt, srt } = captionTracks(examplePlan);
  const expected = [
    // After the fade from black.
    { from: 0.5, to: 1.75, text: "The storm took everything but the light." },
    { from: 2.25, to: 3.75, text: "And one small voice on the rocks." },
  ];
  expect(vttCues(vtt).slice(0, 2)).toEqual(expected);
  expect(parse(srt, ",").slice(0, 2)).toEqual(expected);
  expect(srt).toMatch(/^1\n00:00:00,500 --> 00:00:01,750\n/);
});

test("the tracks are there though nothing is burnt in", () => {
  expect(captionTracks({ ...examplePlan, captions: false })).toEqual(captionTracks(examplePlan));
});

test("a film without words has empty tracks", () => {
  const silent = { ...examplePlan, shots: examplePlan.shots.map((shot) => ({ ...shot, caption: null })) };
  expect(captionTracks(silent)).toEqual({ vtt: "WEBVTT\n\n", srt: "" });
});

test("times run past the hour, and words cannot break out of their cue", () => {
  const [shot] = examplePlan.shots;
  if (shot === undefined) throw new Error("no shot");
  const late = { ...shot, start_seconds: 3725.5, caption: "<b>Salt</b> & ice\n\n9\n00:00 --> here" };
  const { vtt, srt } = captionTracks({ ...examplePlan, shots: [late] });
  expect(vttCues(vtt)).toEqual([
    { from: 3726, to: 3727.25, text: "&lt;b&gt;Salt&lt;/b&gt; &amp; ice\n9\n00:00 → here" },
  ]);
  expect(parse(srt, ",")).toHaveLength(1);
});

test("a long caption comes in two even lines, broken where a reader pauses", () => {
  const [shot] = examplePlan.shots;
  if (shot === undefined) throw new Error("no shot");
  const caption = (text: string, language = "en") => {
    const { srt } = captionTracks({ ...examplePlan, language, shots: [{ ...shot, caption: text }] });
    return parse(srt, ",")[0]?.text;
  };
  expect(caption("The storm took everything that he had, but it could not take the light.")).toBe(
    "The storm took everything that he had,\nbut it could not take the light.",
  );
  expect(caption("一只小狐狸在雪地里寻找回家的路，灯塔一直亮着。", "zh")).toMatch(/^\S{8,16}\n\S{8,16}$/u);
});
