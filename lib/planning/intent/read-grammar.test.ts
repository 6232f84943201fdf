import { expect, test } from "vitest";
import { elementCards } from "#lib/elements/element-cards.ts";
import { readIntent } from "./read-intent.ts";

const read = (text: string) => readIntent(text, elementCards);
/** Each deed with who does it. */
const told = (text: string) => {
  const { subjects, actions } = read(text);
  return actions.map(({ phrase, subject }) => [subject === null ? null : (subjects[subject]?.phrase ?? null), phrase]);
};
const heads = (text: string) => read(text).subjects.map((subject) => subject.head);

test.each([
  ["she paints old boats", "she", "a woman", "paints old boats"],
  ["he waits", "he", "a man", "waits"],
  ["we dig a tunnel", "we", "two friends", "dig a tunnel"],
  ["somebody knocks", "somebody", "someone", "knocks"],
  ["something moves below the floor", "something", "something unseen", "moves below the floor"],
  ["nobody cares", "nobody", "nobody", "cares"],
  ["everyone stares", "everyone", "a crowd", "stares"],
  ["ella pinta barcos", "ella", "a woman", "pinta barcos"],
  ["il attend sous la pluie", "il", "a man", "attend sous la pluie"],
  ["wir bauen ein boot", "wir", "two friends", "bauen ein boot"],
  ["alguém bate na porta", "alguém", "someone", "bate na porta"],
  ["qualcuno bussa", "qualcuno", "someone", "bussa"],
  ["彼女は古いラジオを修理する", "彼女", "a woman", "古いラジオを修理する"],
  ["她修理旧收音机", "她", "a woman", "修理旧收音机"],
])("a pronoun is somebody in %s", (text, phrase, stands, deed) => {
  const { subjects, actions } = read(text);
  expect(subjects[0]).toMatchObject({ phrase, stands_for: stands });
  expect(actions[0]).toMatchObject({ phrase: deed, subject: 0 });
});

test.each([
  ["a woman opens a letter and she cries", "a woman", "cries"],
  ["the old man feeds pigeons, then he falls asleep", "the old man", "falls asleep"],
  ["a boy finds a robot; it wakes up", "a robot", "wakes up"],
  ["a knight fights a dragon and the dragon wins", "a dragon", "wins"],
  ["una niña encuentra un perro; él la sigue", "un perro", "la sigue"],
  ["une fille trouve un chien. il la suit", "un chien", "la suit"],
  ["die frau öffnet den brief, dann weint sie", "die frau", "weint"],
  ["少女が犬を見つける。彼女は笑う。", "少女", "笑う"],
  ["小女孩捡到一只猫，她把它带回家", "小女孩", "带回家"],
])("a pronoun points at who was named in %s", (text, doer, deed) => {
  expect(told(text)).toContainEqual([doer, deed]);
  expect(read(text).subjects.every((subject) => subject.stands_for === null)).toBe(true);
});

test.each(["repara radios viejas", "conserta um barco", "ripara una barca"])("%s leaves its doer unsaid", (text) => {
  expect(told(text)).toEqual([[null, text]]);
});

test.each([
  ["a rooftop chase", "chase"],
  ["street dance battle", "battle"],
  ["a wedding dance", "dance"],
  ["a bike ride along the river", "ride"],
  ["the last train home", "train"],
  ["rain on a tin roof", "rain"],
  ["night market", "market"],
])("%s names a thing and no deed", (text, head) => {
  expect(heads(text)[0]).toBe(head);
  expect(told(text)).toEqual([]);
});

test.each([
  ["how to sharpen a kitchen knife", "sharpen a kitchen knife"],
  ["step by step guide to fold a paper crane", "fold a paper crane"],
  ["5 ways to tie a scarf", "tie a scarf"],
  ["tutorial: changing a bicycle tyre", "changing a bicycle tyre"],
  ["learn to dance salsa", "dance salsa"],
  ["cómo afilar un cuchillo", "afilar un cuchillo"],
  ["comment plier une grue en papier", "plier une grue en papier"],
  ["wie man einen reifen wechselt", "einen reifen wechselt"],
  ["como trocar um pneu", "trocar um pneu"],
  ["come affilare un coltello", "affilare un coltello"],
  ["包丁の研ぎ方", "包丁の研ぎ方"],
  ["怎么换轮胎", "换轮胎"],
  ["كيف تصنع الخبز", "تصنع الخبز"],
])("what %s shows is one deed that nobody in the text does", (text, deed) => {
  expect(told(text)).toEqual([[null, deed]]);
  expect(heads(text)).toHaveLength(1);
});

test.each([
  ["a documentary about bees", "bees"],
  ["the story of a lost umbrella", "a lost umbrella"],
  ["honest trailer for a toaster", "a toaster"],
  ["un documental sobre abejas", "abejas"],
  ["die geschichte eines verlorenen schirms", "eines verlorenen schirms"],
  ["关于蜜蜂的纪录片", "蜜蜂"],
])("%s is about its matter, not its form", (text, phrase) => {
  expect(read(text).intent.subjects).toEqual([phrase]);
});

test.each([
  ["what grief sounds like", "grief"],
  ["the weight of silence", "silence"],
  ["the art of waiting", "waiting"],
  ["the sound of rain", "rain"],
  ["el peso del silencio", "silencio"],
  ["le poids du silence", "silence"],
  ["das gewicht der stille", "stille"],
  ["沈黙の重さ", "沈黙"],
  ["沉默的重量", "沉默"],
])("the idea is the head of %s", (text, head) => {
  expect(heads(text)).toEqual([head]);
  expect(told(text)).toEqual([]);
});

test.each([
  ["a taxi driver in new york", "New York"],
  ["surfers in cape town at dawn", "Cape Town"],
  ["sunrise in rio de janeiro", "Rio de Janeiro"],
  ["in tokyo", "Tokyo"],
])("the place of %s has its name", (text, place) => {
  expect(read(text).setting?.phrase).toBe(place);
});

test("an action ends where the next clause begins, and two verbs of one deed are one", () => {
  expect(told("a dog keeps going until the whole street follows")).toEqual([
    ["a dog", "keeps going"],
    ["the whole street", "follows"],
  ]);
  expect(told("the boy starts to cry when the balloon flies away")).toEqual([
    ["the boy", "starts to cry"],
    ["the balloon", "flies away"],
  ]);
  expect(told("a chef throws the dough, catches it and smiles")).toEqual([
    ["a chef", "throws the dough"],
    ["a chef", "catches it"],
    ["a chef", "smiles"],
  ]);
  expect(told("the crowd cheers as the runner crosses the line")[1]).toEqual(["the runner", "crosses the line"]);
});

test.each([
  ["a mother reads to her son while he falls asleep", "her son", "falls asleep"],
  ["a serene pond, its surface like glass, reflects the sky", "a serene pond", "reflects the sky"],
  ["a small square with thousands of dogs running around", "thousands of dogs", "running around"],
  ["a vibrant bird perches on a low branch", "a vibrant bird", "perches on a low branch"],
  ["my dad teaching me to ride a bike", "my dad", "teaching me to ride a bike"],
  ["ocean waves crash on black rocks", "ocean waves", "crash on black rocks"],
  ["an elephant named Bo paints the fence", "an elephant named Bo", "paints the fence"],
  ["waiting for the rain", null, "waiting for the rain"],
])("who does what in %s", (text, doer, deed) => {
  expect(told(text)).toContainEqual([doer, deed]);
});

test("adjectives in a row stay with their noun", () => {
  expect(read("a sleek, white sports car glides along a road").intent.subjects[0]).toBe("a sleek, white sports car");
});

test.each([
  ["小船划过平静的湖面", "小船", "划过平静的湖面"],
  ["老人把信烧了", "老人", "把信烧了"],
  ["猫坐在窗台上看雨", "猫", "看雨"],
  ["雨の中を走る少年", "少年", "雨の中を走る"],
  ["侍が雨の中で刀を抜く", "侍", "雨の中で刀を抜く"],
])("%s has its verb, its doer and its object", (text, doer, deed) => {
  expect(told(text)).toContainEqual([doer, deed]);
  expect(heads(text).join(" ")).not.toMatch(/[过を把]/u);
});

test.each([
  ["le vent emporte le chapeau d'un ministre", "le vent", "emporte le chapeau d'un ministre"],
  ["la niebla esconde un faro", "la niebla", "esconde un faro"],
  ["der Sturm reißt einem Boten die Briefe weg", "der Sturm", "reißt einem Boten die Briefe weg"],
  ["風が少女の帽子を飛ばす", "風", "少女の帽子を飛ばす"],
  ["la mujer que vende flores en el metro canta", "la mujer", "canta"],
  ["ein Hund wartet, bis ihm jemand ein Brot gibt", "jemand", "gibt"],
  ["孤独住在一座地铁站里", "孤独", "住在一座地铁站里"],
])("who does it in %s", (text, doer, deed) => {
  expect(told(text)).toContainEqual([doer, deed]);
});

test("weather that only comes is the air of the film, and clothes beside somebody are a thing", () => {
  expect(heads("la lluvia cae sobre una niña")).not.toContain("lluvia");
  expect(read("le vent emporte le chapeau d'un ministre").subjects.map(({ animate }) => animate)).toEqual([
    false,
    false,
    true,
  ]);
});
