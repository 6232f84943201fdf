import type { FilmDraft } from "#lib/planning/draft.ts";
import { withModelReadings } from "#lib/planning/screenplay-checks/model-readings.ts";
import type { Context } from "./operation.ts";

/** The plan with its checks read by the language model too; as it is where none is set, or it does not answer. */
export const readAgain = async (ctx: Context, draft: FilmDraft): Promise<FilmDraft> => {
  const { director } = ctx;
  if (director?.readChecks === undefined || draft.screenplay === undefined) return draft;
  const readings = await director.readChecks(draft.screenplay, { signal: ctx.signal, account: ctx.accountId });
  if (readings === null) return draft;
  return { ...draft, story_report: { checks: withModelReadings(draft.story_report.checks, readings) } };
};
