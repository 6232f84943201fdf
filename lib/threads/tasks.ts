import type { ElementCard } from "#lib/contract/element.ts";
import type { GateFinding, PlanContent } from "#lib/contract/plan.ts";
import type { PlannedBy } from "#lib/contract/planned-by.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import { judgeBeyond } from "#lib/gate/judge-beyond.ts";
import { judgeBrand, judgeFilm, judgePublication } from "#lib/gate/judge-film.ts";
import { judgeText } from "#lib/gate/judge-text.ts";
import { readPage, type FetchedPage, type PageReading } from "#lib/page/read-page.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { draftFilm, draftFromScreenplay } from "#lib/planning/draft-film.ts";
import type { FilmDraft, PlanningInput, PlanningOrder } from "#lib/planning/draft.ts";
import type { Continued } from "#lib/planning/extend/continue-screenplay.ts";
import type { Extension } from "#lib/planning/extend/added-frames.ts";
import { compileExtension, draftExtension } from "#lib/planning/extend/draft-extension.ts";
import { detectLanguage } from "#lib/planning/intent/detect-language.ts";
import { draftPictureFilm, type SuppliedPicture } from "#lib/planning/picture/draft-picture-film.ts";
import type { PictureOrder } from "#lib/planning/picture/picture-orders.ts";
import { type PictureInstruction, refineOrder } from "#lib/planning/picture/refine-picture.ts";
import { readInstruction } from "#lib/planning/refine/read-instruction.ts";
import { refinePlan } from "#lib/planning/refine/refine-plan.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { isPlain, productIn, tellPage } from "./tell-page.ts";
import { warmUp } from "./warm-up.ts";

type Ordered<T extends { input: PlanningInput }> = Omit<T, "input"> & { input: PlanningOrder };

/** What a thread knows before it is asked: it is not sent with each task. */
export interface Tables {
  /** What the renderer can draw. */
  elements: readonly ElementCard[];
}

/**
 * What is computed from strangers' words and pages alone: plain data in, plain data out, the same answer every time. Each
 * runs on a thread that can be stopped.
 */
export const tasksOver = ({ elements }: Tables) => {
  const whole = (input: PlanningOrder): PlanningInput => ({ ...input, elements });
  const known = <T extends { input: PlanningOrder }>(order: T) => ({ ...order, input: whole(order.input) });
  return {
    /** Reads every table; a plan that shows much of what films are made of. */
    warmUp: () => warmUp(elements),
    readBrief: (input: PlanningOrder) => readBrief(whole(input)),
    coverBrief,
    draftFilm: (input: PlanningOrder) => draftFilm(whole(input)),
    draftFromScreenplay: (written: Screenplay, brief: Brief, input: PlanningOrder, planned_by: PlannedBy) =>
      draftFromScreenplay(written, brief, whole(input), planned_by),
    completePlan,
    revisePlan: (revision: Ordered<Parameters<typeof revisePlan>[0]>) => revisePlan(known(revision)),
    readInstruction: (words: string, shot: Parameters<typeof readInstruction>[1], input: PlanningOrder) =>
      readInstruction(words, shot, whole(input)),
    refinePlan: (change: Ordered<Parameters<typeof refinePlan>[0]>) => refinePlan(known(change)),
    draftExtension: (extension: Ordered<Extension>) => draftExtension(known(extension)),
    compileExtension: (extension: Ordered<Extension>, continued: Continued) =>
      compileExtension(known(extension), continued),
    draftPictureFilm: (
      input: PlanningOrder,
      picture: SuppliedPicture,
      orders?: readonly [PictureOrder, ...PictureOrder[]],
    ) => draftPictureFilm(whole(input), picture, orders),
    /** How a shot of a picture is ordered after an instruction. */
    refineOrder: (content: PlanContent, before: PictureOrder, wanted: PictureInstruction, input: PlanningOrder) =>
      refineOrder(content, before, wanted, whole(input)),
    judgeFilm,
    judgeBrand,
    judgePublication,
    /** What the gates have against each of the texts. */
    judgeTexts: (texts: readonly string[]): GateFinding[][] => texts.map(judgeText),
    /** What the gates have against texts that were made from what people told. */
    judgeMade: (told: readonly string[], texts: readonly string[]): GateFinding[] => judgeBeyond(told)(texts),
    readPage: (page: FetchedPage): PageReading | null => readPage(page, detectLanguage),
    /** Whether each of the texts holds no orders to camera, length or format. */
    arePlain: (texts: readonly string[]): boolean[] => texts.map((text) => isPlain(text, elements)),
    tellPage: (reading: PageReading, mode: DirectorMode, told: PageReading["claims"]): string =>
      tellPage(reading, mode, told, elements),
    productIn: (name: string, depth_layers: FilmDraft["depth_layers"]): string =>
      productIn(name, depth_layers, elements),
  };
};

type Tasks = ReturnType<typeof tasksOver>;
export type TaskName = keyof Tasks;
export type TaskInput<N extends TaskName> = Parameters<Tasks[N]>;
export type TaskOutput<N extends TaskName> = ReturnType<Tasks[N]>;
