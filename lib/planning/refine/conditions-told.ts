/**
 * Sentences of light, air and look, as instructions write them into a shot: they name nothing that stands in it. "Snow
 * falls" is no waterfall, "the light is warm" no lamp.
 */
const conditions =
  /^(?:(?:only a little |the |bright |hard |soft |warm |cool )?(?:light|sky|air|background|scale|picture|frame)\b|(?:rain|snow|hail|sleet|fog|mist|dust)\s(?:falls|drifts|blows|lies|hangs)\b|a storm rages|a strong wind blows|grey clouds cover|strong contrast|half of .+ stays in shadow|nobody is there|something is about|shadows close in|everything (?:is|looks)|a soft haze|a warm glow|the picture keeps)/iu;

export const tellsOfConditions = (sentence: string): boolean => conditions.test(sentence.trim());
