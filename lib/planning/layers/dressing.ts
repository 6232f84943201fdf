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
  sea: dress("grass", ""),
  beach: dress("grass palm", "", "sea"),
  lake: dress("grass flower", "", "mountains"),
  swimming_pool: dress("pot_plant", ""),
  river: dress("grass", "", "hills"),
  waterfall: dress("grass flower", "", "cliff"),
  harbour: dress("crate barrel", "", "sea"),
  underwater: dress("", "", ""),
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
  swamp: dress("grass bush", "", "swamp"),
  canyon: dress("cactus", "cactus", "canyon"),
  volcano: dress("", "", "hills"),
  iceberg: dress("", "", "sea"),
  island: dress("", "", "sea"),
  mars_surface: dress("", "", "mars_surface"),
  moonscape: dress("", "", "moonscape"),
  platform: dress("", "clock"),
  road: dress("grass", "", "hills"),
  cliff: dress("grass", "", "sea"),
  city: dress("", "streetlamp", "city"),
  street: dress("", "streetlamp", "city"),
  skyscraper: dress("", "streetlamp", "city"),
  castle: dress("grass flower", "tree", "hills"),
  bridge: dress("grass", "", "river"),
  bridge_deck: dress("", "streetlamp", "hills"),
  stone_bridge_deck: dress("", "", "hills"),
  living_room: dress("", "chair sofa bookshelf"),
  kitchen: dress("", "table chair"),
  office: dress("", "chair"),
  workshop: dress("box crate", "table chair"),
  classroom: dress("", "chair table"),
  corridor: dress("", ""),
  stage: dress("", "chair"),
  lab: dress("", "table"),
  shop: dress("box", "crate"),
  gym: dress("", ""),
  studio: dress("", ""),
  cafe: dress("", "chair table"),
  bar: dress("", "chair table"),
  restaurant: dress("", "table chair"),
  diner: dress("", "table"),
  bakery: dress("", "table"),
  bookshop: dress("", "table"),
  supermarket: dress("box", ""),
  pharmacy: dress("", ""),
  boutique: dress("", ""),
  warehouse: dress("box", "box"),
  concert: dress("", ""),
  server_room: dress("", ""),
  tunnel: dress("", ""),
  elevator: dress("", ""),
  dojo: dress("", ""),
  gallery: dress("", ""),
  buddhist_hall: dress("", ""),
  market: dress("box", "streetlamp", "city"),
  neon_street: dress("", "streetlamp", "city"),
  brick_street: dress("", "streetlamp", "new_york"),
  medina: dress("", ""),
  old_city: dress("", "streetlamp", "old_city"),
  future_city: dress("", "", "future_city"),
  new_york: dress("", "streetlamp", "new_york"),
  bedroom: dress("", "chair bookshelf"),
  bathroom: dress("", ""),
  library: dress("", "table chair"),
  hospital: dress("flower", "chair"),
  church: dress("", ""),
  temple_hall: dress("", ""),
  museum: dress("", ""),
  cinema: dress("", ""),
  nightclub: dress("", ""),
  garage: dress("crate", ""),
  forge: dress("", "anvil barrel"),
  factory: dress("box", ""),
  greenhouse: dress("flower", "chair"),
  cave: dress("", ""),
  attic: dress("box", "crate chair"),
  cockpit: dress("", ""),
  train_cabin: dress("", ""),
  bus_cabin: dress("", ""),
  subway_station: dress("", ""),
  train_platform: dress("", ""),
  airport: dress("", ""),
  hospital_corridor: dress("", ""),
  ice_rink: dress("", ""),
  funfair: dress("", "streetlamp"),
  staircase: dress("", ""),
  courtroom: dress("", "chair"),
  boardroom: dress("", ""),
  market_hall: dress("", ""),
  stadium: dress("", ""),
  alley: dress("crate box", "streetlamp"),
  village_street: dress("flower", "streetlamp barrel"),
  courtyard: dress("flower", "pot_plant"),
  town_square: dress("", "fountain streetlamp"),
  cafe_terrace: dress("pot_plant", "chair"),
  ship_deck: dress("barrel crate", "barrel"),
  cemetery: dress("grass flower", ""),
  japanese_street: dress("", "bamboo"),
  jetty: dress("barrel crate", "", "sea"),
  pier: dress("barrel crate", "", "sea"),
  fountain: dress("flower", ""),
  viaduct: dress("grass", "", "hills"),
  barn: dress("grass flower", "tree fence", "hills"),
  cabin: dress("grass", "pine", "mountains"),
  house: dress("flower grass", "tree", "hills"),
  rooftop: dress("", "pot_plant chair", "city"),
  space: dress("", "", "stars"),
};

/** Places that are what grows in them: their own row of it stands near, before whatever is behind. */
const closing: ReadonlySet<string> = new Set(["garden", "orchard", "bamboo", "jungle", "swamp"]);
export const closesView = (element: string): boolean => closing.has(element);

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
