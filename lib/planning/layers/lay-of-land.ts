import type { Film } from "#lib/planning/film.ts";

/** Where nothing grows at all. */
const polar =
  /\b(?:ant)?arctic|\b(?:north|south) pole|\bpolar\b|iceberg|antárt|ártic|antarct|arktis|antartid|北極|南極|北极|南极|अंटार्कट|آर्कटिक|القطب|남극|북극/iu;

export const isPolar = ({ told }: Film): boolean => polar.test(told);

/** A rock stands by the sea where words tell of one, else in hills. */
const bySea =
  /\bsea|ocean|coast|shore|beach|wave|tide|harbou?r|lighthouse|ship|boat|sail|gull|whale|surf|island|\bbay\b|mar\b|mer\b|meer|mare\b|costa|côte|küste|faro\b|phare|leuchtturm|farol|海|岸|灯台|灯塔|समुद्र|तट|بحر|ساحل|바다|해안|등대/iu;
export const inland = ({ place, told }: Film): boolean =>
  /\b(?:rocks?|boulders?|roca|rocher|fels|rocha|roccia)\b/iu.test(place.noun) && !bySea.test(told);
