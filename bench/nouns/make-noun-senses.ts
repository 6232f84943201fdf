/**
 * Makes data/knowledge/noun-senses.json: what English nouns are, and what draws those that no element is named after.
 * Run rarely, by hand: `node bench/nouns/make-noun-senses.ts <folder>`, where the folder holds the files of WordNet 3.0
 * (Princeton University, WordNet licence: free for any use with its notice; Debian has them in `wordnet-base`).
 */
import { writeFileSync } from "node:fs";
import nounKinds from "#data/coverage/en/noun-kinds.json" with { type: "json" };
import nounRows from "#data/coverage/en/nouns.json" with { type: "json" };
import occupations from "#data/knowledge/occupations.json" with { type: "json" };
import type { ElementKind } from "#lib/contract/element.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import type { NounKind } from "#lib/planning/coverage/table-schema.ts";
import { vocabulary } from "#lib/planning/meaning/vector-table.ts";
import { readWordNet, type Synset, type WordNet } from "./read-wordnet.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("Name the folder with the files of WordNet 3.0");
const wordNet: WordNet = readWordNet(folder);
const common = new Set(vocabulary.split(" "));

/** What a meaning is by what it is a kind of: `word:file`, the first meaning of the word in that file. The nearest wins. */
const anchors: readonly (readonly [NounKind, string])[] = [
  ["person", "person:3 god:18 spiritual_being:18"],
  ["animal", "animal:3"],
  ["group", "gathering:14 people:14 animal_group:14 team:14 family:14 kin:14 military_unit:14 musical_organization:14"],
  ["idea", "social_group:14"],
  ["body", "body_part:8 feature:8 hair:8 bodily_structure:8 bone:8"],
  ["vehicle", "vehicle:6 craft:6"],
  ["machine", "machine:6 engine:6 home_appliance:6"],
  ["tool", "tool:6 implement:6 cutlery:6 weapon:6"],
  ["instrument", "musical_instrument:6"],
  ["furniture", "furniture:6 bedclothes:6 floor_cover:6"],
  ["food", "food:3 food:13 foodstuff:13 edible_fruit:13"],
  ["drink", "beverage:13"],
  ["plant", "plant:3 plant_part:20 plant_organ:20"],
  ["clothing", "clothing:6 footwear:6 headdress:6"],
  ["jewel", "jewelry:6"],
  ["toy", "plaything:6 game_equipment:6"],
  ["device", "electronic_equipment:6 electronic_device:6 camera:6 computer:6 telephone:6"],
  ["paper", "document:10 book:6 periodical:10 card:6 letter:10 paper:27 photograph:6 map:6"],
  ["money", "coin:21 paper_money:21 currency:21"],
  ["building", "building:6 bridge:6 tower:6 place_of_business:6 facility:6 shelter:6 housing:6"],
  ["indoors", "room:6 floor:6 passageway:6"],
  ["outdoors", "way:6 geological_formation:17 land:17 location:3 region:15 tract:15 area:15 piece_of_land:15 yard:6"],
  ["water", "body_of_water:17"],
  ["sky", "celestial_body:17 sky:17"],
  ["weather", "weather:19 precipitation:19 atmospheric_phenomenon:19"],
  ["light", "source_of_illumination:6 light:19"],
  ["fire", "fire:11 flame:22"],
  ["material", "fabric:6 material:27 substance:3 substance:27 fluid:27"],
  ["sound", "sound:7 sound:11 sound:9 music:10 noise:11"],
  ["text", "writing:10 speech_act:10 written_communication:10"],
  ["time", "time_period:28 time_unit:28"],
  ["feeling", "feeling:3"],
  ["part", "boundary:15 extremity:15 shape:3 part:17 part:6 surface:6 surface:17 opening:17 side:15"],
];
/** What is left, by the lexicographer's file that it is in. */
const byFile: Readonly<Record<number, NounKind>> = {
  3: "idea",
  4: "event",
  5: "animal",
  6: "thing",
  7: "idea",
  8: "body",
  9: "idea",
  10: "idea",
  11: "event",
  12: "feeling",
  13: "food",
  14: "idea",
  15: "outdoors",
  16: "idea",
  17: "thing",
  18: "person",
  19: "event",
  20: "plant",
  21: "idea",
  22: "event",
  23: "number",
  24: "idea",
  25: "part",
  26: "idea",
  27: "material",
  28: "time",
};
/** Files of what a camera can see. */
const seen = new Set([5, 6, 8, 13, 17, 18, 20, 27]);

const senseOf = (named: string): Synset => {
  const [word = "", file] = named.split(":");
  const found = wordNet.senses.get(word)?.find((synset) => synset.file === Number(file));
  if (found === undefined) throw new Error(`WordNet has no noun ${named}`);
  return found;
};
const kindAt = new Map<string, NounKind>();
for (const [kind, names] of anchors) for (const name of names.split(" ")) kindAt.set(senseOf(name).id, kind);

const above = ({ above: ids }: Synset): Synset[] =>
  ids.map((id) => wordNet.synsets.get(id)).filter((each) => each !== undefined);

/** The nearest meaning upward that `found` knows, at most so many steps away. */
function climb<T>(from: Synset, steps: number, found: (synset: Synset) => T | undefined): T | undefined {
  let level = [from];
  for (let step = 0; step <= steps && level.length > 0; step++) {
    for (const synset of level) {
      const met = found(synset);
      if (met !== undefined) return met;
    }
    level = level.flatMap(above);
  }
  return undefined;
}

const kindOf = (synset: Synset): NounKind =>
  climb(synset, 20, ({ id }) => kindAt.get(id)) ?? byFile[synset.file] ?? "idea";

const peopleNamed = nounRows.flatMap(({ forms, kind }) => (kind === "person" ? forms : []));
/** Those who are called after what they do, and whom the tables of ours know as somebody. */
const trades: ReadonlySet<string> = new Set([...Object.keys(occupations), ...(nounKinds.person ?? []), ...peopleNamed]);

/** The meaning that a word has in a film: the most frequent, but what is seen before what is as frequent and is not. */
function meantBy(word: string): Synset | null {
  const senses = wordNet.senses.get(word) ?? [];
  const [first] = senses;
  if (first === undefined) return null;
  const count = (at: number) => wordNet.counted.get(`${word} ${at + 1}`) ?? 0;
  // Nobody counted which a printer is more often: what it is made for comes first, unless it is a trade.
  const tool = senses.find(({ file }) => file === 6);
  if (first.file === 18 && count(0) === 0 && tool !== undefined && !trades.has(word)) return tool;
  if (seen.has(first.file)) return first;
  const visible = senses.findIndex(({ file }) => seen.has(file));
  return visible > 0 && visible < 4 && count(visible) * 2 >= count(0) && count(0) > 0
    ? (senses[visible] ?? first)
    : first;
}

/** In which files the meaning of an element's name is looked for, and how far below it a noun may stand to be drawn as it. */
const drawnFrom: Readonly<Record<ElementKind, { files: readonly number[]; steps: number }>> = {
  person: { files: [18, 14], steps: 20 },
  animal: { files: [5], steps: 20 },
  plant: { files: [20], steps: 20 },
  vehicle: { files: [6], steps: 3 },
  building: { files: [6], steps: 2 },
  interior: { files: [6], steps: 1 },
  object: { files: [6], steps: 2 },
  product: { files: [6], steps: 2 },
  food: { files: [13, 6], steps: 2 },
  terrain: { files: [17, 15], steps: 2 },
  water: { files: [17], steps: 2 },
  sky: { files: [17], steps: 2 },
  symbol: { files: [], steps: 0 },
  air: { files: [], steps: 0 },
};
/** Beings of one name look alike; of things only what is a kind of the element itself is drawn as it. */
const alike: ReadonlySet<ElementKind> = new Set(["person", "animal"]);
const elementAt = new Map<string, { id: string; steps: number; rank: number }>();
/** Elements whose name means a class of unlike things to WordNet: any control is no gamepad, any conduit no toothpaste. */
const classes = new Set(["controller", "tube", "ring", "record", "platform", "gear", "meal"]);
/** Names of so many sorts of people that they are no crowd. */
const anyGroup = new Set(["group", "people", "friends", "villagers"]);
for (const card of elementCards) {
  const { files, steps } = drawnFrom[card.kind];
  const meant = (name: string) =>
    [name, name.replace(/s$/u, "")]
      .flatMap((form) => wordNet.senses.get(form.replaceAll(" ", "_")) ?? [])
      .find(({ file: number }) => files.includes(number));
  const names = (card.names["en"] ?? []).filter((name) => !anyGroup.has(name));
  const own = meant(card.id.replaceAll("_", " ")) ?? meant(names[0] ?? "");
  for (const [rank, name] of names.entries()) {
    const synset = meant(name);
    if (synset === undefined) continue;
    const isKindOf = own !== undefined && climb(synset, 20, ({ id }) => (id === own.id ? true : undefined)) === true;
    const known = elementAt.get(synset.id);
    if ((alike.has(card.kind) || isKindOf) && !classes.has(card.id) && (known === undefined || rank < known.rank))
      elementAt.set(synset.id, { id: card.id, steps, rank });
  }
}

/** What draws a meaning: the element it is named after, or a kind of at a short climb. */
function elementOf(synset: Synset): string | null {
  let level = [synset];
  for (let step = 0; step <= 20 && level.length > 0; step++) {
    for (const { id } of level) {
      const met = elementAt.get(id);
      if (met !== undefined) return step <= met.steps ? met.id : null;
    }
    level = level.flatMap(above);
  }
  return null;
}

const female = ["woman:18", "female:18", "girl:18"].map((name) => senseOf(name).id);
const male = ["man:18", "male:18", "boy:18"].map((name) => senseOf(name).id);
const told =
  /^\(?(?:an?|the)\s(?:\p{L}+\s){0,2}?(woman|girl|wife|mother|female|man|boy|husband|male)\b(?!,?\s(?:or|and)\b)/u;
const sexOf = (synset: Synset): "female" | "male" | null => {
  if (kindOf(synset) !== "person") return null;
  const above_it = climb(synset, 20, ({ id }) =>
    female.includes(id) ? "female" : male.includes(id) ? "male" : undefined,
  );
  // `uncle` is a kind of kinsman, and a kinsman is told to be a male relative.
  const said = climb(synset, 2, ({ gloss }) => told.exec(gloss)?.[1]);
  return above_it ?? (said === undefined ? null : /^(?:man|boy|husband|male)$/u.test(said) ? "male" : "female");
};

/** Words younger than the dictionary, or spelled otherwise in it. */
const younger: Partial<Record<NounKind, string>> = {
  person: "blogger podcaster influencer streamer vlogger gamer skateboarder snowboarder paraglider",
  device: "smartphone smartwatch webcam charger adapter headset touchscreen",
  machine: "lawnmower hairdryer dishwasher stapler laminator shredder humidifier dehumidifier purifier juicer frother",
  tool: "dripper griddler zester corker massager epilator straightener curler dimmer organizer holder",
  thing: "dreamcatcher trapdoor rollercoaster sandpaper sparkler raincover taper hoverboard moisturizer grandstand",
  weather: "gust",
  vehicle: "trawler stroller harvester excavator camper",
};
const kinds: Partial<Record<NounKind, string[]>> = {};
for (const kind of Object.keys(younger) as NounKind[]) kinds[kind] = (younger[kind] ?? "").split(" ");
const added = new Set(Object.values(kinds).flat());
const drawn: Record<string, string[]> = {};
const sexes: Record<"female" | "male", string[]> = { female: [], male: [] };
const named = new Set(elementCards.flatMap(({ names }) => names["en"] ?? []));
/** Files whose rare words are worth having too: who and what acts, what one handles, and what nobody sees. */
const handled = new Set([4, 5, 6, 7, 9, 10, 11, 12, 13, 17, 18, 20, 26]);
/** Whether a word may come up in a sentence at all: a common one, or one for what is seen or is never seen. */
const isSaid = (word: string, { file, gloss }: Synset): boolean =>
  common.has(word) ||
  (handled.has(file) &&
    word.length > 3 &&
    word.length < 14 &&
    !/\b(?:genus|family|order|phylum|bacteria|archaic|obsolete|slang|trade names?|protein|enzyme|tumor|drug|acid|particle|circuit)\b/u.test(
      gloss,
    ));
for (const word of [...wordNet.senses.keys()].toSorted()) {
  const synset = meantBy(word);
  if (added.has(word) || synset === null || !/^[a-z]+(?:[_-][a-z]+)?$/u.test(word)) continue;
  const text = word.replaceAll("_", " ");
  const kind = kindOf(synset);
  const element = elementOf(synset);
  const [, last] = text.split(" ");
  if (last !== undefined) {
    // Of two words the last says what it is; those are kept of which it does not.
    const alone = meantBy(last);
    const isTold = alone !== null && kindOf(alone) === kind && elementOf(alone) === element;
    if (isTold || !text.split(" ").every((each) => common.has(each))) continue;
  } else if (!isSaid(word, synset)) continue;
  (kinds[kind] ??= []).push(text);
  if (element !== null && element !== "person" && !named.has(text)) (drawn[element] ??= []).push(text);
  const sex = sexOf(synset);
  if (sex !== null) sexes[sex].push(text);
}
const joined = (lists: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(lists)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, words]) => [key, words.join(",")]),
  );
const file = {
  source:
    "Made by bench/nouns/make-noun-senses.ts from WordNet 3.0. WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. Used, copied, modified and distributed under the WordNet licence, without warranty.",
  kinds: joined(kinds),
  drawn_as: joined(drawn),
  sexes: joined(sexes),
};
writeFileSync("data/knowledge/noun-senses.json", `${JSON.stringify(file, null, 1)}\n`);
