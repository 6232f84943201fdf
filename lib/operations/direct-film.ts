import { invalidField } from "#lib/contract/errors.ts";
import type { DirectorFallback, PlannedBy } from "#lib/contract/planned-by.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { DirectedBy, FilmContext } from "#lib/director/director.ts";
import { wordsOfBrand } from "#lib/gate/words-of-film.ts";
import { byCoverage } from "#lib/planning/by-coverage.ts";
import type { FilmDraft, PlanningOrder } from "#lib/planning/draft.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import type { Context } from "./operation.ts";
import { wordsIn } from "./written-words.ts";
import { think } from "./think.ts";

const intent = "/raw_intent";

/** A screenplay, and who directed it. */
export interface Directed {
  screenplay: Screenplay;
  planned_by: PlannedBy;
}

/**
 * The film of a request: directed by the language model where one is set and asked, else covered from its own words. One
 * writer wrote all of it, and `planned_by` says which.
 */
export const directFilm = async (ctx: Context, input: PlanningOrder, context?: FilmContext): Promise<FilmDraft> => {
  const wanted = input.request.director ?? "auto";
  if (ctx.director === null && wanted !== "language_model") return think(ctx, intent, "draftFilm", input);
  const brief = await think(ctx, intent, "readBrief", input);
  const asked = await askModel(ctx, brief, wanted, context);
  if (asked !== null && "screenplay" in asked)
    return think(ctx, intent, "draftFromScreenplay", asked.screenplay, brief, input, asked.planned_by);
  const covered = await think(ctx, intent, "draftFilm", input);
  return asked === null ? covered : { ...covered, planned_by: asked.planned_by };
};

/**
 * What a language model makes of a brief, or why it made nothing; null where none is asked. Throws Problem
 * `validation_failed` where the caller asks for a model and none is set.
 */
export const askModel = async (
  ctx: Context,
  brief: Brief,
  wanted: "auto" | "coverage" | "language_model",
  context?: FilmContext,
): Promise<Directed | { planned_by: PlannedBy } | null> => {
  const { director } = ctx;
  if (director === null) {
    if (wanted === "language_model")
      throw invalidField(
        "/director",
        "out_of_range",
        "No language model is connected; leave the field out, or set SHOTWRIGHT_LLM.",
      );
    return null;
  }
  if (wanted === "coverage") return null;
  const told = [brief.raw, ...wordsOf(context)];
  const house = brief.brand === null ? [] : wordsOfBrand(brief.brand);
  const judged = await think(ctx, intent, "judgeTexts", told);
  const findings = [...judged.flat(), ...(await think(ctx, intent, "judgeBrand", house))];
  // What will not be filmed is not sent to anybody.
  if (findings.some(({ gate }) => gate === "policy")) return { planned_by: fellBack(nobody(director.name), "gate") };
  const direction = await director.direct(brief, {
    signal: ctx.signal,
    account: ctx.accountId,
    ...(context === undefined ? {} : { context }),
    ...(ctx.onPartial === null ? {} : { onPartial: ctx.onPartial }),
  });
  if ("fallback" in direction) return { planned_by: fellBack(direction.by, direction.fallback) };
  const { screenplay, by } = direction;
  const standing = context !== undefined && "standing" in context ? wordsIn(context.standing) : [];
  const fresh = wordsIn(screenplay).filter((text) => !standing.includes(text));
  // Single texts may be harmless and say something else together in one picture.
  const moments = screenplay.shots.map(({ action, detail }) => `${action} ${detail}`);
  const found = await think(ctx, intent, "judgeMade", told, [...fresh, ...moments]);
  if (found.length > 0) return { planned_by: fellBack(by, "gate") };
  return { screenplay, planned_by: signed(by) };
};

/** What people wrote beside the intent. */
const wordsOf = (context: FilmContext | undefined): string[] => {
  switch (context?.kind) {
    case "refine":
      return [context.instruction];
    case "redirect":
    case "still_rejected":
      return context.note === null ? [] : [context.note];
    case "extend":
      return context.words === null ? [] : [context.words];
    case "ad": {
      const { product_name, brand_name, description, cta } = context.facts;
      return [product_name, brand_name, description, cta ?? ""];
    }
    case undefined:
      return [];
  }
};

const nobody = (language_model: string): DirectedBy => ({
  language_model,
  rounds: 0,
  seconds: 0,
  tokens_in: 0,
  tokens_out: 0,
  cost_usd: 0,
  cached: false,
  repairs: [],
});

const signed = (by: DirectedBy): PlannedBy => ({
  ...byCoverage,
  ...by,
  repairs: [...by.repairs],
  director: "language_model",
});

const fellBack = (by: DirectedBy, fallback: DirectorFallback): PlannedBy => ({
  ...byCoverage,
  ...by,
  repairs: [],
  fallback,
});
