import { readModels } from "#lib/language/language-files.ts";
import type { LinearModel } from "./linear-model.ts";
import { lexiconOf } from "./lexicon.ts";
import type { Parser } from "./parse.ts";
import type { FeatureValue, Tagger } from "./tag.ts";
import type { Tokeniser } from "./tokenise.ts";

/** All that reads one language. */
export interface Analyser {
  tokeniser: Tokeniser;
  tagger: Tagger;
  parser: Parser;
}

export interface Header {
  language: string;
  wholes: string[];
  cuts_hyphens: boolean;
  values: FeatureValue[];
  rels: string[];
  /** The models in the order of their bytes; one without buckets is missing. */
  models: { classes: number; buckets: number }[];
}

/** The header's length stands before it. */
export const lengthBytes = 4;

export const readAnalyser = (language: string): Analyser => unpackAnalyser(readModels(language));

/** Takes the unpacked bytes of a model file apart. */
export function unpackAnalyser(bytes: Buffer): Analyser {
  const start = lengthBytes + bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString("utf8", lengthBytes, start)) as Header;
  let at = bytes.byteOffset + start;
  const [upos, morphology, transitions, labels, cuts] = header.models.map(({ classes, buckets }): LinearModel => {
    const weights = new Int8Array(bytes.buffer, at, classes * buckets);
    at += weights.length;
    return { classes, buckets, weights };
  });
  if (upos === undefined || morphology === undefined || transitions === undefined || labels === undefined)
    throw new Error("a model file lacks models");
  const { language, cuts_hyphens, values, rels } = header;
  const lexicon = lexiconOf(language);
  return {
    tokeniser: {
      language,
      wholes: new Set(header.wholes),
      cuts_hyphens,
      cuts: cuts === undefined || cuts.buckets === 0 ? null : cuts,
      lexicon,
    },
    tagger: { upos, morphology, values, lexicon, language },
    parser: { transitions, labels, rels },
  };
}
