import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";

/** Time and weather as a clause: several short wordings each, all of them visible; none where nothing is known. */
export const timeWords: Record<TimeOfDay, readonly string[]> = {
  dawn: ["at first light", "at grey dawn", "as dawn comes up"],
  morning: ["in clear morning light", "early in the morning", "in low morning sun"],
  noon: ["under a noon sun", "at noon", "in hard midday light"],
  afternoon: ["in slanting afternoon light", "in the afternoon", "late in the afternoon"],
  golden_hour: ["in golden light", "in last warm sun", "at golden hour"],
  dusk: ["at dusk", "as light goes", "in blue dusk"],
  night: ["at night", "in the dark", "by night"],
  interior: ["in lamplight", "by window light", "indoors"],
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
  clear: ["under clear sky", "in clear air"],
  cloudy: ["under low cloud", "beneath grey sky"],
  rain: ["in steady rain", "through the rain"],
  storm: ["in driving storm", "under the storm"],
  snow: ["in falling snow", "through the snow"],
  fog: ["in fog", "through thick mist"],
  wind: ["in hard wind", "in rising wind"],
  dust: ["in blowing dust", "through hanging dust"],
  unspecified: [""],
};
