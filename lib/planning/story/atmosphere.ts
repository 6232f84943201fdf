import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";

/** Time and weather as a clause: several wordings each, all of them visible. */
export const timeWords: Record<TimeOfDay, readonly string[]> = {
  dawn: ["at first light", "in the grey of dawn", "as dawn comes up"],
  morning: ["in clear morning light", "early in the morning", "in the low morning sun"],
  noon: ["under a high noon sun", "at noon", "in hard midday light"],
  afternoon: ["in slanting afternoon light", "in the afternoon", "late in the afternoon"],
  golden_hour: ["in golden light", "in the last warm sun", "at golden hour"],
  dusk: ["at dusk", "as the light goes", "in blue dusk"],
  night: ["at night", "in the dark", "by night"],
  interior: ["in lamplight", "under soft indoor light", "in the still air of the room"],
  unspecified: ["in even daylight", "in plain daylight", "in open light"],
};

/** Weather as it is noticed indoors. */
export const weatherIndoors: Record<Weather, readonly string[]> = {
  clear: [""],
  cloudy: [""],
  rain: ["with rain at the window", "while it rains outside"],
  storm: ["with a storm outside", "while a storm shakes the window"],
  snow: ["with snow outside", "while it snows outside"],
  fog: ["with fog at the window"],
  wind: ["with wind outside"],
  dust: ["with dust in the light"],
  unspecified: [""],
};

export const weatherWords: Record<Weather, readonly string[]> = {
  clear: ["under a clear sky", "in clear air"],
  cloudy: ["under low cloud", "beneath a grey sky"],
  rain: ["in steady rain", "through the rain"],
  storm: ["in driving storm", "with the storm overhead"],
  snow: ["in falling snow", "through the snow"],
  fog: ["in fog", "through thick mist"],
  wind: ["in hard wind", "with the wind rising"],
  dust: ["in blowing dust", "through hanging dust"],
  unspecified: [""],
};
