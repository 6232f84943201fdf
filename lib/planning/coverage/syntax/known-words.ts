import type { Span } from "./tokenise.ts";

/** Where a script without blanks is cut, what the tables know decides: a known word is one word, and a particle is in none. */

const mostParts = 6;
/** Particles that tie a noun, and end no word of their own. */
const particle = /^(?:[をがはにでとへもの]|から|まで|より|など)$/u;
/** Endings of verbs that stand as words of their own. */
const ending = /^(?:て|で|た|だ|いる|いた|い[てた]|ます|する|した|し|ない?で)$/u;
const hasBody = /[\p{sc=Han}\p{sc=Katakana}]/u;
const isLongKana = /^\p{sc=Hiragana}{3,}$/u;

/** Whether pieces that stand together may be one word: none of them is a particle, but for one inside a known noun. */
const mayJoin = (parts: readonly string[]): boolean =>
  parts.every(
    (part, at) =>
      (at === 0 || !ending.test(part)) &&
      (!particle.test(part) || (part === "の" && at > 0 && at < parts.length - 1 && parts.length === 3)),
  );

/** The spans of a text with those joined that are one known word together: `羊飼` and `い`, `寝` `ころ` `ん`. */
export function joinKnown(text: string, spans: readonly Span[], isWhole: (form: string) => boolean): Span[] {
  const found: Span[] = [];
  const shown = ({ start, end }: Span) => text.slice(start, end);
  for (let index = 0; index < spans.length; index++) {
    const first = spans[index] as Span;
    let end = index;
    for (let last = Math.min(spans.length - 1, index + mostParts - 1); last > index; last--) {
      const parts = spans.slice(index, last + 1);
      const isRun = parts.every((part, at) => at === 0 || parts[at - 1]?.end === part.start);
      const word = text.slice(first.start, (spans[last] as Span).end);
      if (!isRun || !(hasBody.test(word) || isLongKana.test(word)) || !mayJoin(parts.map(shown))) continue;
      if (!isWhole(word)) continue;
      end = last;
      break;
    }
    found.push({ start: first.start, end: (spans[end] as Span).end });
    index = end;
  }
  return found.flatMap((span) => partParticle(text, span, isWhole));
}

/** `魚の`: a known noun that its particle was left on. */
function partParticle(text: string, { start, end }: Span, isWhole: (form: string) => boolean): Span[] {
  const word = text.slice(start, end);
  const [noun, tie] = [word.slice(0, -1), word.slice(-1)];
  const isTied = particle.test(tie) && hasBody.test(noun) && !isWhole(word) && isWhole(noun);
  return isTied
    ? [
        { start, end: end - 1 },
        { start: end - 1, end },
      ]
    : [{ start, end }];
}
