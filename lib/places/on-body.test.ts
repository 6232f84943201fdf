import { expect, it } from "vitest";
import { isOfOne, placeOnBody } from "./on-body.ts";

const placed = (language: string, text: string, noun: string) => {
  const start = text.indexOf(noun);
  return placeOnBody(text, { start, end: start + noun.length }, language);
};

it.each([
  ["en", "A boy sits on a step, a puppy in his lap.", "puppy", "lap"],
  ["en", "A miner stands there with a sack over one shoulder.", "sack", "shoulder"],
  ["de", "Ein Bauer mit einem Lamm auf den Schultern wartet.", "Lamm", "shoulder"],
  ["de", "Sie trägt auf dem Kopf einen Krug.", "Krug", "head"],
  ["es", "Una mujer espera con un gallo en el regazo.", "gallo", "lap"],
  ["fr", "Une femme marche, un panier sur la tête.", "panier", "head"],
  ["it", "Un uomo con un sacco sulle spalle.", "sacco", "shoulder"],
  ["pt", "Um menino com um gato no colo.", "gato", "lap"],
  ["ja", "祖母が猫を膝にのせている。", "猫", "lap"],
  ["ja", "男が提灯を持って立っている。", "提灯", "hand"],
  ["zh", "女人头上顶着篮子。", "篮子", "head"],
  ["hi", "औरत घड़ा सिर पर रखे खड़ी है।", "घड़ा", "head"],
  ["hi", "लड़का लालटेन लिए खड़ा है।", "लालटेन", "hand"],
  ["en", "A cat sits on a wall by a lamp.", "cat", null],
  ["de", "Ein Mann steht mit einem Hund auf einer Wiese.", "Hund", null],
] as const)("reads where on a body something is (%s: %s)", (language, text, noun, place) => {
  expect(placed(language, text, noun)).toBe(place);
});

it.each([
  ["en", "Three nuns wait, and one of them holds a pineapple.", "pineapple", true],
  ["es", "Tres músicos esperan, pero solo uno lleva guitarra.", "guitarra", true],
  ["de", "Vier Kinder stehen da, nur eines hat einen Drachen.", "Drachen", true],
  ["en", "Three nuns hold a pineapple.", "pineapple", false],
] as const)("tells what only one of many has (%s: %s)", (language, text, noun, isOne) => {
  expect(isOfOne(text, { start: text.indexOf(noun) }, language)).toBe(isOne);
});
