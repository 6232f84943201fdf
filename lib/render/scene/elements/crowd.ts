import { figure } from "./scene-element.ts";
import { bodyCycle, paintCrowd } from "./shapes/person.ts";

export const crowd = figure({
  id: "crowd",
  kind: "person",
  words: ["crowd", "people", "audience", "team", "family", "group", "commuters", "dancers", "fans", "spectators", "shoppers", "villagers", "children", "friends", "army", "couple", "band", "multitud", "gente", "público", "equipo", "familia", "pareja", "foule", "gens", "public", "équipe", "famille", "menge", "leute", "publikum", "menschen", "mannschaft", "familie", "paar", "multidão", "pessoas", "equipe", "família", "casal", "folla", "pubblico", "squadra", "famiglia", "coppia", "群衆", "人々", "観客", "家族", "チーム", "人群", "人们", "观众", "家庭", "团队", "भीड़", "लोग", "परिवार", "दर्शक", "حشد", "ناس", "جمهور", "عائلة", "فريق"],
  height_m: 1.75,
  layers: ["midground", "background", "subject"],
  surroundings: ["street"],
  box: { left: -1.6, right: 1.6, top: -1.1, bottom: 0.03 },
  cycle: bodyCycle,
  paint: paintCrowd,
});
