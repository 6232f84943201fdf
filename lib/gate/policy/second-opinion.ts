import type { Span } from "#lib/gate/fold-text.ts";
import type { ConceptReader } from "./concept-reader.ts";
import { type PolicyCode, policyCodes } from "./policy-codes.ts";
import { featureValue, type PolicyFeature, policyFeatures } from "./policy-features.ts";
import trained from "./policy-weights.json" with { type: "json" };

/** A softmax regression trained by bench/gates/train-policy.ts; weights are hundredths, harmless first, then the codes. */
export interface PolicyWeights {
  version: number;
  /** From this probability of harm on a text is held to be harmful. */
  threshold: number;
  bias: number[];
  features: Record<string, number[]>;
}

export interface Opinion {
  code: PolicyCode;
  probability: number;
  spans: Span[];
}

const unit = 100;
const classes = policyCodes.length + 1;
const mostSpans = 3;
/** Long texts are judged by stretches of about this length, so that one sentence does not drown. */
const stretch = 400;

const weigh = (features: readonly PolicyFeature[], weights: PolicyWeights) => {
  const value = featureValue(features.length);
  const scores = weights.bias.map((bias) => bias / unit);
  const known = features.flatMap((feature) => {
    const own = Object.hasOwn(weights.features, feature.key) ? weights.features[feature.key] : undefined;
    if (own === undefined) return [];
    for (let i = 0; i < classes; i++) scores[i] = (scores[i] ?? 0) + (value * (own[i] ?? 0)) / unit;
    return [{ feature, own }];
  });
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return { probabilities: powers.map((power) => power / sum), known };
};

/** What the trained model holds to be harmful where no rule speaks; null where it does not. */
export const secondOpinion = (
  text: string,
  reader: ConceptReader,
  weights: PolicyWeights = trained,
): Opinion | null => {
  const all = policyFeatures(text, reader);
  for (let from = 0; from === 0 || from < text.length; from += stretch) {
    const to = from + stretch + stretch / 2;
    const features =
      text.length <= stretch * 1.5
        ? all
        : all.filter(({ spans }) => spans.some((span) => span.start >= from && span.end <= to));
    const { probabilities, known } = weigh(features, weights);
    const probability = 1 - (probabilities[0] ?? 1);
    if (probability >= weights.threshold) {
      const rest = probabilities.slice(1);
      const at = rest.indexOf(Math.max(...rest));
      const code = policyCodes[at] ?? "graphic_violence";
      const spans = known
        .map(({ feature, own }) => ({ feature, share: (own[at + 1] ?? 0) - (own[0] ?? 0) }))
        .filter(({ share }) => share > 0)
        .toSorted((one, other) => other.share - one.share)
        .slice(0, mostSpans)
        .flatMap(({ feature }) => feature.spans.slice(0, 1));
      return { code, probability, spans };
    }
    if (text.length <= stretch * 1.5) break;
  }
  return null;
};
