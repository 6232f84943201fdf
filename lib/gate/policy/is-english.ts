import { isCommonEnglish } from "./sentence-vector.ts";

/** Small words that hardly another language in Latin letters has. */
const english = new Set(
  "a the of and with his her she he they them their from that to for at by on is are was who while its my your our an into onto until without nobody this then over under out off up down not no it in as but how what when where which be has have had does do you we i".split(
    " ",
  ),
);
/** Small words of the others that are no English ones; some stand in both lists and weigh nothing. */
const foreign = new Set(
  "de la el los las un una unos unas y o en con por que se su sus le les des du et ou dans sur avec pour est son sa ses der die das ein eine einen einem einer und oder im in mit auf fur ist sich von zu den dem wird nicht il lo gli di da dal dalla ed e per che si os um uma do dos das no na nos em com ao aux une ne pas qui del al della nel nella sulla mas como seu sua a as au mon ma mi meu mein".split(
    " ",
  ),
);
const leastCommon = 0.3;

/** Whether the sense of a folded text can be read: small English words lead, or its words are frequent English ones. */
export const isEnglish = (text: string): boolean => {
  const words = text.match(/[\p{L}\p{M}']+/gu) ?? [];
  const latin = words.filter((word) => /^[a-z']+$/u.test(word));
  if (latin.length === 0 || latin.length < words.length * 0.8) return false;
  const own = latin.filter((word) => english.has(word)).length;
  const strange = latin.filter((word) => foreign.has(word)).length;
  if (own !== strange) return own > strange;
  return latin.filter((word) => isCommonEnglish(word)).length >= latin.length * leastCommon;
};
