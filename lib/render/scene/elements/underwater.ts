import { span } from "./scene-element.ts";
import { paintUnderwater } from "./shapes/waters.ts";

export const underwater = span({
  id: "underwater",
  kind: "water",
  words: ["underwater", "reef", "coral", "seabed", "deep sea", "ocean floor", "aquarium", "kelp", "depths", "arrecife", "submarino", "fondo del mar", "récif", "sous-marin", "corail", "fond marin", "unterwasser", "riff", "koralle", "meeresgrund", "recife", "subaquático", "barriera corallina", "sottomarino", "corallo", "fondale", "海底", "海中", "珊瑚", "水下", "समुद्रतल", "मूंगा", "تحت الماء", "شعاب", "مرجان"],
  height_m: 12,
  layers: ["background", "midground"],
  box: { left: 0, right: 3, top: -1.05, bottom: 0.05 },
  ground: "seabed",
  paint: paintUnderwater,
});
