import { figure } from "./scene-element.ts";
import { paintBook } from "./shapes/goods.ts";

export const book = figure({
  id: "book",
  kind: "object",
  words: ["book", "novel", "diary", "notebook", "magazine", "journal", "newspaper", "story", "map", "bible", "libro", "diario", "novela", "revista", "mapa", "livre", "roman", "carte", "buch", "tagebuch", "zeitschrift", "karte", "livro", "diário", "romance", "romanzo", "mappa", "本", "日記", "小説", "地図", "书", "日记", "小说", "地图", "किताब", "पुस्तक", "كتاب", "رواية", "خريطة"],
  height_m: 0.24,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -1.05, right: 1.05, top: -1.04, bottom: 0.05 },
  paint: paintBook,
});
