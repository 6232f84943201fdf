import { expect, test } from "vitest";
import { elementCards } from "#lib/elements/element-cards.ts";
import { readIntent } from "./read-intent.ts";

const read = (text: string) => readIntent(text, elementCards);
const deeds = (text: string) => read(text).actions.map((action) => action.verb);
const things = (text: string) => read(text).subjects.map((subject) => subject.head);

test.each([
  ["a goose chairs the homeowners meeting", "chairs"],
  ["an entire wedding party watches", "watches"],
  ["mi perro se comió el pastel y ahora finge dormir", "finge"],
  ["el viejo camina por la playa", "camina"],
  ["un pigeon vole le croissant d'un critique", "vole"],
  ["die alte schwimmt jeden morgen im see", "schwimmt"],
  ["der Nachbar gräbt jede Nacht im Garten", "gräbt"],
  ["dois velhos discutem na praça", "discutem"],
  ["a velha costureira conserta o vestido da noiva", "conserta"],
  ["due gatti litigano per una scatola", "litigano"],
  ["忍者がおにぎりを盗む", "盗む"],
  ["一位老裁缝缝制嫁衣", "缝"],
  ["बूढ़ा मछुआरा जाल खींचता है", "खींचता"],
  ["الهاتف يرن في الغرفة المقفلة", "يرن"],
])("what happens in %s", (text, verb) => {
  expect(deeds(text)).toContain(verb);
  expect(things(text)).not.toContain(verb);
});

test.each([
  ["a falcon dives after a starling", "starling"],
  ["lisbon, tram 28, laundry, tiles, then the sea", "tiles"],
  ["Spot for Kestrel, a folding bike", "spot"],
  ["el garaje de mi abuela", "garaje"],
  ["un gran baile en la plaza", "baile"],
  ["一个裁缝", "裁缝"],
])("a thing of %s is no deed", (text, head) => {
  expect(things(text)).toContain(head);
  expect(deeds(text)).not.toContain(head);
});

test.each([
  ["tram 28 climbs the hill", 1],
  ["the Halden 36 rests on slate", 1],
  ["this 9 dollar sunscreen", 1],
  ["400 bakers get up", 400],
  ["cien mujeres bailan", 100],
  ["两名剑客追逐", 2],
  ["सौ औरतें नाचती हैं", 100],
])("counts what is counted in %s", (text, count) => {
  expect(read(text).subjects[0]?.count).toBe(count);
});

test("names are found in lower case and drawn as what they name", () => {
  const { names, subjects, setting } = read("maria and joe dance in lisbon");
  expect(names).toEqual(["maria", "joe"]);
  expect(subjects.map((subject) => subject.element)).toEqual(["person", "person"]);
  expect(setting?.elements).toContain("old_city");
});

test.each([
  ["a robot", "en"],
  ["a red cube", "en"],
  ["sunset over mumbai", "en"],
  ["gato negro", "es"],
  ["katze", "de"],
  ["tortues", "fr"],
  ["noite em lisboa", "pt"],
  ["un gatto sulla luna", "it"],
])("language of the few words %s", (text, language) => {
  expect(read(text).language).toBe(language);
});

test("a winter storm is a storm", () => {
  expect(read("a keeper walks out into a winter storm").intent.weather).toBe("storm");
});

test("participles qualify the thing they stand before", () => {
  expect(things("a brightly lit classroom with flickering fluorescent lights and faded red paint")).toEqual([
    "classroom",
    "lights",
    "paint",
  ]);
});
