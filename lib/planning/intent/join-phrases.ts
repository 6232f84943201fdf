import type { ElementCard } from "#lib/contract/element.ts";
import type { NounPhrase } from "./find-subjects.ts";
import { ideaJoints } from "./lexicons/idea-holders.ts";
import { nearCard } from "./near-card.ts";
import type { Nouns, Unit } from "./units.ts";

/** What shows a thing that is not there: the whale of a mural swims in no sea. */
const shows =
  /^(?:mural|painting|portrait|photo(?:graph)?|picture|drawing|sketch|poster|fresco|mosaic|tapestry|statue|sculpture|bust|figurine|tattoo|postcard|model|stamp|hologram|pintura|retrato|foto(?:grafía|grafia)?|cuadro|dibujo|estatua|tableau|dessin|affiche|sculpture|gemälde|bild|zeichnung|statue|skulptur|wandbild|quadro|desenho|estátua|dipinto|ritratto|disegno|statua|scultura|affresco|壁画|絵|写真|肖像画|画|照片|雕像|तस्वीर|चित्र|मूर्ति|لوحة|صورة|تمثال)s?$/u;
/** Portions, which are drawn as what they hold: a bar of soap is no bar. */
const portions =
  /^(?:bars?|slices?|pieces?|pinch|drops?|splash|sheets?|blocks?|sticks?|lumps?|chunks?|bits?|pairs?|rolls?|cloves?|bunch|cubes?|tablets?|strips?|scoops?|barra|trozo|pedazo|rebanada|par|ramo de|morceau|tranche|pain de|stück|scheibe|pedaço|fatia|pezzo|fetta)$/u;
const groupOf = (phrase: NounPhrase): boolean => phrase.element === "crowd";
const inside = new Set(["in", "inside", "en", "dans", "em", "im"]);

/** Words with a sense of their own beside another word of the text. */
const besides: readonly (readonly [head: RegExp, words: RegExp, element: string])[] = [
  [/^(?:board|pieces?)$/u, /chess|ajedrez|échecs|schach|xadrez|scacchi/iu, "chess"],
  [/^board$/u, /surf/iu, "surfboard"],
  [/^board$/u, /skate/iu, "skateboard"],
  [/^(?:track|lane|lanes)$/u, /runner|sprint|athlete|hurdle/iu, "stadium"],
  [/^(?:bowl|pot)$/u, /\b(?:clay|ceramic|potter\w*|empty|wooden|porcelain|kintsugi)\b/iu, "bowl"],
  [
    /^bowl$/u,
    /bowls? of (?:\w+ )?(?:\w*berries|fruits?|apples|cherries|grapes|oranges|lemons|figs|nuts|petals|water)/iu,
    "bowl",
  ],
  [/^frames?$/u, /\bbee|hive|honeycomb/iu, "honey"],
  [/^(?:net|goal)$/u, /football|soccer|goalkeeper/iu, "rope"],
  [
    /^(?:pitch|ground|campo|cancha|terrain|gramado|platz|bolzplatz)$/u,
    /football|soccer|goalkeep|fútbol|futbol|penalti|porter[oa] de|fußball|elfmeter|futebol|pênalti|goleir|calcio|portiere|rugby|cricket/iu,
    "field",
  ],
  [
    /^clubs?$/u,
    /\b(?:school|robotics|chess|book|reading|science|coding|drama|debating|debate|photography|maths?|computer|language|astronomy|history|youth)\s(?:\p{L}+\s)?clubs?\b/iu,
    "classroom",
  ],
];

const small =
  /^(?:little|small|baby|younger|kid|toddler|pequeñ[oa]|menor|kleine[nrs]?|petite?|pequen[oa]|piccol[oa]|छोट[ाीे]|صغيرة?)$/u;
/** Of a brother or a neighbour only their youth tells that they are children. */
const ofAnyAge =
  /sister|brother|cousin|neighbou?r|student|friend|dancer|astronaut|pirate|wizard|chef|hermana|hermano|primo|prima|soeur|sœur|frère|schwester|bruder|irmã|irmão|sorella|fratello|बहन|भाई|أخت|أخ/u;
const siblings =
  /^(?:sisters|brothers|siblings|cousins|parents|grandparents|newlyweds|lovers|hermanas|hermanos|sœurs|soeurs|frères|schwestern|brüder|geschwister|irmãs|irmãos|sorelle|fratelli|姉妹|兄弟|姐妹|बहनें|أخوات)$/u;
/** Ice in a glass is no place. */
const iceCube = /^(?:ice|ice cubes?|hielo|glaçons?|eiswürfel|gelo|ghiaccio|氷|冰|冰块)$/u;
const drink =
  /coffee|drink|\btea\b|glass|\bjar\b|whisky|cocktail|lemonade|cola|soda|juice|brew|latte|café|limonada|verre|jus|tee\b|コーヒー|咖啡|饮料/iu;
const youngBrother = /^(?:妹|弟|弟弟|妹妹)/u;

/** Fish and fowl by the tin, the slice or the kilo are no animals; each with what is drawn for them. */
const served: readonly (readonly [before: RegExp, element: string])[] = [
  [/(?<!\p{L})(?:cans?|tins?|latas?|boîtes?|dosen?|latt(?:a|e)|scatolett[ae]) (?:of|de|d['’]|di|mit) ?$/iu, "can"],
  [
    /(?<!\p{L})(?:plates?|bowls?|slices?|fillets?|pieces?|portions?|kilos?|pounds?|grilled|fried|roast(?:ed)?|smoked|baked|platos?|rodajas?|filetes?|assiettes?|tranches?|teller|scheiben?|pratos?|fatias?|piatt[oi]|fette) (?:(?:of|de|d['’]|di|mit) ?)?$/iu,
    "meal",
  ],
];

const sensed = (phrase: NounPhrase, raw: string, nouns: Nouns): NounPhrase => {
  if (phrase.kind === "animal") {
    const before = raw.slice(Math.max(0, phrase.span.start - 24), phrase.span.start);
    const dish = nouns.byId.get(served.find(([words]) => words.test(before))?.[1] ?? "");
    if (dish !== undefined) return { ...drawnBy(phrase, dish), count: 1 };
  }
  const child = nouns.byId.get("child");
  const somebody = nouns.byId.get("person");
  // Sisters are so many figures, no crowd.
  if (somebody !== undefined && phrase.element === "crowd" && siblings.test(phrase.head))
    return { ...drawnBy(phrase, somebody), count: phrase.count > 1 ? phrase.count : 2, match: "exact" };
  const young = phrase.adjectives.some((word) => small.test(word)) && ofAnyAge.test(phrase.head);
  if (child !== undefined && phrase.element === "person" && (young || youngBrother.test(phrase.head)))
    return drawnBy(phrase, child);
  const id = besides.find(([head, words]) => head.test(phrase.head) && words.test(raw))?.[2];
  const card = id === undefined ? undefined : nouns.byId.get(id);
  return card === undefined ? phrase : drawnBy(phrase, card);
};

const drawnBy = (phrase: NounPhrase, card: ElementCard): NounPhrase => ({
  ...phrase,
  element: card.id,
  kind: card.kind,
  match: "near",
  animate: card.kind === "person" || card.kind === "animal",
});

/** Phrases that are one thing in two: pictures of something, portions and groups of it, what is in its own bottle. */
export function joinPhrases(
  phrases: readonly NounPhrase[],
  { raw, units, nouns }: { raw: string; units: readonly Unit[]; nouns: Nouns },
): NounPhrase[] {
  const kept: NounPhrase[] = [];
  for (const found of phrases) {
    const phrase = sensed(found, raw, nouns);
    if (iceCube.test(phrase.head) && drink.test(raw) && phrases.length > 1) continue;
    const before = kept.at(-1);
    const joint = before === undefined ? [] : units.slice(before.to + 1, phrase.from);
    const tight = joint.length > 0 && joint.every((unit) => !unit.gap && unit.kind === "grammar");
    if (before === undefined || !tight || units[phrase.from]?.gap === true || before.stands_for !== null) {
      kept.push(phrase);
      continue;
    }
    const span = { start: before.span.start, end: phrase.span.end };
    const whole = { phrase: raw.slice(span.start, span.end), span, from: before.from, to: phrase.to };
    const of = joint.some((unit) => ideaJoints.has(unit.key));
    // "the rings of a planet" are no jewels.
    if (of && /^(?:rings?|anillos?|anneaux|ringe|anéis|anelli)$/u.test(before.head) && phrase.element === "planet") {
      kept[kept.length - 1] = { ...phrase, ...whole };
      continue;
    }
    if (of && shows.test(before.head)) {
      const frame = nearCard("picture frame", nouns);
      const drawn = before.match === "fallback" && frame !== null ? drawnBy(before, frame) : before;
      kept[kept.length - 1] = { ...drawn, ...whole };
    } else if (of && portions.test(before.head) && phrase.kind !== "person" && phrase.match !== "fallback")
      kept[kept.length - 1] = { ...phrase, ...whole, count: Math.max(1, before.count), placed: false, where: "" };
    else if (of && groupOf(before) && phrase.animate) {
      const young = phrase.element === "child" || /^(?:children|kids|pupils|schoolchildren)$/u.test(phrase.head);
      const card = young ? nouns.byId.get("child") : phrase.kind === "animal" ? nouns.byId.get(phrase.element) : null;
      const many = card == null ? before : { ...drawnBy(before, card), count: 6, match: phrase.match };
      kept[kept.length - 1] = { ...many, ...whole };
    } else if (
      joint.some((unit) => inside.has(unit.key)) &&
      phrase.element === before.element &&
      before.kind === "product"
    )
      kept[kept.length - 1] = { ...before, ...whole };
    else {
      // "a field of sunflowers": what grows there is the place's name too.
      if (of && before.placed && before.kind === "terrain" && phrase.kind === "plant") {
        kept[kept.length - 1] = { ...before, where: whole.phrase };
        kept.push({ ...phrase, count: Math.max(phrase.count, 9) });
      } else kept.push(phrase);
    }
  }
  return kept;
}
