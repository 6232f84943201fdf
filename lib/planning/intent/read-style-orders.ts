import { matchesIn } from "#lib/planning/matches-in.ts";
import type { Span } from "#lib/planning/reading.ts";

/** What is asked for after these words is a look, up to the next comma or full stop. */
const before =
  /(?<!\p{L})(?:in (?:the|a) style of|in the (?:manner|look|vein) of|styled (?:like|as)|with the look of|(?:al|en el|con el) estilo de|dans le style d(?:e|u|es|')|façon(?= (?:film|documentaire|bande))|à la manière d(?:e|u|es|')|im stil(?:e)? (?:von|einer|eines|der|des)|(?:no|ao|em) estilo d(?:e|o|a|os|as)|nello stile d(?:i|el|ei|egli|ella|')|in stile|в стиле|in de stijl van|(?:ب)?أسلوب|على طراز)\s*([^.,;:!?。、，\n]{2,60})/giu;
/** "a watercolour painting of …" at the beginning of the text: how it is to look, not what is seen. */
const medium =
  /^\s*(?:an? |the )?((?:[\p{L}\p{N}'’-]+ ){0,3}(?:painting|drawing|sketch|illustration|photo|photograph|picture|render|rendering|image|video|clip|footage|animation|cartoon|engraving|mosaic|collage|comic|artwork|print|woodcut)) (?:of|showing|depicting)(?= )/giu;
/** "estilo documental", "style: Wes Anderson" where an order begins. */
const named =
  /(?<=^\s*|[,.;:(]\s*)(?:estilo|style|stile|stil|estética|look)(?::| de| of| di| von|(?= \p{L}))\s*([^.,;:!?\n]{2,60})/giu;
const asAdjective =
  /(?:(?<=^\s*|[,.;:(]\s*)|(?<!\p{L})in (?:an? )?)((?:[\p{L}\p{N}'’-]+ ){0,3}[\p{L}\p{N}'’-]+) style(?=\s*[,.;:)!]|\s*$)/giu;
const japanese =
  /((?:\d{4}年代の|\p{Script=Han}{1,3}の)?(?:[\p{Script=Katakana}ー]{3,}|映画|水墨画|浮世絵|絵本|漫画|童話))風(?=[のなで、。に\s]|$)/gu;
const after = /([^\s.,;:!?。、，（）()]{1,14})(?:のスタイルで|スタイルで|風に|的风格|风格|の風格|की शैली में|शैली में)/gu;
/** Film stocks and formats; their millimetres are no lens. */
const stock =
  /(?<!\p{L})(?:shot|filmed|captured|recorded|gedreht|gefilmt|rodad[oa]|filmad[oa]|grabad[oa]|tourné|filmé|girat[oa]|gravad[oa])(?: in| on| with| auf| mit| en| em| con| com| sur)?(?: an?| old)? ((?:(?:8|16|35|65|70) ?mm|super[- ]?8|vhs|imax|kodak[\w ]{0,12}|polaroid)(?: film(?: stock)?| kamera| pellicola)?)/giu;
const stockAlone =
  /(?<![\p{L}\p{N}])((?:8|16|35|65|70) ?(?:mm|ミリ|毫米)[ -]?(?:film(?: stock| grain)?|フィルム|胶片|pellicola|pellicule|película|película|फ़िल्म)|(?:film|pellicola|pellicule|película|filme) (?:8|16|35) ?mm)/giu;

const longest = 60;

/** Styles asked for in so many words; marks them in `spans` as orders, because they are nothing to draw. */
export function readStyleOrders(raw: string, spans: Span[]): string[] {
  const found: { at: number; style: string }[] = [];
  for (const pattern of [medium, before, after, named, asAdjective, japanese, stock, stockAlone])
    for (const match of matchesIn(raw, pattern)) {
      const end = match.index + match[0].length;
      if (found.some(({ at }) => at >= match.index && at < end)) continue;
      const style = (match[1] ?? "").trim().slice(0, longest);
      if (style === "") continue;
      if (/^(?:photo|picture|image|video|clip|footage|photograph)$/iu.test(style)) {
        spans.push({ start: match.index, end });
        continue;
      }
      found.push({ at: match.index, style: /^\d+ ?mm$/u.test(style) ? `${style} film` : style });
      spans.push({ start: match.index, end });
    }
  return [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ style }) => style))];
}
