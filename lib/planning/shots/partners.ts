import type { ElementCard } from "#lib/contract/element.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";

const lives = (member: CastMember | undefined): member is CastMember =>
  member !== undefined && !member.faint && (member.kind === "person" || member.kind === "animal");

const joint =
  /^[\s,]*(?:and|&|with|y|e|et|und|mit|con|com|avec|と|や|和|跟|与|與|同|और|के साथ|و|مع|ed|plus)?[\s,]*(?:(?:an?|the|his|her|their|its|my|our|your|un[ao]?|el|la|los|las|l[eo]s?|su|sus|sa|son|ses|une|des?|der|die|das|eine?n?r?|sein(?:e[nmr]?)?|ihr(?:e[nmr]?)?|um|uma|o|os|as|seu|sua|il|lo|i|gli|suo|old|young|little|small|two|three)[\s'’]+)*$/iu;
/** Deeds that take two, both in the picture. */
const shared =
  /\b(?:teach|hug|embrac|kiss|hold|danc|feed|meet|met|help|comfort|carr|shar|walk|play|talk|sing|read|wav|fight|fought|chas|follow|lead|greet|propos|marr|pet|strok|groom|brush|guid|giv|gave|hand|offer|bring|brought|sell|sold|show|tell|listen|sit|ride|race|visit|ask|serv|scold|nurs)\w*\b/iu;

/** `… with his little sister`: whatever is done, the other is there. */
const companion =
  /(?:^|[^\p{L}])(?:with|beside|next to|alongside|con|avec|mit|neben|com|ao lado d[eao]|accanto a|insieme a|à côté d[eu]|junto a)\s*$|(?:と一緒に|と|跟|和|के साथ|مع)\s*$/iu;

/** Whom the intent joins to the lead: both do it, or it takes both. */
export const partnersOf = (film: Film): number[] => {
  const { reading, cast, lead } = film;
  const leading = lead === null ? undefined : reading.subjects[lead];
  if (lead === null || leading === undefined || !lives(cast[lead])) return [];
  // Who rides is not seen without what is ridden.
  const every = cast.map((_, index) => index);
  const mount = cast[lead]?.kind === "person" ? riddenIn(film, every) : null;
  return reading.subjects.flatMap((subject, index) => {
    if (index === mount) return [index];
    if (index === lead || !lives(cast[index]) || subject.span.end === subject.span.start) return [];
    const [first, second] = subject.span.start < leading.span.start ? [subject, leading] : [leading, subject];
    const between = reading.raw.slice(first.span.end, second.span.start);
    const beside = companion.test(between) && between.length < 60 && !/[.;!?]/u.test(between);
    const together =
      joint.test(between) || beside || (between.length < 40 && !/[.;!?]/u.test(between) && shared.test(between));
    return together ? [index] : [];
  });
};

/** What one sits on and goes with. */
export const mounts: ReadonlySet<string> = new Set([
  "bicycle",
  "motorcycle",
  "scooter",
  "wheelchair",
  "horse",
  "camel",
]);
export const rides =
  /\b(?:on (?:an?|his|her|the|their) (?:bike|bicycle|motorbike|motorcycle|horse|camel|scooter)|by (?:bike|bicycle|motorbike)|on horseback)\b|à (?:vélo|moto|cheval)|en (?:bici|bicicleta|moto)\b|a caballo|mit dem (?:fahr|motor)?rad|zu pferd|de (?:bicicleta|moto)\b|a caval[lo]o?\b|in (?:bici|bicicletta|moto)\b|自転車で|バイクで|साइकिल पर|\b(?:rid(?:e|es|ing)|rode|rac(?:e|es|ing|ed)|cycl(?:e|es|ing)|pedal\w*|gallop\w*|speed(?:s|ing)?|deliver\w*)\b|\bmont(?:a|an|e|ent)\b|pedal|pédal|\broul|conduce|corre|carrera|\bfährt|\bfahren|reite[tn]|cavalca|cavalga|guida|\banda|乗|走|骑|騎|चला|सवार|ركب|قود/iu;

/** A wheelchair is sat in, unless it is empty or somebody's whom another pushes. */
const pushed =
  /\b(?:push|empty|fold|abandon|leave)\w*|empuj|vací|pouss|vide\b|schieb|leer|empurr|vazi|sping|vuot|押|空|推|धकेल|खाली|يدفع|فارغ/iu;

/** The cast member that somebody present rides; null when nobody does. */
export const riddenIn = (film: Film, present: readonly number[]): number | null => {
  if (!present.some((index) => film.cast[index]?.kind === "person")) return null;
  const carries = (element: string) =>
    (mounts.has(element) &&
      (element === "wheelchair" ? !pushed.test(film.reading.raw) : rides.test(film.reading.raw))) ||
    (vessels.has(element) && aboard.test(film.reading.raw));
  return present.find((index) => carries(film.cast[index]?.element ?? "")) ?? null;
};

/** What one sits in, and the words for being in it. */
export const vessels: ReadonlySet<string> = new Set(["boat", "canoe"]);
const aboard =
  /\b(?:in|on|aboard|from|num|numa|no|em|en|sur|dans|im|auf|su|nel|sulla)\b[^.,]{0,24}(?:boat|barco|barca|bote|barque|bateau|boot|canoe|canoa|kayak|kajak|raft|dinghy)|\b(?:row|paddl|rem[ae]|ram[ea]|rudert|voga)\w*|船|舟|ボート|नाव|قارب|زورق/iu;

/** What somebody rides who is called after it: a motorcycle courier. */
export const mountNamed = (film: Film, member: CastMember): ElementCard | null => {
  const trade = riders.find(([who]) => who.test(`${member.phrase} ${member.later}`))?.[1];
  if (trade !== undefined) return film.elements.get(trade) ?? null;
  if (!rides.test(film.reading.raw)) return null;
  const words = member.phrase.toLowerCase().split(/[^\p{L}]+/u);
  return (
    [...film.elements.values()].find(
      ({ id, words: known }) => mounts.has(id) && known.some((word) => words.includes(word)),
    ) ?? null
  );
};

/** Those who are called by what they ride. */
const riders: readonly (readonly [who: RegExp, mount: string])[] = [
  [
    /\bwheelchair|silla de ruedas|fauteuil roulant|rollstuhl|cadeira(?:nte| de rodas)|sedia a rotelle|carrozzina|車椅子|轮椅|व्हीलचेयर|كرسي متحرك/iu,
    "wheelchair",
  ],
  [/\b(?:motor ?cyclist|motorbiker|motociclista|motard|motorradfahrer)|バイク乗り|摩托车手/iu, "motorcycle"],
  [/\b(?:cyclist|ciclista|cycliste|radfahrer|radler|mountain biker)|サイクリスト|骑行者|साइकिल सवार|دراج/iu, "bicycle"],
  [
    /\b(?:horse)?riders\b(?! of)|\bcavalry\b|\b(?:jockey|horseman|horsewoman|jinete|cavalier|reiter)|騎手|骑手|घुड़सवार/iu,
    "horse",
  ],
];
