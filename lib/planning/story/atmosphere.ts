import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";

/** Time and weather as a clause: several short wordings each, all of them visible; none where nothing is known. */
export const timeWords: Record<TimeOfDay, readonly string[]> = {
  dawn: ["at first light", "at grey dawn", "as day breaks"],
  morning: ["in clear morning light", "early in the morning", "in the morning sun"],
  noon: ["under the noon sun", "at noon", "in hard midday light"],
  afternoon: ["in slanting afternoon light", "in the afternoon", "in late afternoon light"],
  golden_hour: ["in low golden light", "in the last sun", "at golden hour"],
  dusk: ["at dusk", "as the light goes", "in the blue dusk"],
  night: ["at night", "in the dark", "by night"],
  interior: ["in lamplight", "by lamplight", "indoors"],
  unspecified: [""],
};

/** Weather as it is noticed indoors. */
export const weatherIndoors: Record<Weather, readonly string[]> = {
  clear: [""],
  cloudy: [""],
  rain: ["with rain outside", "while it rains outside"],
  storm: ["with a storm outside", "while a storm rages outside"],
  snow: ["with snow outside", "while it snows outside"],
  fog: ["with fog outside"],
  wind: ["with wind outside"],
  dust: ["with dust outside"],
  unspecified: [""],
};

export const weatherWords: Record<Weather, readonly string[]> = {
  clear: ["under a clear sky", "in clear air"],
  cloudy: ["under low cloud", "under a grey sky"],
  rain: ["in steady rain", "through the rain"],
  storm: ["in the driving storm", "with a storm overhead"],
  snow: ["in falling snow", "through the snow"],
  fog: ["in fog", "in thick mist"],
  wind: ["in a hard wind", "with the wind rising"],
  dust: ["in blowing dust", "through hanging dust"],
  unspecified: [""],
};
