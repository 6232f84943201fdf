import { actPhrase } from "#lib/contract/act-phrases.ts";
import type { StagedAct } from "#lib/contract/acts.ts";
import type { CastEntry, PlaceEntry, Present, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { movementTitle, plainWords, sentenceCase } from "#components/studio/words.ts";
import { nameIn } from "./threads.ts";

/** What somebody does in a shot, part by part: pose, hands, eyes, where. */
export const presentWords = (screenplay: Screenplay, present: Present): string[] => {
  const name = (id: string) => nameIn(screenplay, id);
  const { holds, touches, at, looks_at, faces } = present;
  return [
    present.doing === "still" ? "at rest" : plainWords(present.doing),
    ...(holds === null ? [] : [`holds ${name(holds)}`]),
    ...(touches === null || touches === holds ? [] : [`touches ${name(touches)}`]),
    ...(at === null ? [] : [`${plainWords(at.relation)} ${name(at.id)}`]),
    faces === "camera" ? "faces us" : faces === "away" ? "faces away" : `faces ${faces}`,
    ...(looks_at === null || looks_at === faces
      ? []
      : [looks_at === "camera" ? "looks at us" : looks_at === "away" ? "looks away" : `looks at ${name(looks_at)}`]),
    ...(present.feels === null ? [] : [`looks ${present.feels}`]),
    `${present.where}, ${present.depth === "mid" ? "midway" : present.depth}`,
  ];
};

/** `The woman gives the red cup to the boy`: an act in words, its doer first. */
export const actWords = (screenplay: Screenplay, act: StagedAct): string => {
  const several = (screenplay.cast.find(({ id }) => id === act.by)?.count ?? 1) > 1;
  return `${nameIn(screenplay, act.by)} ${actPhrase(act, (id) => nameIn(screenplay, id), several)}`;
};

/** `12 × gull`, `keeper`: who or what, and how many. */
export const castName = ({ name, count }: CastEntry): string => (count > 1 ? `${count} × ${name}` : name);

/** What is said of a place beside its looks: hour, weather, season, as far as they are told. */
export const placeFacts = ({ time_of_day, weather, season }: PlaceEntry): string =>
  sentenceCase(
    [time_of_day, weather, season]
      .filter((each) => each !== "unspecified")
      .map(plainWords)
      .join(", "),
  );

/** `Close, 85 mm, push in: to see the letter`, the camera of a shot in one line. */
export const cameraWords = ({ framing, lens_mm, angle, movement, motivation }: ScreenplayShot): string => {
  const set = [plainWords(framing), `${lens_mm} mm`, ...(angle === "eye_level" ? [] : [`${plainWords(angle)} angle`])];
  const move = movementTitle(movement).toLowerCase();
  return `${sentenceCase(set.join(", "))}, ${move}${motivation === "" ? "" : `: ${motivation}`}`;
};

/** Lines that are spoken, each with who speaks. */
export const dialogueLines = (screenplay: Screenplay, { dialogue }: ScreenplayShot): { who: string; line: string }[] =>
  dialogue.map(({ who, line }) => ({ who: who === "voice_over" ? "Voice-over" : nameIn(screenplay, who), line }));

/** What holds in a shot: `door open, lamp lit`. */
export const stateWords = (screenplay: Screenplay, { now }: ScreenplayShot): string =>
  now.map(({ id, state }) => `${nameIn(screenplay, id)} ${state}`).join(", ");

/** What the preview shows a stand-in for, by name. */
export const undrawnNames = (screenplay: Screenplay): string[] =>
  [...new Set(screenplay.undrawn)].map((id) => nameIn(screenplay, id));
