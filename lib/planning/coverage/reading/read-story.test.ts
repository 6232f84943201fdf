import { describe, expect, it } from "vitest";
import { buildTable } from "#lib/planning/coverage/tables.ts";
import { readStory } from "./read-story.ts";

const files = (grammar: object, verb_classes: object, noun_kinds: object) => ({
  grammar,
  brief: {},
  verb_classes,
  verbs: [],
  classes: {},
  noun_kinds,
  nouns: [],
  labels: {},
});

const small = {
  ja: files(
    {
      script: "cjk",
      order: "SOV",
      end: "。",
      marks: { subject: ["が"], topic: ["は"], object: ["を"] },
      prep: { place: ["で"], goal: ["へ"], to_person: ["に"], of: ["の"] },
      classifiers: ["一人の"],
      and: ["そして"],
    },
    { mend: ["直-"], wait: ["待-"] },
    { person: ["老人", "娘"], jewel: ["時計"], building: ["駅"], animal: ["犬"] },
  ),
  zh: files(
    {
      script: "cjk",
      order: "SVO",
      end: "。",
      indefinite: ["一个", "一位"],
      prep: { place: ["在"], of: ["的"], to_person: ["给"] },
      and: ["和"],
      but: ["但是"],
    },
    { mend: ["修理"], wait: ["等"], give: ["送给"] },
    { person: ["老人", "女孩", "母亲"], jewel: ["手表"], building: ["车站"], animal: ["狗"] },
  ),
  hi: files(
    {
      script: "deva",
      order: "SOV",
      end: "।",
      indefinite: ["एक"],
      marks: { subject: ["ने"], object: ["को"] },
      prep: { place: ["में", "पर"], of: ["का", "की", "के"] },
      and: ["और"],
    },
    { wait: ["इंतज़ार कर-"], mend: ["ठीक कर-"] },
    { person: ["लड़की", "बूढ़ा"], animal: ["कुत्ता"], jewel: ["घड़ी"], building: ["स्टेशन"] },
  ),
  ar: files(
    {
      script: "arab",
      order: "VSO",
      end: ".",
      prep: { place: ["في", "على"], to_person: ["إلى"] },
      and: ["و", "ثم"],
      adjectives_follow: true,
    },
    { mend: ["يصلح-", "تصلح-"], wait: ["ينتظر-"] },
    { person: ["رجل", "فتاة"], jewel: ["ساعة"], building: ["المحطة"], animal: ["كلب"] },
  ),
  de: files(
    {
      indefinite: ["ein", "eine", "einen", "einem", "einer"],
      definite: ["der", "die", "das", "den", "dem"],
      possessives: ["seine", "sein", "ihre", "ihren"],
      prep: { place: ["in", "am", "an"], to_person: ["mit"] },
      and: ["und"],
      because: ["weil"],
      until: ["bis"],
    },
    { mend: ["reparier-"], wait: ["wartet"], arrive: ["kommt"] },
    { person: ["Mann", "Mutter", "Uhrmacher"], jewel: ["Uhr"], animal: ["Hund"], building: ["Bahnhof"] },
  ),
};

const read = (language: keyof typeof small, text: string) =>
  readStory(text, language, buildTable(language, small[language])).events.map(({ S, O, cls, where }) => [
    S?.head ?? null,
    cls,
    O?.head ?? null,
    where?.head ?? null,
  ]);

describe("readStory", () => {
  it("reads Japanese by its particles", () => {
    expect(read("ja", "一人の老人が駅で時計を直す。")).toEqual([["老人", "mend", "時計", "駅"]]);
  });
  it("reads Chinese by its word order", () => {
    expect(read("zh", "一个老人在车站修理手表。")).toEqual([["老人", "mend", "手表", "车站"]]);
  });
  it("reads Hindi by its postpositions", () => {
    expect(read("hi", "एक लड़की स्टेशन पर घड़ी ठीक करती है।")).toEqual([["लड़की", "mend", "घड़ी", "स्टेशन"]]);
  });
  it("reads Arabic with the verb first or second", () => {
    expect(read("ar", "يصلح رجل ساعة في المحطة")).toEqual([["رجل", "mend", "ساعة", "المحطة"]]);
    expect(read("ar", "رجل عجوز يصلح ساعة في المحطة")).toEqual([["رجل", "mend", "ساعة", "المحطة"]]);
  });
  it("keeps a German clause with its verb at the end in the sentence that it hangs on", () => {
    const text = "Ein alter Mann repariert am Bahnhof eine Uhr, weil der Hund wartet.";
    const { events } = readStory(text, "de", buildTable("de", small.de));
    expect(events.map(({ S, cls, O, said }) => [S?.core, cls, O?.core, said])).toEqual([
      ["alter Mann", "mend", "Uhr", text.slice(0, -1)],
    ]);
  });
  it("reads attributes of Japanese and Chinese nouns as part of them", () => {
    expect(read("ja", "老人が駅で待った時計を直す。")).toEqual([["老人", "mend", "時計", "駅"]]);
    expect(read("zh", "修理手表的老人等狗。")).toEqual([["老人", "wait", "狗", null]]);
  });
  it("finds a negation in the tail of a Japanese verb", () => {
    const table = buildTable("ja", { ...small.ja, grammar: { ...small.ja.grammar, not: ["ない"] } });
    expect(readStory("老人は時計を直さない。", "ja", table).events[0]?.negated).toBe(true);
  });
  it("reads a German object that stands first", () => {
    expect(read("de", "Den alten Hund reparier der Mann.").map(([S, , O]) => [S, O])).toEqual([["mann", "hund"]]);
  });
  it("reads English relative clauses, reasons and ends in the order in which they happen", () => {
    const classes = (text: string) => readStory(text, "en").events.map(({ cls }) => cls);
    expect(classes("The man who repairs clocks dies, and all the clocks stop")).toEqual(["mend", "end", "end"]);
    expect(classes("A girl opens the letter because she misses her father")[1]).toBe("open");
    expect(readStory("A dog waits at the station until his soldier comes home", "en").events.at(-1)?.S?.head).toBe(
      "soldier",
    );
  });
});
