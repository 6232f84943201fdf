import { baseForms } from "#lib/planning/meaning/base-verb.ts";

/** Elements of the place at which one is used to see a deed or a trade: `place: English verbs and nouns`. */
const table = `
field: golf golfer putt picnic harvest farm farmer plough reap sow crop tractor herd shepherd scarecrow milk graze football soccer kite
kitchen: cook bake chef recipe fry boil soup dough cake supper dinner knead stir breakfast cookie
bakery: baker bakery patissier pastry bread
cafe: barista latte espresso cappuccino
restaurant: waiter waitress sommelier
bar: bartender cocktail
forge: blacksmith smith hammer anvil forge blade swordsmith glassblower glassblowing foundry furnace
workshop: repair mend sharpen carve weld solder carpenter watchmaker clockmaker tailor sew seamstress cobbler potter
  luthier invent craft restore maker build sculptor sculpt assemble inventor pottery robot
garage: mechanic
classroom: teach lesson exam teacher student pupil school
lab: scientist experiment measure vaccine laboratory chemist
hospital: surgeon doctor nurse patient dentist midwife paramedic vet
ice_rink: skater skate hockey
pharmacy: pharmacist
stage: perform ballet ballerina pianist violinist cellist conductor actor actress theatre orchestra audition musical solo
  magician clown
concert: concert drummer guitarist singer rapper band
nightclub: dj
dojo: yoga karate samurai meditate
gym: basketball volleyball boxer boxing workout weightlifter gymnast wrestler
harbour: fisherman fishermen sailor dock ferry
road: drive driver taxi truck motorcycle cyclist hitchhiker marathon race bike bicycle rider trucker
office: interview type hacker programmer meeting deadline resign coder journalist
server_room: server
sea: sail shipwreck whale
swimming_pool: swim swimmer lifeguard
shop: sell cashier shopkeeper seller barber hairdresser florist grocer butcher
library: librarian archivist
bookshop: bookseller
pharmacy: pharmacist
courtroom: judge lawyer trial
church: priest wedding bride groom monk nun
museum: curator
greenhouse: botanist
garden: garden gardener beekeeper bee prune snail hedgehog watering plant sapling seedling
underwater: submarine diver scuba snorkel sunken
street: firefighter fireman police policeman policewoman paramedic skateboard rollerblade chase protest busker parade courier graffiti postman skateboarder
beach: surf surfer sandcastle
mountains: climb climber hike hiker mountaineer
snowfield: ski skier snowboard snowman sled penguin
space: spaceship
moonscape: astronaut cosmonaut
cockpit: pilot captain
train_cabin: passenger
subway_station: commuter
forest: campfire hunt hunter lumberjack camp camper
living_room: hamster goldfish parrot budgie sofa couch fireplace grandmother grandfather knit funeral lullaby grandma grandpa chess cat
bedroom: baby lullaby sleep insomnia dream bedtime
castle: knight princess king queen
cave: treasure explorer miner archaeologist
attic: ghost
bathroom: shave shower bath brush
factory: engineer
stadium: referee penalty striker tennis rugby cricket hurdle javelin footballer goalkeeper athlete sprinter runner
market: vendor
`;

const places: ReadonlyMap<string, string> = new Map(
  table
    .replace(/\n +/g, " ")
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [place = "", words = ""] = line.split(": ");
      return words.split(" ").map((word) => [word, place] as const);
    }),
);

/** Deeds that are done in many places, and tell where only when nothing else does. */
const anywhere: ReadonlySet<string> = new Set(
  "teach teaches taught lesson student pupil repair mend make maker build race sleep dream cat grandmother grandfather grandma grandpa".split(
    " ",
  ),
);

/** Rooms at home, where one does for oneself what others do by trade. */
const chores: ReadonlySet<string> = new Set(["bathroom", "kitchen", "bedroom", "living_room"]);

/**
 * The element of the place where the first of these English words is at home; null when none of them says so. The words
 * of the whole intent tell it where the deed alone could be done anywhere.
 */
export const placeOfDeed = (deeds: readonly string[], words: readonly string[] = []): string | null => {
  const formsOf = (word: string) =>
    [word, ...baseForms(word), word.replace(/s$/, "")].map((form) => form.toLowerCase());
  const telling = [...deeds, ...words].filter((word) => !formsOf(word).some((form) => anywhere.has(form)));
  const placeOf = (word: string) => formsOf(word).flatMap((form) => places.get(form) ?? [])[0];
  const found = [...telling, ...deeds.toReversed()].map(placeOf).find((place) => place !== undefined) ?? null;
  // A barber shaves others, a baker bakes for others: not at home. A grandmother is no trade.
  const doer = deeds.at(-1) ?? "";
  const trade = formsOf(doer).some((form) => anywhere.has(form)) ? undefined : placeOf(doer);
  return found !== null && chores.has(found) && trade !== undefined ? trade : found;
};
