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
  sea: dress("grass", "cliff"),
  beach: dress("grass palm", "palm", "sea"),
  lake: dress("grass flower", "pine tree", "mountains"),
  river: dress("grass", "tree", "hills"),
  waterfall: dress("grass", "pine tree", "cliff"),
  harbour: dress("lantern box", "boat house", "sea"),
  underwater: dress("", "fish", ""),
  forest: dress("grass pine tree bush", "tree pine", "hills"),
  mountains: dress("grass pine", "pine", "mountains"),
  hills: dress("grass flower", "tree house", "hills"),
  field: dress("grass flower", "tree", "hills"),
  garden: dress("flower grass", "tree flower", "hills"),
  dunes: dress("cactus grass", "cactus", "dunes"),
  plain: dress("grass", "tree", "mountains"),
  snowfield: dress("pine", "pine", "mountains"),
  jungle: dress("bush grass", "palm bush", "jungle"),
  bamboo: dress("bush grass", "bush", "bamboo"),
  orchard: dress("grass flower", "tree fence", "hills"),
  swamp: dress("grass bush", "bush", "swamp"),
  canyon: dress("cactus", "cactus", "canyon"),
  volcano: dress("", "", "hills"),
  iceberg: dress("", "iceberg", "sea"),
  island: dress("", "palm", "sea"),
  mars_surface: dress("", "", "mars_surface"),
  moonscape: dress("", "", "moonscape"),
  platform: dress("bag", "clock"),
  road: dress("grass", "tree", "hills"),
  cliff: dress("grass", "grass", "sea"),
  city: dress("lantern bicycle", "street tree", "city"),
  street: dress("bicycle lantern", "tree house", "city"),
  skyscraper: dress("tree", "street", "city"),
  castle: dress("grass flower", "tree", "hills"),
  bridge: dress("grass", "tree", "river"),
  living_room: dress("book cup candle", "chair lamp window"),
  kitchen: dress("cup fruit bread", "window"),
  office: dress("cup book", "chair window"),
  workshop: dress("box lamp", "window chair"),
  classroom: dress("book", "chair window"),
  corridor: dress("lantern", "door window"),
  stage: dress("headphones", "piano chair"),
  lab: dress("bottle jar", "window"),
  shop: dress("bag box", "door"),
  gym: dress("ball bottle", "window"),
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
  concert: dress("headphones", "guitar speaker"),
  server_room: dress("laptop", ""),
  tunnel: dress("lantern", ""),
  elevator: dress("", ""),
  dojo: dress("", ""),
  gallery: dress("", ""),
  buddhist_hall: dress("candle", ""),
  market: dress("fruit box", "tree", "city"),
  neon_street: dress("umbrella bicycle", "car", "city"),
  brick_street: dress("bicycle", "tree car", "new_york"),
  medina: dress("lantern jar", "palm"),
  old_city: dress("lantern bicycle", "street tree", "old_city"),
  future_city: dress("robot", "neon_street", "future_city"),
  new_york: dress("bicycle", "brick_street", "new_york"),
  bedroom: dress("book candle", "chair"),
  bathroom: dress("candle", ""),
  library: dress("book candle", "chair table"),
  hospital: dress("flower", "chair"),
  church: dress("candle", ""),
  temple_hall: dress("candle lantern", ""),
  museum: dress("", ""),
  cinema: dress("", ""),
  nightclub: dress("bottle", "speaker"),
  garage: dress("box", "car"),
  forge: dress("", "anvil"),
  factory: dress("box", ""),
  greenhouse: dress("flower", "chair"),
  cave: dress("lantern", ""),
  attic: dress("book lantern", "box chair"),
  cockpit: dress("", ""),
  train_cabin: dress("bag", ""),
  subway_station: dress("bag", ""),
  staircase: dress("", ""),
  courtroom: dress("book", "chair"),
  boardroom: dress("laptop cup", ""),
  market_hall: dress("fruit", ""),
  stadium: dress("", ""),
  alley: dress("box", ""),
  village_street: dress("flower", "tree"),
  japanese_street: dress("lantern", "tree"),
  space: dress("", "planet", "stars"),
};

const bare: Dressing = { foreground: ["grass"], midground: ["tree"], background: [] };

const summery: ReadonlySet<string> = new Set(["flower", "palm", "cactus", "grass", "fruit"]);

/** Dressing of a place made of several elements, from the front one backwards; nothing that blooms in winter. */
export const dressingFor = (elements: readonly string[], winter: boolean): Dressing => {
  const all = elements.toReversed().map(dressingOf);
  const gather = (layer: keyof Dressing) =>
    [...new Set(all.flatMap((each) => each[layer]))].filter((id) => !winter || !summery.has(id));
  return { foreground: gather("foreground"), midground: gather("midground"), background: gather("background") };
};

export const dressingOf = (element: string): Dressing => places[element] ?? bare;
