import { expect, test } from "vitest";
import { captionTracks } from "#lib/render/captions.ts";
import { captionRange } from "#lib/render/scene/caption-range.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { fileStemOf } from "./file-stem.ts";
import { captionsOfSrt } from "./srt-captions.ts";
import { film24 } from "./testing/films.ts";

test("the captions of a film stand on the frames they are drawn on", () => {
  const captions = ["A very long line that has to be broken in two to be read at all.", "猫\n灯台", "  "];
  const shots = examplePlan.shots.map((shot, i) => ({ ...shot, caption: captions[i] ?? null }));
  const plan = { ...examplePlan, shots };
  const drawn = shots.flatMap(({ start_seconds }, i) => {
    const range = captionRange(plan, i);
    const start = Math.round(start_seconds * 24);
    return range === null ? [] : [{ first: start + range.first, end: start + range.end }];
  });
  const read = captionsOfSrt(captionTracks(plan).srt, film24.rate);
  expect(read.map(({ first, end }) => ({ first, end }))).toEqual(drawn);
  expect(drawn).toHaveLength(2);
  expect(read.map(({ text }) => text.split("\n").length)).toEqual([2, 2]);
});

test("what is no cue is passed over", () => {
  expect(captionsOfSrt("", film24.rate)).toEqual([]);
  expect(captionsOfSrt("WEBVTT\n\nnote\n\n1\n00:00:01,000 --> 00:00:02,000\n\n", film24.rate)).toEqual([]);
  expect(captionsOfSrt("7\r\n01:00:00,500 --> 01:00:01,000\r\na\r\nb\r\n\r\n", film24.rate)).toEqual([
    { first: 86_412, end: 86_424, text: "a\nb" },
  ]);
});

test.each([
  ["Keep the Light!", "keep-the-light"],
  ["  «El último día» ", "el-último-día"],
  ["猫の灯台", "猫の灯台"],
  ["बारिश में चाय", "बारिश-में-चाय"],
  ["../../etc/passwd", "etc-passwd"],
  ["🎬 ?", "film"],
  ["", "film"],
  ["a ".repeat(80), Array.from({ length: 30 }, () => "a").join("-")],
])("the film %j has files called %s", (title, stem) => {
  expect(fileStemOf(title)).toBe(stem);
});
