import type { CastMember } from "#lib/planning/film.ts";
import { agree, capital, mentions } from "#lib/planning/compile/words.ts";
import type { ShotChange } from "./shot-change.ts";
import type { Told } from "./told.ts";

export const clothes =
  /^(?:coat|jacket|dress|suit|gown|shirt|t-shirt|tee|sweater|jumper|hoodie|uniform|apron|raincoat|cloak|robe|kimono|sari|tuxedo|scarf|hat|cap|jeans|skirt|overalls|boots?|shoes?|gloves?|trousers|pants|shorts|glasses|sunglasses|helmet|mask|tie|vest|cape|beanie|sneakers|trainers|veil|crown|parka|poncho|swimsuit|bikini|costume|outfit|clothes|pyjamas|pajamas|leggings|blouse|cardigan|spacesuit|armou?r|headscarf|turban|bow tie|socks?|sandals?|heels|necklace|earrings?)$/iu;
const added =
  /^(?:scarf|hat|cap|gloves?|glasses|sunglasses|helmet|mask|tie|crown|veil|beanie|boots?|shoes?|headscarf|turban|socks?|sandals?|heels|necklace|earrings?)$/iu;

/** Dresses somebody: in the wardrobe, in the identity block and in words. */
export const wear = (
  words: string,
  garment: { first: string; head: string },
  member: CastMember,
  change: ShotChange,
  told: Told,
): boolean => {
  const dressed = (before: string): string =>
    added.test(garment.head) && before !== "" ? `${before} and ${garment.first}` : garment.first;
  const { now } = change;
  const parts = (now["continuity.wardrobe"] ?? "").split("; ").filter((part) => part !== "");
  const at = parts.findIndex((part) => part.toLowerCase().startsWith(`${member.later.toLowerCase()}:`));
  const before = at === -1 ? "" : (parts[at]?.slice(member.later.length + 1).trim() ?? "");
  const own = `${member.later}: ${dressed(before)}`;
  const wardrobe = at === -1 ? [...parts, own] : parts.with(at, own);
  const changed = change.set(words, "continuity.wardrobe", wardrobe.join("; "));
  const locks = now["continuity.subject_lock"].split("; ");
  const lock = locks.findIndex(
    (each) =>
      mentions(each.split(",")[0] ?? "", member.head) ||
      mentions(each.split(",")[0] ?? "", member.later.replace(/^the /u, "")),
  );
  if (lock !== -1)
    change.set(words, "continuity.subject_lock", locks.with(lock, redressed(locks[lock] ?? "", dressed)).join("; "));
  const verb = agree("wear", member.plural);
  const said = told.tell(words, `${capital(member.later)} ${verb} ${garment.first}.`, change);
  return changed || said;
};

const redressed = (lock: string, dressed: (before: string) => string): string => {
  const worn = /, in (.+?)(?=, (?:the same in every shot|main colour|always))/u;
  return worn.test(lock)
    ? lock.replace(worn, (_, before: string) => `, in ${dressed(before)}`)
    : lock.replace(/, the same in every shot$/u, `, in ${dressed("")}, the same in every shot`);
};
