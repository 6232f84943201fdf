import { judgeBeyond } from "#lib/gate/judge-beyond.ts";
import { judgeBrand, judgeFilm, judgePublication } from "#lib/gate/judge-film.ts";
import { judgeText } from "#lib/gate/judge-text.ts";
import type { GateFinding } from "#lib/contract/plan.ts";
import { readPage, type FetchedPage, type PageReading } from "#lib/page/read-page.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { draftFilm, draftFromScreenplay } from "#lib/planning/draft-film.ts";
import { compileExtension, draftExtension } from "#lib/planning/extend/draft-extension.ts";
import { detectLanguage } from "#lib/planning/intent/detect-language.ts";
import { draftPictureFilm } from "#lib/planning/picture/draft-picture-film.ts";
import { readInstruction } from "#lib/planning/refine/read-instruction.ts";
import { refinePlan } from "#lib/planning/refine/refine-plan.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { warmUp } from "./warm-up.ts";

/**
 * What is computed from strangers' words and pages alone: plain data in, plain data out, the same answer every time. Each
 * runs on a thread that can be stopped.
 */
export const tasks = {
  /** Reads every table; a plan that shows much of what films are made of. */
  warmUp,
  readBrief,
  coverBrief,
  draftFilm,
  draftFromScreenplay,
  completePlan,
  revisePlan,
  readInstruction,
  refinePlan,
  draftExtension,
  compileExtension,
  draftPictureFilm,
  judgeFilm,
  judgeBrand,
  judgePublication,
  /** What the gates have against each of the texts. */
  judgeTexts: (texts: readonly string[]): GateFinding[][] => texts.map(judgeText),
  /** What the gates have against texts that were made from what people told. */
  judgeMade: (told: readonly string[], texts: readonly string[]): ReturnType<ReturnType<typeof judgeBeyond>> =>
    judgeBeyond(told)(texts),
  readPage: (page: FetchedPage): PageReading | null => readPage(page, detectLanguage),
} as const;

export type TaskName = keyof typeof tasks;
export type TaskInput<N extends TaskName> = Parameters<(typeof tasks)[N]>;
export type TaskOutput<N extends TaskName> = ReturnType<(typeof tasks)[N]>;
