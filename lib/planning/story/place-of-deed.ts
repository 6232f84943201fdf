import { baseForms } from "#lib/planning/meaning/base-verb.ts";

/** Elements of the place at which one is used to see a deed or a trade: `place: English verbs and nouns`. */
const table = `
field: harvest farm farmer plough reap sow crop tractor herd shepherd scarecrow milk graze
kitchen: cook bake baker bakery knead chef recipe fry boil soup dough cake supper dinner
workshop: repair mend sharpen carve forge weld solder blacksmith carpenter watchmaker clockmaker tailor sew seamstress cobbler potter luthier mechanic invent
classroom: teach lesson exam teacher student pupil school
lab: scientist experiment surgeon doctor measure vaccine laboratory chemist nurse patient
stage: perform concert ballet ballerina pianist violinist cellist drummer conductor actor actress theatre orchestra audition musical solo magician
gym: boxer boxing workout weightlifter gymnast wrestler
harbour: fisherman fishermen sailor dock ferry
road: drive driver taxi truck motorcycle cyclist hitchhiker marathon
office: interview type hacker programmer meeting deadline resign
sea: sail swim swimmer shipwreck whale
shop: sell barista barber cashier shopkeeper seller bookseller librarian
garden: garden gardener beekeeper bee prune
street: chase protest busker parade courier graffiti postman
beach: surf surfer
mountains: climb climber hike hiker mountaineer
snowfield: ski skier snowboard
space: astronaut spaceship
forest: hunt hunter lumberjack camp camper
living_room: grandmother grandfather knit funeral lullaby
`;

const places: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [place = "", words = ""] = line.split(": ");
      return words.split(" ").map((word) => [word, place] as const);
    }),
);

/** The element of the place where the first of these English words is at home; null when none of them says so. */
export const placeOfDeed = (words: readonly string[]): string | null => {
  for (const word of words)
    for (const form of [word, ...baseForms(word), word.replace(/s$/, "")]) {
      const place = places.get(form.toLowerCase());
      if (place !== undefined) return place;
    }
  return null;
};
