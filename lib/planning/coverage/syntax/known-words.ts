import type { Lexicon } from "./tag.ts";
import type { Span } from "./tokenise.ts";

/** Where a script without blanks is cut, what the tables know decides: a known word is one word, and a particle is in none. */

const mostParts = 6;
const hasBody = /[\p{sc=Han}\p{sc=Katakana}]/u;
const isLongKana = /^\p{sc=Hiragana}{3,}$/u;

/** Whether pieces that stand together may be one word: none of them is a particle, but for one inside a known noun. */
const mayJoin = (parts: readonly string[], isTied: boolean, { isEnding, isParticle }: Lexicon): boolean =>
  parts.every(
    (part, at) =>
      (at === 0 || !isEnding(part)) &&
      (!isParticle(part) ||
        // `をのせて`: behind one particle no other stands.
        (at === 0 && isTied) ||
        (part === "の" && at > 0 && at < parts.length - 1 && parts.length === 3)),
  );

/** The spans of a text with those joined that are one known word together: `羊飼` and `い`, `寝` `ころ` `ん`. */
export function joinKnown(text: string, spans: readonly Span[], lexicon: Lexicon): Span[] {
  const found: Span[] = [];
  const shown = ({ start, end }: Span) => text.slice(start, end);
  for (let index = 0; index < spans.length; index++) {
    const first = spans[index] as Span;
    let end = index;
    const before = spans[index - 1];
    const isTied = before?.end === first.start && lexicon.isObjectTie(shown(before));
    for (let last = Math.min(spans.length - 1, index + mostParts - 1); last > index; last--) {
      const parts = spans.slice(index, last + 1);
      const isRun = parts.every((part, at) => at === 0 || parts[at - 1]?.end === part.start);
      const word = text.slice(first.start, (spans[last] as Span).end);
      if (
        !isRun ||
        !(isTied || hasBody.test(word) || isLongKana.test(word)) ||
        !mayJoin(parts.map(shown), isTied, lexicon)
      )
        continue;
      if (!lexicon.isWhole(word)) continue;
      end = last;
      break;
    }
    found.push({ start: first.start, end: (spans[end] as Span).end });
    index = end;
  }
  return found.flatMap((span) => partEnding(text, span, lexicon)).flatMap((span) => partParticle(text, span, lexicon));
}

/** `食べながら`, `さして`: a verb that its ending was left on. */
function partEnding(text: string, { start, end }: Span, { stemLength }: Lexicon): Span[] {
  const size = stemLength(text.slice(start, end));
  return size === 0
    ? [{ start, end }]
    : [
        { start, end: start + size },
        { start: start + size, end },
      ];
}

/** `魚の`: a known noun that its particle was left on. */
function partParticle(text: string, { start, end }: Span, { isParticle, isWhole, isPlaceWord }: Lexicon): Span[] {
  const word = text.slice(start, end);
  const [noun, tie] = [word.slice(0, -1), word.slice(-1)];
  const isTied = isParticle(tie) && hasBody.test(noun) && (isPlaceWord(noun) || (!isWhole(word) && isWhole(noun)));
  return isTied
    ? [
        { start, end: end - 1 },
        { start: end - 1, end },
      ]
    : [{ start, end }];
}
