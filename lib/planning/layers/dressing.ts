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
  underwater: dress("grass", "fish", ""),
  forest: dress("grass pine tree", "tree pine", "hills"),
  mountains: dress("grass pine", "pine", "mountains"),
  hills: dress("grass flower", "tree house", "hills"),
  field: dress("grass flower", "tree", "hills"),
  garden: dress("flower grass", "tree flower", "hills"),
  dunes: dress("cactus grass", "cactus", "dunes"),
  plain: dress("grass", "tree", "mountains"),
  snowfield: dress("pine", "pine", "mountains"),
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
