import { createHash } from "node:crypto";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { FilmContext } from "#lib/director/director.ts";
import type { Repair } from "#lib/director/request/repairs.ts";
import { canonicalJson } from "#lib/planning/canonical-json.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";

/** A film that a model directed, as it was taken. */
export interface KeptAnswer {
  screenplay: Screenplay;
  repairs: readonly Repair[];
}

/** Where answers are kept: the same request costs one call. */
export interface AnswerStore {
  get: (key: string) => Promise<KeptAnswer | null>;
  put: (key: string, answer: KeptAnswer) => Promise<void>;
}

/** Name of an answer: the brief with its seed, what stood, who is asked, and which planner asks. */
export const answerKey = (asked: {
  brief: Brief;
  context: FilmContext | undefined;
  model: string;
  plannerVersion: string;
}): string =>
  createHash("sha256")
    .update(canonicalJson({ ...asked, context: asked.context ?? null }))
    .digest("hex");

/** The latest answers of this process, the longest unused forgotten first. */
export const memoryAnswers = (most = 500): AnswerStore => {
  const answers = new Map<string, KeptAnswer>();
  return {
    get: (key) => {
      const answer = answers.get(key);
      if (answer !== undefined) {
        answers.delete(key);
        answers.set(key, answer);
      }
      return Promise.resolve(answer ?? null);
    },
    put: (key, answer) => {
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
      return Promise.resolve();
    },
  };
};
