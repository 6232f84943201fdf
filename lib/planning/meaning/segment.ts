import type { Lexicon } from "#lib/planning/meaning/lexicon.ts";

interface Found {
  readonly english: string;
  /** Characters of the text it covers. */
  readonly length: number;
}

/** What may follow the stem of a Japanese verb or i-adjective: auxiliaries in the order they stack. */
const inflection =
  /^(?:さ?せられ|させ|られ|[かがさたなばまらわ]?れ|[かがさたなばまらわ]せ)?(?:[いきぎしちにびみり]?(?:ま(?:す|した|せん|しょう)|た[いくか]っ?た?|ながら|続け[るた]?|始め[るた]?|出[しす]た?|合[いうっ]た?)|[いっんし]?[てで](?:い(?:る|た|く|ます|ました)|[るた]|しま[うっ]た?|く(?:る|れ[るた]?)|きた|ください|み[るた])?|[いっんし]?[ただ](?:ら|り)?|[かがさたなばまらわ]?な(?:い|かった|く|ければ|いで)|[えけげせてねべめれ]ば?(?:る|た|ます)?|[おこごそとのぼもろよ]う|[うくぐすつぬぶむる]|する|し(?:た|て|ている|ます|ない)?|[いきぎしちにびみり]|く|さ|かった|そうな?)/u;

const longestEnding = 12;

/** The longest entry that begins at `start`: written as it stands, or a stem with an inflection behind it. */
export const longestEntry = (lexicon: Lexicon, text: string, start: number): Found | null => {
  for (let length = Math.min(lexicon.longestEntry, text.length - start); length > 0; length -= 1) {
    const piece = text.slice(start, start + length);
    const after = text.charAt(start + length);
    const stem = after === "" ? undefined : lexicon.stems.get(piece)?.find(({ row }) => row.includes(after));
    if (stem !== undefined) {
      const ending = inflection.exec(text.slice(start + length, start + length + longestEnding));
      if (ending !== null) return { english: stem.english, length: length + ending[0].length };
    }
    const written = lexicon.entries.get(piece);
    if (written !== undefined) return { english: written, length };
  }
  return null;
};
