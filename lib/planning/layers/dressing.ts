import { isDeck } from "#lib/planning/compile/on-bridge.ts";

/** What naturally stands around in a place, by the place's element. Ids the renderer lacks are passed over. */
interface Dressing {
  foreground: readonly string[];
  midground: readonly string[];
  background: readonly string[];
}

const dress = (foreground: string, midground: string, background = ""): Dressing => ({
  foreground: foreground.split(" ").filter(Boolean),
  midground: midground.split(" ").filter(Boolean),
  background: background.split(" ").filter(Boolean),
});

const places: Readonly<Record<string, Dressing>> = {
  sea: dress("grass", "boat sailboat"),
  beach: dress("grass palm", "boat sailboat", "sea"),
  lake: dress("grass flower", "duck canoe", "mountains"),
  swimming_pool: dress("pot_plant", ""),
  river: dress("grass", "duck", "hills"),
  waterfall: dress("grass flower", "", "cliff"),
  harbour: dress("crate barrel", "boat sailboat", "sea"),
  underwater: dress("", "fish", ""),
  forest: dress("grass pine tree bush", "tree pine", "hills"),
  mountains: dress("grass pine", "pine", "mountains"),
  hills: dress("grass flower", "tree", "hills"),
  field: dress("grass flower", "tree", "hills"),
  garden: dress("flower grass", "tree flower", "hills"),
  dunes: dress("cactus grass", "cactus", "dunes"),
  plain: dress("grass", "tree", "mountains"),
  snowfield: dress("pine", "pine", "mountains"),
  jungle: dress("bush grass", "palm bush", "jungle"),
  bamboo: dress("bush grass", "bush", "bamboo"),
  orchard: dress("grass flower", "tree fence", "hills"),
  swamp: dress("grass bush", "heron", "swamp"),
  canyon: dress("cactus", "cactus", "canyon"),
  volcano: dress("", "", "hills"),
  iceberg: dress("", "", "sea"),
  island: dress("", "boat", "sea"),
  mars_surface: dress("", "", "mars_surface"),
  moonscape: dress("", "", "moonscape"),
  platform: dress("bag", "clock"),
  road: dress("grass", "sign", "hills"),
  cliff: dress("grass", "", "sea"),
  city: dress("", "streetlamp sign bicycle", "city"),
  street: dress("", "streetlamp bicycle", "city"),
  skyscraper: dress("", "streetlamp", "city"),
  castle: dress("grass flower", "tree", "hills"),
  bridge: dress("grass", "", "river"),
  bridge_deck: dress("", "streetlamp", "hills"),
  stone_bridge_deck: dress("", "", "hills"),
  living_room: dress("book cup candle", "chair sofa bookshelf"),
  kitchen: dress("cup fruit bread", "table chair"),
  office: dress("cup book", "chair"),
  workshop: dress("box crate", "table chair"),
  classroom: dress("book", "chair table"),
  corridor: dress("", ""),
  stage: dress("headphones", "piano chair"),
  lab: dress("bottle jar", "microscope table"),
  shop: dress("bag box", "crate"),
  gym: dress("ball bottle", ""),
  studio: dress("", ""),
  cafe: dress("cup", "chair table"),
  bar: dress("bottle", "chair table"),
  restaurant: dress("cup", "table chair"),
  diner: dress("cup", "table"),
  bakery: dress("bread", "table"),
  bookshop: dress("book", "table"),
  supermarket: dress("fruit box", ""),
  pharmacy: dress("bottle", ""),
  boutique: dress("bag", "mirror"),
  warehouse: dress("box", "box"),
  concert: dress("", "guitar speaker drum"),
  server_room: dress("laptop", ""),
  tunnel: dress("", ""),
  elevator: dress("", ""),
  dojo: dress("", ""),
  gallery: dress("", ""),
  buddhist_hall: dress("candle", ""),
  market: dress("fruit box", "streetlamp", "city"),
  neon_street: dress("umbrella", "streetlamp car", "city"),
  brick_street: dress("", "streetlamp car bicycle", "new_york"),
  medina: dress("jar basket", ""),
  old_city: dress("", "streetlamp bicycle", "old_city"),
  future_city: dress("", "neon_street", "future_city"),
  new_york: dress("", "streetlamp bicycle", "new_york"),
  bedroom: dress("book candle", "chair bookshelf"),
  bathroom: dress("candle", ""),
  library: dress("book", "table chair"),
  hospital: dress("flower", "chair"),
  church: dress("candle", ""),
  temple_hall: dress("candle", ""),
  museum: dress("", ""),
  cinema: dress("", ""),
  nightclub: dress("bottle", "speaker"),
  garage: dress("crate", "car"),
  forge: dress("", "anvil barrel"),
  factory: dress("box", ""),
  greenhouse: dress("flower", "chair"),
  cave: dress("", ""),
  attic: dress("book box", "crate chair"),
  cockpit: dress("", ""),
  train_cabin: dress("bag", ""),
  bus_cabin: dress("bag", ""),
  subway_station: dress("bag", ""),
  train_platform: dress("bag", "suitcase"),
  airport: dress("bag", "suitcase"),
  hospital_corridor: dress("", ""),
  ice_rink: dress("", ""),
  funfair: dress("", "streetlamp"),
  staircase: dress("", ""),
  courtroom: dress("book", "chair"),
  boardroom: dress("laptop cup", ""),
  market_hall: dress("fruit", ""),
  stadium: dress("", ""),
  alley: dress("crate box", "streetlamp"),
  village_street: dress("flower", "streetlamp barrel"),
  japanese_street: dress("", "bamboo"),
  jetty: dress("barrel crate", "boat sailboat", "sea"),
  pier: dress("barrel crate", "boat sailboat", "sea"),
  fountain: dress("flower", ""),
  viaduct: dress("grass", "", "hills"),
  barn: dress("grass flower", "tree fence", "hills"),
  cabin: dress("grass", "pine", "mountains"),
  house: dress("flower grass", "tree", "hills"),
  rooftop: dress("", "pot_plant chair", "city"),
  space: dress("", "", "stars"),
};

const bare: Dressing = { foreground: [], midground: [], background: [] };

const summery: ReadonlySet<string> = new Set(["flower", "palm", "cactus", "grass", "fruit"]);

const waters: ReadonlySet<string> = new Set([
  "swimming_pool",
  "sea",
  "lake",
  "river",
  "harbour",
  "jetty",
  "pier",
  "iceberg",
  "island",
]);
const floats: ReadonlySet<string> = new Set(["boat", "sailboat", "canoe", "duck", "swan", "ship", "iceberg"]);

/** Dressing of a place made of several elements, from the front one backwards; nothing that blooms in winter. */
export const dressingFor = (elements: readonly string[], winter: boolean): Dressing => {
  // High up stands nothing that belongs in the street below.
  const stood = elements.includes("rooftop") ? ["rooftop"] : elements.some(isDeck) ? elements.filter(isDeck) : elements;
  const all = stood.toReversed().map(dressingOf);
  // Behind the edge of water nothing stands that does not float.
  const wet = elements.some((id) => waters.has(id));
  const gather = (layer: keyof Dressing) =>
    [...new Set(all.flatMap((each) => each[layer]))].filter(
      (id) => (!winter || !summery.has(id)) && (layer !== "midground" || !wet || floats.has(id)),
    );
  return { foreground: gather("foreground"), midground: gather("midground"), background: gather("background") };
};

export const dressingOf = (element: string): Dressing => places[element] ?? bare;
