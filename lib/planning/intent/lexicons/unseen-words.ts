import { z } from "zod";
import file from "#data/language/lexicons/unseen-words.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { wholeWord, wordSet } from "./rows.ts";

const { picture, empty } = checkedData(
  "language/lexicons/unseen-words.json",
  z.strictObject({ picture: wholeWord, empty: wordSet }),
  file,
);

/** Words for the picture and its parts: they say where or how, and are nothing to draw. */
export const pictureWords = picture;

/** "finds its way", "a lot of", "a kind of": nothing that could be seen. */
export const emptyNouns = empty;
