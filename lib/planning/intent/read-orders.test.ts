import { expect, test } from "vitest";
import { elementCards } from "#lib/elements/element-cards.ts";
import { readIntent } from "./read-intent.ts";

const read = (text: string) => readIntent(text, elementCards);

test.each([
  ["vertical de 20 segundos: un zorro cruza el río", 20, "9:16"],
  ["en vertical, 12 segundos, una panadera", 12, "9:16"],
  ["film vertical de 30 secondes, un chat dans une gare", 30, "9:16"],
  ["Hochkant, 20 Sekunden, ein Bäcker sucht seinen Hut", 20, "9:16"],
  ["formato quadrato, 10 secondi, un gelato si scioglie", 10, "1:1"],
  ["縦型15秒、狐が川を渡る", 15, "9:16"],
  ["竖屏15秒，狐狸过河", 15, "9:16"],
  ["15 सेकंड, एक लोमड़ी नदी पार करती है", 15, null],
  ["१५ सेकंड का वर्टिकल वीडियो, एक चायवाला", 15, "9:16"],
  ["إعلان عمودي ١٥ ثانية لعطر جديد", 15, "9:16"],
  ["a 2 minute film about a bus", 120, null],
])("obeys %s", (text, seconds, aspect) => {
  expect(read(text).cues).toMatchObject({ duration_seconds: seconds, aspect_ratio: aspect });
});

test.each([
  "every eleven seconds the phone rings",
  "a guy parks for nine minutes while a wedding party watches",
  "the last 6 seconds of a basketball final",
])("time of the story is no length of the film: %s", (text) => {
  expect(read(text).cues.duration_seconds).toBe(null);
});

test("a word that also names a thing is no order where it names it", () => {
  const climber = read("a climber on a vertical cliff tells stories about square dancing in shorts");
  expect(climber.cues.aspect_ratio).toBe(null);
  const crane = read("a crane flies over the marsh while a drone delivers a parcel");
  expect(crane.cues.camera).toEqual([]);
  expect(crane.subjects.map((subject) => subject.head)).toEqual(expect.arrayContaining(["crane", "drone", "parcel"]));
});

test.each([
  ["a fox crosses a lake, in the style of a 1970s documentary", "a 1970s documentary"],
  ["a birthday party in a garden, shot on 35mm", "35mm film"],
  ["un chat dans une gare, style de Wes Anderson", "Wes Anderson"],
  ["papercut style, a moon in a laundromat", "papercut"],
  ["a watercolor painting of a tree", "watercolor painting"],
  ["1970年代のドキュメンタリー風、海女の一日", "1970年代のドキュメンタリー"],
])("the style of %s is kept and not drawn", (text, style) => {
  const reading = read(text);
  expect(reading.intent.style).toContain(style);
  const drawn = reading.subjects.map((subject) => subject.phrase).join(" | ");
  expect(drawn).not.toMatch(/documentary|style|painting|Wes|ドキュメンタリー/u);
});

test("orders are told by where they stand", () => {
  const text = "a fox, 15 s, slow push-in, shot on 35mm, vertical";
  const { orders } = read(text);
  expect(orders.map(({ start, end }) => text.slice(start, end))).toEqual([
    "15 s",
    "slow push-in",
    "shot on 35mm",
    "vertical",
  ]);
});

test("the camera is nobody in the story", () => {
  const { subjects } = read("A panda reads a book. The camera slowly zooms in.");
  expect(subjects.map((subject) => subject.head)).toEqual(["panda", "book"]);
});
