import { museumRoom } from "./museum.ts";
import { interior } from "./shapes/interior.ts";

export const gallery = interior({
  ...museumRoom,
  id: "gallery",
  as: "gallery",
  words: [
    "gallery",
    "art gallery",
    "exhibition",
    "galería",
    "exposición",
    "galerie",
    "exposition",
    "ausstellung",
    "kunsthalle",
    "galeria",
    "exposição",
    "galleria",
    "mostra",
    "ギャラリー",
    "展覧会",
    "画廊",
    "美术馆",
    "प्रदर्शनी",
    "معرض",
  ],
});
