import type { Span } from "#lib/gate/fold-text.ts";
import type { ConceptReader } from "./concept-reader.ts";
import { isEnglish } from "./is-english.ts";
import { type PolicyCode, policyCodes } from "./policy-codes.ts";
import { featureValue, type PolicyFeature, policyFeatures } from "./policy-features.ts";
import trained from "./policy-weights.json" with { type: "json" };
import trainedHeads from "./sentence-head.json" with { type: "json" };
import { sentenceVector } from "./sentence-vector.ts";

/** A softmax regression trained by bench/gates/train-policy.ts; weights are hundredths, harmless first, then the codes. */
export interface PolicyWeights {
  version: number;
  /** From this probability of harm on a text is held to be harmful, by its words and by its words and sense. */
  threshold: number;
  englishThreshold: number;
  bias: number[];
  features: Record<string, number[]>;
}

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

const unit = 100;
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

const weigh = (features: readonly PolicyFeature[], weights: PolicyWeights) => {
  const value = featureValue(features.length);
  const scores = weights.bias.map((bias) => bias / unit);
  const known = features.flatMap((feature) => {
    const own = Object.hasOwn(weights.features, feature.key) ? weights.features[feature.key] : undefined;
    if (own === undefined) return [];
    for (let i = 0; i < classes; i++) scores[i] = (scores[i] ?? 0) + (value * (own[i] ?? 0)) / unit;
    return [{ feature, own }];
  });
  return { probabilities: softmax(scores), known };
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
 * A name or a title is a word or three, a direction ("closer, and make it night") a few more, and each word of them stands
 * in harmless sentences too: the fewer there are, the surer the model must be.
 */
const surestUnder = 4;
const surest = 0.97;
const sureUnder = 8;
const sure = 0.85;

/** The least surety that a short text's words ask for; scripts without spaces are left to the threshold. */
const leastForShort = (text: string): number => {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;
  if (words >= sureUnder || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 0;
  return words < surestUnder ? surest : sure;
};

/** Where a rule would let a way to do something harmless pass, the model must be this sure that it is harm. */
const surenessOfMethods = 0.7;
const besideSigns = 70;

/** What the trained model holds to be harmful where no rule speaks; null where it does not. */
export const secondOpinion = (text: string, reader: ConceptReader): Opinion | null => {
  const all = policyFeatures(text, reader);
  const english = isEnglish(text);
  const starts =
    text.length <= stretch * 1.5
      ? [0]
      : Array.from({ length: Math.ceil(text.length / stretch) }, (_, i) => i * stretch);
  const parts = starts.map((start) => {
    const part = { start, end: Math.min(text.length, start + stretch * 1.5) };
    const inside = all.filter(({ spans }) =>
      spans.some(({ start: from, end }) => from >= part.start && end <= part.end),
    );
    const { probabilities, known } = weigh(inside, trained);
    return { part, probabilities, known, byWords: 1 - (probabilities[0] ?? 1) };
  });
  // The more stretches, the more chances to be wrong about one.
  const threshold = Math.max(english ? trained.englishThreshold : trained.threshold, leastForShort(text));
  const least = 1 - (1 - threshold) / Math.sqrt(parts.length);
  const doubtful = parts.toSorted((one, other) => other.byWords - one.byWords);
  for (const [asked, { part, probabilities, known, byWords }] of doubtful.entries()) {
    const sense =
      english && asked < mostAsked && byWords >= doubtFrom
        ? senseOf(sentenceVector(text.slice(part.start, part.end)))
        : null;
    const probability = sense === null ? byWords : joined(byWords, 1 - (sense[0] ?? 1));
    if (probability < least) continue;
    const rest = probabilities
      .slice(1)
      .map((one, i) => (1 - senseShare) * Math.log(one + 1e-6) + senseShare * Math.log((sense?.[i + 1] ?? 1) + 1e-6));
    const at = rest.indexOf(Math.max(...rest));
    const asksHarmless = () => reader.near(reader.find("instruct"), reader.find("harmless"), besideSigns).length > 0;
    if (policyCodes[at] === "harm_instructions" && probability < surenessOfMethods && asksHarmless()) continue;
    return { code: policyCodes[at] ?? "graphic_violence", probability, spans: spansOf(known, at, part) };
  }
  return null;
};
