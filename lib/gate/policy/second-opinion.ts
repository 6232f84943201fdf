import { detectLanguage } from "#lib/planning/intent/detect-language.ts";
import { glossOf } from "#lib/planning/meaning/gloss.ts";
import { type FoldedText, foldText, type Span } from "#lib/gate/fold-text.ts";
import { withoutCameraTalk } from "./camera-talk.ts";
import { type ConceptReader, readConcepts } from "./concept-reader.ts";
import { isEnglish } from "./is-english.ts";
import { type PolicyCode, policyCodes } from "./policy-codes.ts";
import { featureValue, type PolicyFeature, policyFeatures } from "./policy-features.ts";
import trainedHeads from "./sentence-head.json" with { type: "json" };
import { sentenceVector } from "./sentence-vector.ts";
import { englishThreshold, threshold as foreignThreshold, weightsOf, wordBias } from "./word-weights.ts";

/** One hidden layer over the vector of a sentence, trained by the same; weights are thousandths. Several are averaged. */
export interface SentenceHead {
  first: number[];
  firstBias: number[];
  second: number[];
  secondBias: number[];
}

export interface Opinion {
  code: PolicyCode;
  probability: number;
  spans: Span[];
}

const headUnit = 1000;
const classes = policyCodes.length + 1;
const mostSpans = 3;
/** Long texts are judged by stretches of about this length, so that one sentence does not drown. */
const stretch = 160;
/** Of a long text the sense of so many stretches is asked, those whose words are worst. */
const mostAsked = 4;
/** How much the sense of a sentence counts beside its words. */
const senseShare = 0.5;
/** Words that harmless leave no doubt, and the sense is not asked: it takes some milliseconds. */
const doubtFrom = 0.01;

const softmax = (scores: readonly number[]): number[] => {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

const weigh = (features: readonly PolicyFeature[]) => {
  const known = features.flatMap((feature) => {
    const own = weightsOf(feature.key);
    return own === undefined ? [] : [{ feature, own }];
  });
  const value = featureValue(known.length);
  const scores = wordBias.map((bias, i) => bias + value * known.reduce((sum, { own }) => sum + (own[i] ?? 0), 0));
  return { probabilities: softmax(scores), known };
};

/** What a text in another language says in English, word by word as far as the planner's word lists go; folded. */
const inEnglish = (raw: string, language: string): string => foldText(glossOf(raw, language)).text;

/** What the model sees of a text beside its own words: those of its gloss, which stand nowhere in it. */
const glossFeatures = (gloss: string, own: ReadonlySet<string>): PolicyFeature[] =>
  policyFeatures(gloss, readConcepts(gloss)).flatMap(({ key }) => (own.has(key) ? [] : [{ key, spans: [] }]));

/** A text as the model is trained on it: what is weighed of it, and the English whose sense is asked. */
export const readForTraining = (raw: string) => {
  const folded = foldText(raw).text;
  const own = policyFeatures(folded, readConcepts(folded)).map(({ key }) => key);
  if (isEnglish(folded)) return { keys: own, sense: folded, english: true };
  const sense = inEnglish(raw, detectLanguage(raw));
  return {
    keys: [...own, ...glossFeatures(sense, new Set(own)).map(({ key }) => key)],
    sense,
    english: false,
  };
};

const scoresBy = (vector: Float32Array, head: SentenceHead): number[] => {
  const width = head.firstBias.length;
  const hidden = Float64Array.from(head.firstBias);
  for (const [i, value] of vector.entries())
    for (let h = 0; h < width; h++) hidden[h] = (hidden[h] ?? 0) + value * (head.first[i * width + h] ?? 0);
  return head.secondBias.map(
    (bias, c) =>
      bias / headUnit +
      hidden.reduce((sum, value, h) => sum + Math.max(0, value) * (head.second[h * classes + c] ?? 0), 0) /
        headUnit ** 2,
  );
};

/** What the heads together make of a sentence's vector: a probability for harmless and for each code. */
export const senseOf = (vector: Float32Array, heads: readonly SentenceHead[] = trainedHeads): number[] => {
  const all = heads.map((head) => scoresBy(vector, head));
  return softmax(
    Array.from({ length: classes }, (_, c) => all.reduce((sum, scores) => sum + (scores[c] ?? 0), 0) / all.length),
  );
};

/** Reads one sentence, which unpacks what that takes. */
export const warmSense = (): void => {
  senseOf(sentenceVector("a lamp is lit"));
};

const logit = (probability: number): number => Math.log((probability + 1e-6) / (1 - probability + 1e-6));

/** The probability of harm from that of the words and that of the sense. */
export const joined = (words: number, sense: number): number =>
  1 / (1 + Math.exp(-(1 - senseShare) * logit(words) - senseShare * logit(sense)));

const spansOf = (known: ReturnType<typeof weigh>["known"], at: number, part: Span): Span[] => {
  const spans = known
    .map(({ feature, own }) => ({ feature, share: (own[at + 1] ?? 0) - (own[0] ?? 0) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostSpans)
    .flatMap(({ feature }) =>
      feature.spans.filter(({ start, end }) => start >= part.start && end <= part.end).slice(0, 1),
    );
  return spans.length > 0 ? spans : [part];
};

/**
 * A name or a title is a word or four, a direction ("closer, and make it night") a few more, and each word of them stands
 * in harmless sentences too: the fewer there are, the surer the model must be. A gloss says the same in fewer words.
 */
const surestUnder = 5;
const surest = 0.97;
const sureUnder = 13;
const glossSureUnder = 8;
const sure = 0.83;
const signsOfWord = 2;

/**
 * What joins a sentence to the one before it tells nothing of what it shows. Texts that tell of harm begin so more often
 * than others, since they are stories, and "but then the kids keep dancing" would be taken for one of them.
 */
const joins =
  /(?<=^\s*|[.!?;\n]\s*)(?:(?:but|and|so|yet)\s+then|and so|then|but|suddenly|meanwhile|later|(?:pero|y)\s+(?:entonces|luego)|pero|entonces|(?:mais|et)\s+(?:alors|puis)|mais|puis|(?:aber|und)\s+dann|aber|dann|(?:mas|e)\s+(?:entao|depois)|mas|(?:ma|e)\s+(?:poi|allora)|ma|poi)(?=[\s,])/gu;
const withoutJoins = (text: string): string => text.replace(joins, (join) => " ".repeat(join.length));

/** The least surety that a short text's words ask for; what is written without spaces has a word for two signs. */
const leastForShort = (text: string, english: boolean): number => {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = signs > 0 ? signs / signsOfWord : (text.match(/[\p{L}\p{M}\p{N}'’-]+/gu)?.length ?? 0);
  if (words >= (english ? sureUnder : glossSureUnder)) return 0;
  return words < surestUnder ? surest : sure;
};

/** Where a rule would let a way to do something harmless pass, the model must be this sure that it is harm. */
const surenessOfMethods = 0.7;
const besideSigns = 70;

/**
 * Where somebody is under age, this much of the threshold is enough for what leans to the sexual, whatever else it
 * leans to: two signs composed, hardly taught. A circumlocution is a weaker sign than a word.
 */
const enoughWithMinor = 0.6;
const enoughWithUnderAge = 0.9;
const sexualCodes = [policyCodes.indexOf("sexual_content") + 1, policyCodes.indexOf("sexual_minors") + 1];

/** What the trained model holds to be harmful where no rule speaks; null where it does not. */
export const secondOpinion = (folded: FoldedText, reader: ConceptReader): Opinion | null => {
  const { raw, starts: rawStarts, ends: rawEnds } = folded;
  const text = withoutCameraTalk(withoutJoins(folded.text));
  if (!/\p{L}/u.test(text)) return null;
  const all = policyFeatures(text, reader);
  const language = isEnglish(text) ? null : detectLanguage(raw);
  const starts =
    text.length <= stretch * 1.5
      ? [0]
      : Array.from({ length: Math.ceil(text.length / stretch) }, (_, i) => i * stretch);
  const parts = starts.map((start) => {
    const part = { start, end: Math.min(text.length, start + stretch * 1.5) };
    const inside = all.filter(({ spans }) =>
      spans.some(({ start: from, end }) => from >= part.start && end <= part.end),
    );
    const english =
      language === null
        ? text.slice(part.start, part.end)
        : inEnglish(raw.slice(rawStarts[part.start] ?? 0, rawEnds[part.end - 1] ?? 0), language);
    const glossed = language === null ? [] : glossFeatures(english, new Set(inside.map(({ key }) => key)));
    const { probabilities, known } = weigh([...inside, ...glossed]);
    return { part, english, probabilities, known, byWords: 1 - (probabilities[0] ?? 1) };
  });
  // The more stretches, the more chances to be wrong about one.
  const threshold = Math.max(
    language === null ? englishThreshold : foreignThreshold,
    leastForShort(text, language === null),
  );
  const leastOf = (wanted: number) => 1 - (1 - wanted) / Math.sqrt(parts.length);
  const doubtful = parts.toSorted((one, other) => other.byWords - one.byWords);
  for (const [asked, { part, english, probabilities, known, byWords }] of doubtful.entries()) {
    const sense = asked < mostAsked && byWords >= doubtFrom ? senseOf(sentenceVector(english)) : null;
    const probability = sense === null ? byWords : joined(byWords, 1 - (sense[0] ?? 1));
    const rest = probabilities
      .slice(1)
      .map((one, i) => (1 - senseShare) * Math.log(one + 1e-6) + senseShare * Math.log((sense?.[i + 1] ?? 1) + 1e-6));
    const powers = softmax(rest);
    const at = powers.indexOf(Math.max(...powers));
    const lean = probability * sexualCodes.reduce((sum, code) => sum + (powers[code - 1] ?? 0), 0);
    const isInside = ({ start, end }: Span) => start >= part.start && end <= part.end;
    const ofMinor =
      (lean >= leastOf(threshold * enoughWithMinor) && reader.find("minor").some(isInside)) ||
      (lean >= leastOf(threshold * enoughWithUnderAge) && reader.findMinors().some(isInside));
    if (!ofMinor && probability < leastOf(threshold)) continue;
    const asksHarmless = () => reader.near(reader.find("instruct"), reader.find("harmless"), besideSigns).length > 0;
    if (!ofMinor && policyCodes[at] === "harm_instructions" && probability < surenessOfMethods && asksHarmless())
      continue;
    const code = ofMinor ? "sexual_minors" : (policyCodes[at] ?? "graphic_violence");
    return { code, probability, spans: spansOf(known, at, part) };
  }
  return null;
};
