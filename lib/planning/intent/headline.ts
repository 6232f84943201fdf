import type { ActionPhrase, Subject } from "#lib/planning/reading.ts";

interface Read {
  raw: string;
  subjects: readonly Subject[];
  actions: readonly ActionPhrase[];
}

const forSale: ReadonlySet<string> = new Set(["product", "object", "food", "vehicle"]);
const living: ReadonlySet<string> = new Set(["person", "animal"]);

/** Where a name ends and its tagline begins. */
const joint = /[:：]\s*|\s[–—-]{1,2}\s|[——]{2}|\s*[—–]\s*/u;
/** "Meet …", "Introducing …": what follows is shown for the first time. */
const presents =
  /^\s*(?:(?:please )?meet|introducing|presenting|say hello to|discover|unveiling|conoce|te presentamos|presentamos|descubre|voici|découvrez|rencontrez|das ist|entdecke|wir präsentieren|conheça|apresentamos|descubra|ecco|scopri|vi presentiamo|隆重推出|介绍|遇见|ご紹介|紹介|पेश है|मिलिए|نقدم لكم|نقدم|تعرف على|اكتشف)(?!\p{L})/iu;
/** A word that only what is sold says of itself. */
const launched =
  /(?<!\p{L})(?:new|all-new|nuev[oa]s?|nouve(?:au|aux|l|lles?)|neue[rsn]?|nov[oa]s?|nuov[oaie]|जदید|नया|नई|नए|الجديدة?|جديدة?)(?!\p{L})|新/iu;
const longestHeadline = 60;

/** A name with a capital inside a phrase that does not need one: the Aurora headphones, Zapatillas Río. */
const bearsName = (phrase: string): boolean =>
  /\s\p{Lu}|[「『]/u.test(phrase) || /^\p{Lu}\p{L}*\s+\p{Lu}/u.test(phrase);

/**
 * Index of the product that a text announces before its tagline (`The new Aurora headphones: silence …`), or right
 * after a word that presents it (`Meet Lumo – the lamp that …`); null for a text that tells a story.
 */
export function headlinedProduct({ raw, subjects, actions }: Read): number | null {
  const meant = goodsFor({ raw, subjects, actions });
  if (meant !== null) return meant;
  const cut = joint.exec(raw);
  const opening = presents.exec(raw);
  const sold = (subject: Subject) =>
    forSale.has(subject.kind) && subject.match !== "fallback" && subject.stands_for === null;
  if (opening !== null) {
    const stop = /[.!?。！？]/u.exec(raw)?.index ?? raw.length;
    const [first] = subjects.filter(({ span, match }) => span.start < stop && match !== "fallback");
    return first !== undefined && sold(first) ? subjects.indexOf(first) : null;
  }
  const comma = cut === null && launched.test(raw.slice(0, 12)) ? /[,，、]/u.exec(raw) : null;
  const end = cut?.index ?? comma?.index ?? 0;
  if (end === 0 || end > longestHeadline) return null;
  if (actions.some(({ span }) => span.start < end)) return null;
  const headline = subjects.filter(({ span }) => span.end > span.start && span.start < end);
  if (headline.some((subject) => living.has(subject.kind) && subject.match === "exact")) return null;
  const product = headline.findLast(sold);
  if (product === undefined) return null;
  const told = raw.slice(0, end);
  const announced = launched.test(told) || bearsName(told);
  const storied = subjects.some(({ kind, match, span }) => span.start > end && living.has(kind) && match === "exact");
  return announced || (!storied && product.kind === "product") ? subjects.indexOf(product) : null;
}

const forWhom =
  /^\s*(?:for|para|pour|für|fuer|per)\s+(?:(?:the|all|every|los|las|les|die|alle|os|as|gli|le|i|tous les|todos los)\s+)?(?:\p{L}+\s+)?$/iu;
const tellsOfThem = /(?<!\p{L})(?:who|that|whose|quien|quienes|que|qui|die|der|chi|che)(?!\p{L})/iu;

/** `A brass compass for hikers who …`: goods, and for whom they are; nobody does anything but in a clause about them. */
function goodsFor({ raw, subjects, actions }: Read): number | null {
  const [goods, whom] = subjects;
  if (goods === undefined || whom === undefined || goods.span.start > 4 || goods.match === "fallback") return null;
  if (!(goods.kind === "product" || goods.kind === "object") || whom.kind !== "person") return null;
  if (!forWhom.test(raw.slice(goods.span.end, whom.span.start))) return null;
  const clause = tellsOfThem.exec(raw.slice(whom.span.end));
  const from = clause === null || clause.index > 2 ? Infinity : whom.span.end + clause.index;
  return actions.every(({ span }) => span.start > from) ? 0 : null;
}
