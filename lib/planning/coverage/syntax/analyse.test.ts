import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyse, syntaxLanguages, type Sentence } from "./analyse.ts";

/** Words inside the text and in order, and one root that every word leads up to. */
function expectTree(text: string, sentences: readonly Sentence[]): void {
  let last = 0;
  for (const { start, end, words } of sentences) {
    expect(words.length).toBeGreaterThan(0);
    expect(start).toBe(words[0]?.start);
    expect(end).toBe(words.at(-1)?.end);
    expect(words.filter((word) => word.head === -1)).toHaveLength(1);
    for (const word of words) {
      expect(word.start).toBeGreaterThanOrEqual(last);
      expect(text.slice(word.start, word.end)).toBe(word.text);
      expect(word.rel === "root").toBe(word.head === -1);
      last = word.end;
      let [at, steps] = [words.indexOf(word), 0];
      while (at !== -1 && steps <= words.length) {
        at = words[at]?.head ?? -1;
        steps++;
      }
      expect(at).toBe(-1);
    }
  }
  expect(sentences.map(({ words }) => words.map((word) => word.text).join("")).join("")).toBe(
    text.replaceAll(/\s+/gu, ""),
  );
}

const awkward = [
  " \n\t ",
  ".",
  "...",
  "?!?!",
  "🐈‍⬛🎬👩🏽‍🚀 👍🏻👍🏻",
  "\uD83D",
  "a\u0301\u0301\u0301",
  "''' ’’’ -- — - _",
  "don't can't y'all 'tis l'l'l'",
  "#ad @me https://example.com/a?b=c me@example.com 9:16 35mm 4K $5 50%",
  "мама мыла раму",
  "猫がドアを開ける the cat القط बिल्ली 3人",
  "{}[]()<>\"'`\\/|",
  "constructor __proto__ toString",
  `${"(".repeat(300)}a${")".repeat(300)}`,
  "a".repeat(4000),
  "猫".repeat(4000),
  "and ".repeat(1000),
  "و".repeat(500),
];

describe("analyse", () => {
  it.each(syntaxLanguages)("gives whole trees for awkward texts in %s", (language) => {
    expect(analyse("", language)).toEqual([]);
    for (const text of awkward) expectTree(text, analyse(text, language));
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => expectTree(text, analyse(text, language))),
      { numRuns: 60 },
    );
  });

  it("reads other languages as English", () => {
    expect(analyse("a cat sleeps", "nl")).toEqual(analyse("a cat sleeps", "en"));
  });

  it("cuts English words as the treebank does", () => {
    const words = analyse("She doesn't know it's Dr. Smith's dog, e.g. Rex.", "en").flatMap((each) => each.words);
    expect(words.map((word) => word.text).join(" ")).toBe("She does n't know it 's Dr. Smith 's dog , e.g. Rex .");
  });

  it("begins a sentence behind a full stop and on a new line", () => {
    const starts = (text: string, language: string) => analyse(text, language).map(({ words }) => words[0]?.text);
    expect(starts("a dog barks. the cat runs!\nnobody comes", "en")).toEqual(["a", "the", "nobody"]);
    expect(starts("Il dit « viens. » Elle part", "fr")).toEqual(["Il", "Elle"]);
    expect(starts("एक आदमी आता है। वह रोता है", "hi")).toEqual(["एक", "वह"]);
  });
});

/** The dependencies of a sentence, each `head rel dependent`. */
const arcs = (text: string, language: string): string[] =>
  analyse(text, language).flatMap(({ words }) =>
    words.map((word) => `${words[word.head]?.text ?? "-"} ${word.rel} ${word.text}`),
  );

describe("the trees of plain sentences", () => {
  it.each<[string, string, string[]]>([
    ["en", "a girl builds a boat", ["- root builds", "builds nsubj girl", "builds obj boat", "boat det a"]],
    [
      "en",
      "a retired bus driver teaches his granddaughter to ride a bike and lets go",
      [
        "- root teaches",
        "teaches nsubj driver",
        "teaches obj granddaughter",
        "teaches xcomp ride",
        "ride obj bike",
        "lets cc and",
      ],
    ],
    [
      "en",
      "When the power goes out, the neighbours meet on the stairs",
      ["- root meet", "meet advcl goes", "goes nsubj power", "meet nsubj neighbours", "meet obl stairs"],
    ],
    [
      "en",
      "cat who runs a laundromat at night, noir",
      ["- root cat", "cat acl:relcl runs", "runs nsubj who", "runs obj laundromat"],
    ],
    ["en", "there are two rings in the box", ["- root are", "are nsubj rings"]],
    [
      "en",
      "a robot learns to paint but nobody buys its pictures",
      ["- root learns", "learns xcomp paint", "learns conj buys", "buys nsubj nobody", "buys obj pictures"],
    ],
    ["es", "una niña construye un barco", ["- root construye", "construye nsubj niña", "construye obj barco"]],
    [
      "es",
      "cuando se va la luz, los vecinos se encuentran en la escalera",
      ["- root encuentran", "encuentran advcl va", "va nsubj luz", "encuentran nsubj vecinos"],
    ],
    ["fr", "une fille construit un bateau", ["- root construit", "construit nsubj fille", "construit obj bateau"]],
    ["fr", "un chat qui tient une laverie la nuit", ["- root chat", "chat acl:relcl tient", "tient obj laverie"]],
    [
      "de",
      "Wenn der Strom ausfällt, treffen sich die Nachbarn im Treppenhaus",
      ["- root treffen", "treffen advcl ausfällt", "ausfällt nsubj Strom", "treffen nsubj Nachbarn"],
    ],
    ["de", "Ein Mädchen baut ein Boot", ["- root baut", "baut nsubj Mädchen", "baut obj Boot"]],
    ["pt", "uma menina constrói um barco", ["- root constrói", "constrói nsubj menina", "constrói obj barco"]],
    [
      "it",
      "una ragazza costruisce una barca",
      ["- root costruisce", "costruisce nsubj ragazza", "costruisce obj barca"],
    ],
    ["ja", "猫がドアを開ける", ["- root 開ける", "開ける nsubj 猫", "開ける obj ドア", "猫 case が"]],
    ["zh", "女孩造了一艘船", ["- root 造", "造 nsubj 女孩"]],
    ["hi", "माँ ने बच्चे को कहानी सुनाई", ["- root सुनाई", "सुनाई nsubj माँ", "सुनाई obj कहानी", "माँ case ने"]],
    ["ar", "يقرأ الرجل الرسالة ويبكي", ["- root يقرأ", "يقرأ nsubj الرجل", "يقرأ conj يبكي", "يبكي cc و"]],
  ])("%s: %s", (language, text, expected) => {
    expect(arcs(text, language)).toEqual(expect.arrayContaining(expected));
  });
});
