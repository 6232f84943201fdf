import type { CastMember, Film } from "#lib/planning/film.ts";
import { agree, capital, looksPlural, mentions } from "./words.ts";

/** What a kind of thing does when nobody does anything with it; `{c}` is the thing, `{t}` what it is placed by. */
interface Manner {
  readonly heads: RegExp;
  readonly says: readonly string[];
}

const manners: readonly Manner[] = [
  {
    heads:
      /^(?:dawn|dusk|noon|midday|midnight|night|morning|evening|afternoon|sunset|sunrise|twilight|winter|summer|autumn|spring|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|january|february|march|april|june|july|august|september|october|november|december|\d{3,4}s?)$/,
    says: ["It is {c}."],
  },
  {
    heads: /^(?:fire|flames?|candles?|torch|torches|embers|bonfire|campfire)$/,
    says: ["{c} [burn] near {t}.", "{c} [flicker] beside {t}."],
  },
  {
    heads:
      /^(?:lights?|lamps?|lanterns?|neons?|glow|sunlight|moonlight|moon|sun|stars?|headlights?|sparks?|rainbow|lightning|fireworks?|sunbeams?)$/,
    says: ["{c} [glow] behind {t}.", "{c} [shine] over {t}."],
  },
  {
    heads:
      /^(?:mist|fog|smoke|steam|dust|clouds?|haze|snow|snowflakes?|petals?|leaves|feathers?|ash|vapou?r|bubbles?|confetti|sand|pollen|scent|smell|breeze|wind)$/,
    says: ["{c} [drift] past {t}.", "{c} [drift] around {t}."],
  },
  { heads: /^(?:rain|raindrops?|hail|drizzle|storm|blizzard)$/, says: ["{c} [fall] around {t}."] },
  {
    heads:
      /^(?:music|songs?|noise|bells?|sounds?|voices?|laughter|shouting|shouts?|applause|drums?|beat|beats|synths?|chatter|whispers?|echo|echoes|hum|melody|singing|sirens?|thunder|silence|rhythm)$/,
    says: ["{c} [be] heard around {t}.", "{c} [fill] the air around {t}."],
  },
  {
    heads:
      /^(?:sea|ocean|river|lake|water|waves?|waters|pond|stream|bay|beach|coast|shore|valley|desert|fields?|meadow|plain|plains|garden|street|streets|road|roads|city|town|village|square|harbou?r|port|market|park|yard|courtyard|terraces?|dunes?|forest|woods|skyline|countryside|landscape|horizon|island|alley)$/,
    says: ["{c} [lie] beyond {t}.", "{c} [stretch] out behind {t}."],
  },
  {
    heads:
      /^(?:mountains?|hills?|peaks?|cliffs?|towers?|skyscrapers?|castles?|cathedral|church|lighthouse|buildings?|volcano|pyramids?|cranes?|wall|walls|dome|trees?|bridge)$/,
    says: ["{c} [rise] behind {t}.", "{c} [stand] behind {t}."],
  },
  {
    heads:
      /^(?:curtains?|flags?|laundry|banners?|posters?|paintings?|pictures?|mirrors?|ropes?|clocks?|signs?|maps?|photographs?|photos?|chandeliers?|ivy|coats?|dresses|vines|decorations?)$/,
    says: ["{c} [hang] near {t}.", "{c} [hang] behind {t}."],
  },
  {
    heads:
      /^(?:cars?|bus|buses|trains?|trams?|taxis?|trucks?|bikes?|bicycles?|motorcycles?|boats?|ships?|planes?|airplanes?|ferry|traffic|vans?|carts?|lorry|lorries)$/,
    says: ["{c} [pass] behind {t}.", "{c} [stand] near {t}."],
  },
  {
    heads:
      /(?:.(?:ness|tion|sion|ment|ity|ance|ence|ship|dom|hood|ism)|^(?:atmosphere|ambien\w+|mood|look|expression|details?|touch|tones?|hues?|shades?|accents?|vibe|feelings?|sense|spirit|love|joy|fear|grief|hope|anger|warmth|life|death|time|memory|memories|dreams?|truth|meaning|story|stories|adventure|charm|elegance|beauty|energy|power|speed|effort|luck|nostalgia|magic|mystery|comfort|calm|peace|freedom|progress|passion|loss|pride|work|play|fun|excitement|patience|glory|grandeur|wonder|simplicity|calmness))$/,
    says: ["{c} [be] felt around {t}.", "{c} [hang] in the air around {t}."],
  },
];
const byKind: Readonly<Record<string, readonly string[]>> = {
  person: ["{c} [wait] beside {t}.", "{c} [stand] near {t}."],
  animal: ["{c} [stay] close to {t}.", "{c} [move] near {t}."],
  building: ["{c} [stand] behind {t}.", "{c} [rise] behind {t}."],
  terrain: ["{c} [lie] beyond {t}."],
  water: ["{c} [lie] beyond {t}."],
  vehicle: ["{c} [stand] near {t}.", "{c} [pass] behind {t}."],
  plant: ["{c} [grow] beside {t}.", "{c} [stand] near {t}."],
  interior: ["{c} [open] behind {t}."],
  sky: ["{c} [spread] over {t}."],
  air: ["{c} [drift] past {t}."],
};
const people =
  /^(?:people|crowd|man|woman|men|women|children|child|kids?|boys?|girls?|friends?|family|families|neighbou?rs?|strangers?|parents|mother|father|grandmother|grandfather|audience|fans|tourists|visitors|workers?|customers?|guests?|soldiers?|monks?|dancers?|players?|teams?|couple|bride|groom|judges?)$|(?:smith|maker|keeper|er s|ist|ists)$/;
const small: readonly string[] = ["{c} [lie] beside {t}.", "{c} [lie] close to {t}.", "{c} [wait] beside {t}."];
const large: readonly string[] = ["{c} [stand] beside {t}.", "{c} [stand] close to {t}.", "{c} [stand] behind {t}."];
const smallUpTo_m = 0.5;

const sayingsFor = (head: string, member: CastMember | undefined): readonly string[] => {
  const manner = manners.find(({ heads }) => heads.test(head));
  if (manner !== undefined) return manner.says;
  if (people.test(head)) return byKind["person"] ?? large;
  const kind = member === undefined || member.faint ? undefined : byKind[member.kind];
  if (kind !== undefined) return kind;
  return member !== undefined && !member.faint && member.height_m > smallUpTo_m ? large : small;
};

const matter =
  /^(?:steam|smoke|mist|fog|dust|haze|snow|rain|sand|water|vapou?r|sunlight|moonlight|traffic|laundry|music|noise|laughter|shouting|applause|silence|ice|fire|wind|grass|mud|clay|stone|seafood|luggage|furniture|bread|coffee|tea|milk|wine|flour|light)$/;
/** Whether a noun goes without an article. */
export const isMatter = (head: string): boolean => matter.test(head);

/** A whole sentence that shows a thing beside what the shot is about, with a verb that fits the thing. */
export const standingSentence = (
  film: Film,
  thing: { phrase: string; head: string; plural?: boolean },
  near: string,
  key: string,
): string => {
  const head = thing.head.toLowerCase();
  const member = film.cast.find((each) => each.head.toLowerCase() === head);
  const plural = thing.plural ?? (looksPlural(head) || /^(?:people|children|men|women|feet|teeth|geese)$/.test(head));
  const saying = film.dice.pick(sayingsFor(head, member), `left over ${key}`);
  const phrase = saying.startsWith("It is") ? thing.phrase.replace(/^an? (?=\S+$)/, "") : thing.phrase;
  const beside = mentions(thing.phrase, near.replace(/^the /, "")) ? "" : near;
  const placed =
    beside === ""
      ? saying
          .replace(/\s(?:beside|near|behind|beyond|past|around|over|close to|in the air around) \{t\}/, " in view")
          .replace(/ \[\w+\] in view/, " [be] in view")
      : saying.replace("{t}", beside);
  return capital(
    placed
      .replace("{c}", saying.startsWith("It is") && plural ? head.replace(/s$/, "") : phrase)
      .replace(/\[(\w+)\]/, (_, verb: string) => agree(verb, plural))
      .replace(/ (?:be|is|are) (heard|felt) in view/, (_, how: string) => ` ${plural ? "are" : "is"} ${how}`),
  );
};
