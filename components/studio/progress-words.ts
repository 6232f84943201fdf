import type { GenerationBody, GenerationSummary } from "#lib/contract/generation.ts";
import type { GenerationStage } from "#lib/contract/vocabulary.ts";

interface FilmStep {
  name: string;
  /** Stages that it stands for. */
  stages: readonly GenerationStage[];
}

const heroStep: FilmStep = { name: "Hero frame", stages: ["still"] };
const filmSteps: readonly FilmStep[] = [
  { name: "Plan", stages: ["planning"] },
  { name: "Consent", stages: ["gate"] },
  { name: "Shots", stages: ["still", "render"] },
  { name: "Cut", stages: ["assemble"] },
  { name: "Sign", stages: ["sign"] },
];

/** The steps of a film as they are shown; one whose look is locked first has one more. */
export const stepsOf = (film: Pick<GenerationBody, "hero_frames">): readonly FilmStep[] =>
  film.hero_frames === undefined ? filmSteps : filmSteps.toSpliced(2, 0, heroStep);

/** Index of the step that runs now; -1 while the film waits for its turn. */
export const currentStep = (film: Pick<GenerationBody, "state" | "stage" | "hero_frames">): number => {
  const { stage } = film;
  return film.state === "queued" || stage === null
    ? -1
    : stepsOf(film).findIndex((step) => step.stages.includes(stage));
};

/** Index of the shot that is made now, from 0: the first that is not delivered. */
export const currentShot = (film: Pick<GenerationBody, "shots">): number => {
  const open = film.shots.findIndex((shot) => shot.delivered === null);
  return open < 0 ? film.shots.length - 1 : open;
};

/** The line that says what happens now. It changes with stages and shots only, because it is read aloud. */
export const nowLine = (film: GenerationBody): string => {
  if (film.state === "queued") return "Waiting for a place.";
  switch (film.stage) {
    case "still":
      return "Drawing the hero frame.";
    case "render":
      return `Rendering shot ${currentShot(film) + 1} of ${film.shots.length}.`;
    case "assemble":
      return "Cutting the film.";
    case "sign":
      return "Signing the film.";
    case "planning":
    case "gate":
    case null:
      return "Checking consent, policy and budget.";
  }
};

/** Place in line, from 1, of a film among those that wait; null when it is not among them. */
export const placeInLine = (
  waiting: readonly Pick<GenerationSummary, "generation_id" | "created_at">[],
  id: string,
) => {
  const at = waiting
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .findIndex((film) => film.generation_id === id);
  return at < 0 ? null : at + 1;
};

/** `1 min 20 s`, in steps that do not flicker. */
export const aboutTime = (seconds: number): string => {
  const rounded = seconds < 20 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 10) * 10;
  const minutes = Math.floor(rounded / 60);
  const rest = rounded % 60;
  return minutes === 0 ? `${rest} s` : rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
};
