import type { ElementCard } from "#lib/contract/element.ts";
import { person } from "#lib/planning/meaning/noun-phrase.ts";
import { somebody } from "#lib/planning/meaning/somebody.ts";
import type { Nouns, Unit } from "./units.ts";

const young = /^(?:grandson|granddaughter|grandchild|schoolchild|schoolchildren|pupil|orphan|nephew|niece)$/;
const notSomebody =
  /(?:stroller|sticker|speaker|trigger|charger|clapper|folder|drawer|lighter|printer|locker|cracker|burger|heater|cooker|blender|toaster|sweater|sneaker|trailer|tower|shower|flower|power|paper|letter|number|corner|river|water|winter|summer|dinner|order|answer|error|ending|umber|ever|over|under|mirror|color|colour|after|quarter|ladder|marker|cover|layer|center|counter|finger|shoulder|danger|anger|hunger|thunder|laughter|disaster|adventure|matter|rubber|silver|copper|ginger|pepper|butter|tiger|spider|hamster|otter|beaver|lobster|oyster|rooster|plaster|poster|banner|border|chapter|shelter|theater|transfer|razor|motor|sensor|tractor|radiator|elevator|escalator|calculator|generator|alligator|flavor|vapor|harbor|horror|terror|odor|tutor's|meteor|decor|metaphor|corridor|anchor|door|floor|weather|feather|leather|mother-of-pearl|list|mist|fist|wrist|twist|tourist attraction|lighter|helicopter|skyscraper|scooter|computer|monitor|roller|hammer|planter|tanker|cooler|freezer|boiler|dryer|washer|dishwasher|ruler|eraser|sharpener|opener|container|buffer|timer|printer|scanner|filter|sander|grinder|cleaner|vacuum cleaner|bumper|copter|super|upper|lower|former|latter|other|inner|outer|newspaper|sandpaper|wallpaper|cucumber|october|november|december|september|timber|chamber|amber|ember|clover|clipper|slipper|zipper|copper|pier|tier|glacier|barrier|carrier|frontier|terrier|acrobatics|prayer|player piano|air conditioner)$/;

/** Who an English noun names: somebody grown, a child, or nobody. */
export function beingOfNoun(english: string, nouns: Nouns): ElementCard | null {
  const last = english.split(" ").at(-1) ?? english;
  if (!somebody.test(english) && !somebody.test(last) && (!person.test(last) || notSomebody.test(last))) return null;
  const id = young.test(last) ? "child" : "person";
  return nouns.byId.get(id) ?? nouns.byId.get("person") ?? null;
}

const garment =
  /(?:^|\s)(?:hat|cap|scarf|glove|coat|dress|skirt|shirt|suit|jacket|sweater|gown|cloak|apron|veil|sari|kimono|wig|helmet|crown|sock|tie|belt|mask|clothes|clothing)s?$/;

/** Clothes that are told of beside somebody are no second person. */
export const isGarment = (unit: Unit): boolean => unit.english !== null && garment.test(unit.english);
