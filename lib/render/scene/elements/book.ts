import { figure } from "./scene-element.ts";
import { paintBook } from "./shapes/desk.ts";

export const book = figure({
  id: "book",
  kind: "object",
  words: ["book", "novel", "diary", "notebook", "magazine", "journal", "newspaper", "story", "bible", "libro", "diario", "novela", "revista", "livre", "roman", "buch", "tagebuch", "zeitschrift", "livro", "diário", "romance literário", "romanzo", "本", "日記", "小説", "书", "日记", "小说", "किताब", "पुस्तक", "كتاب", "رواية"],
  height_m: 0.24,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -1.1, right: 1.1, top: -1.1, bottom: 0.6 },
  shading: "self",
  paint: paintBook,
});
