import { brotliCompressSync, constants } from "node:zlib";
import { lengthBytes, type Analyser, type Header } from "#lib/planning/coverage/syntax/model-file.ts";

/** A language's models as they lie on the disk: the header's length, the header, then the weights of each model. */
export function packAnalyser({ tokeniser, tagger, parser }: Analyser): Buffer {
  const models = [tagger.upos, tagger.morphology, parser.transitions, parser.labels, tokeniser.cuts];
  const header: Header = {
    language: tokeniser.language,
    wholes: [...tokeniser.wholes],
    cuts_hyphens: tokeniser.cuts_hyphens,
    values: [...tagger.values],
    rels: [...parser.rels],
    models: models.map((model) => ({ classes: model?.classes ?? 0, buckets: model?.buckets ?? 0 })),
  };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(text.length);
  const weights = models.flatMap((model) =>
    model === null ? [] : [Buffer.from(Int8Array.from(model.weights).buffer)],
  );
  return brotliCompressSync(Buffer.concat([length, text, ...weights]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
}
