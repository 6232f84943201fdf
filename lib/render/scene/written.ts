import type { ScenePlan } from "./scene-plan.ts";
import { printable, voiceOf, type Voice } from "./typography.ts";

/** All that is ever written in the frames of a film, and how: what its hosts must have faces for. */
export const writtenIn = ({
  shots,
  end_card,
  intent,
  title,
  language,
  mode_selection,
  depth_layers,
}: Pick<ScenePlan, "shots" | "end_card" | "intent" | "title" | "language" | "mode_selection" | "depth_layers">): {
  text: string;
  language: string;
  voices: Voice[];
} => {
  const standIns = depth_layers.flatMap(({ layers }) =>
    layers.flatMap(({ drawn_as }) => drawn_as.flatMap(({ element, noun }) => (element === "stand_in" ? [noun] : []))),
  );
  const words = [
    ...standIns,
    ...shots.map(({ caption }) => caption),
    end_card?.text,
    end_card?.cta,
    intent.product,
    title,
    "PREVIEW",
  ];
  const text = printable(words.filter((word) => word != null).join(" "));
  return {
    // The card's call to action is set in capitals.
    text: `${text} ${text.toLocaleUpperCase(language)}`,
    language,
    // Labels, the mark and the call to action are always set in the sans.
    voices: [...new Set<Voice>(["sans", voiceOf(mode_selection.primary, language)])],
  };
};
