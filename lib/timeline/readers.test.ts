import { describe, expect, test } from "vitest";
import { cutTimeline } from "./cut-timeline.ts";
import { film24, filmOf, ntsc30Drop, withHandles } from "./testing/films.ts";
import { readEdl } from "./testing/read-edl.ts";
import { readFcpxml } from "./testing/read-fcpxml.ts";
import { readOtio } from "./testing/read-otio.ts";
import { NotValid } from "./testing/read-timeline.ts";
import { edlOf } from "./write-edl.ts";
import { fcpxmlOf } from "./write-fcpxml.ts";
import { otioOf } from "./write-otio.ts";

/** The readers that judge the writers, judged: documents that were right, with one thing made wrong. */

const film = filmOf(
  [48, 48, 48],
  [null, { kind: "dissolve", before: 10, after: 10 }, null, { kind: "black", before: 8, after: 0 }],
  {
    srt: "1\n00:00:01,000 --> 00:00:01,500\nNot tonight.\n\n",
  },
);
const timeline = withHandles(cutTimeline(film, film24), 10, 10);
const dropped = withHandles(cutTimeline(film, ntsc30Drop), 13, 13);

const changed = (text: string, from: string | RegExp, to: string): string => {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`${String(from)} is not in the document.`);
  return result;
};

test("the documents themselves are right", () => {
  expect(readOtio(otioOf(timeline)).frames).toBe(144);
  expect(readFcpxml(fcpxmlOf(timeline)).frames).toBe(144);
  expect(readEdl(edlOf(timeline), 24).frames).toBe(144);
  expect(readEdl(edlOf(dropped), 30).frames).toBe(180);
});

describe("EDL", () => {
  test.each<[string, string | RegExp, string]>([
    ["a record that begins a frame late", "01:00:01:14 01:00:04:00", "01:00:01:15 01:00:04:00"],
    ["a source that is a frame short", "00:00:02:10 01:00:01:14", "00:00:02:09 01:00:01:14"],
    ["a reel in small letters", "S1      ", "s1      "],
    ["a column too many", "001  ", "001   "],
    ["an edit that does not exist", "D    020", "X    020"],
    ["a dissolve longer than its event", "D    020", "D    120"],
    ["a number left out", "\n002  S2", "\n003  S2"],
    ["a frame that a second does not have", "01:00:01:14 01:00:04:00", "01:00:01:24 01:00:04:00"],
    ["timecode of the other kind", "01:00:01:14 01:00:04:00", "01:00:01;14 01:00:04:00"],
    ["bare line feeds", /\r\n/g, "\n"],
  ])("%s is refused", (_name, from, to) => {
    expect(() => readEdl(changed(edlOf(timeline), from, to), 24)).toThrow(NotValid);
  });
  test("a number that drop-frame leaves out is refused", () => {
    expect(() => readEdl(changed(edlOf(dropped), "01:00:00;00", "01:01:00;00"), 30)).toThrow("01:01:00;00 is left out");
  });
});

describe("OTIO", () => {
  type Fields = Record<string, unknown>;
  /** The object at a path of keys below the first track's children. */
  const at = (document: unknown, ...keys: (string | number)[]) =>
    ["tracks", "children", 0, "children", ...keys].reduce((held, key) => (held as Fields)[key], document) as Fields;
  test.each<[string, (document: unknown) => void]>([
    ["a schema that does not exist", (d) => void (at(d, 0)["OTIO_SCHEMA"] = "Clip.9")],
    ["a field that no schema has", (d) => void (at(d, 0)["colour"] = "red")],
    ["a field left out", (d) => void delete at(d, 0)["enabled"]],
    ["half a frame", (d) => void (at(d, 0, "source_range", "duration")["value"] = 47.5)],
    ["another rate", (d) => void (at(d, 0, "source_range", "duration")["rate"] = 25)],
    ["a clip that goes on after its file", (d) => void (at(d, 0, "source_range", "duration")["value"] = 69)],
    ["a transition without frames beyond the edit", (d) => void (at(d, 1, "out_offset")["value"] = 11)],
    ["a transition without frames ahead of the edit", (d) => void (at(d, 1, "in_offset")["value"] = 11)],
    ["two transitions in a row", (d) => (at(d) as unknown as unknown[]).splice(1, 0, at(d, 1))],
  ])("%s is refused", (_name, change) => {
    const document: unknown = JSON.parse(otioOf(timeline));
    change(document);
    expect(() => readOtio(JSON.stringify(document))).toThrow(NotValid);
  });
});

describe("FCPXML", () => {
  test.each<[string, string | RegExp, string]>([
    ["an element that is not closed", "</spine>", ""],
    ["a stray &", "Not tonight.</", "Not & tonight.</"],
    ["an element that does not exist", /<marker /g, "<mark "],
    ["an attribute that does not exist", "<sequence ", '<sequence fps="24" '],
    ["a required attribute left out", / ref="r3"/, ""],
    ["a reference to nothing", 'ref="r3"', 'ref="r99"'],
    ["one ID twice", 'id="r3"', 'id="r2"'],
    ["an element out of order", /(<adjust-blend[\s\S]*?<\/adjust-blend>)([\s\S]*?)(<\/asset-clip>)/, "$2$1$3"],
    ["a time between two frames", 'offset="3602s"', 'offset="36021/10s"'],
    ["a hole in the storyline", 'offset="3602s"', 'offset="3603s"'],
    ["a clip beyond its asset", 'duration="68/24s" hasVideo', 'duration="50/24s" hasVideo'],
    ["a transition beyond its assets", 'offset="86438/24s" duration="20/24s"', 'offset="86438/24s" duration="22/24s"'],
    ["a storyline shorter than its sequence", 'duration="6s" tcStart', 'duration="7s" tcStart'],
    ["another version", 'version="1.10"', 'version="1.1"'],
  ])("%s is refused", (_name, from, to) => {
    expect(() => readFcpxml(changed(fcpxmlOf(timeline), from, to))).toThrow(NotValid);
  });
});
