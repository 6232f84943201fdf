import type { ExtendRequest, ExtensionReport } from "#lib/contract/refine.ts";
import { fps } from "#lib/contract/vocabulary.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import type { Continued } from "#lib/planning/extend/continue-screenplay.ts";
import { checkExtension } from "#lib/planning/extend/added-frames.ts";
import { screenplayOf } from "#lib/planning/screenplay/screenplay-of.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { settlePlan } from "./compose-plan.ts";
import { routesOf } from "./kept-routes.ts";
import type { Context, Operation } from "./operation.ts";
import { inherited, parentFilm, type ParentFilm } from "./parent-film.ts";
import { extendPicture } from "./picture-film.ts";
import { presentGeneration } from "./present-generation.ts";
import { consentOf } from "./refine-shot.ts";
import { askAbout } from "./ask-about.ts";
import { madeFrom } from "./made-from.ts";
import { pinnedModels } from "./revise-plan.ts";
import { writtenWords } from "./written-words.ts";
import { startGeneration } from "./start-generation.ts";
import { think } from "./think.ts";

/** Adds shots to the end of a film; what is there is taken over byte for byte. */
export const extendSequence: Operation<"extend_sequence"> = async (ctx, request) => {
  const parent = await parentFilm(ctx, request.generation_id);
  const { plan } = parent;
  const taken = { ...inherited(parent, request), ...request };
  const join_ref_id = joinFrameId(ctx);
  const extended =
    plan.content.picture === undefined
      ? await extendStory(ctx, parent, request, { join_ref_id, consent: consentOf(taken) })
      : await lookOn(ctx, parent, request, { join_ref_id, consent: consentOf(taken) });
  const { stored, added_shot_ids, join_findings } = extended;
  const generation = await startGeneration(ctx, {
    tool: "extend_sequence",
    plan: stored,
    request: taken,
    parent_generation_id: parent.generation.generation_id,
    changed_shot_ids: added_shot_ids,
    made: parent.made,
    details: { ...parent.kept_details, extension: { added_shot_ids, join_findings } satisfies ExtensionReport },
  });
  await ctx.engine.settled(generation, ctx.waitMs);
  return presentGeneration(ctx, generation);
};

interface Extended extends ExtensionReport {
  stored: StoredPlan;
}

interface Joining {
  /** Id of the film's last frame as an asset. */
  join_ref_id: string;
  consent: ReturnType<typeof consentOf>;
}

/** The film of a picture goes on with other looks at it. */
const lookOn = async (
  ctx: Context,
  parent: ParentFilm,
  { raw_intent, shot_count, duration_seconds, seed, model_override }: ExtendRequest,
  joining: Joining,
): Promise<Extended> => {
  const wanted = { raw_intent, shot_count, duration_seconds, seed, model_override };
  await keepJoinFrame(ctx, parent, joining.join_ref_id);
  return { ...(await extendPicture(ctx, parent.plan, { ...wanted, ...joining })), join_findings: [] };
};

const extendStory = async (
  ctx: Context,
  parent: ParentFilm,
  request: ExtendRequest,
  { join_ref_id, consent }: Joining,
): Promise<Extended> => {
  const { plan } = parent;
  const { content } = plan;
  const { edits, written, request: first } = madeFrom(plan);
  const override = request.model_override === undefined ? {} : { model_override: request.model_override };
  const input = { request: first, seed: content.seed, brand: plan.brand };
  const { raw_intent, shot_count, duration_seconds, seed } = request;
  const extension = { content, raw_intent, shot_count, duration_seconds, join_ref_id, seed, input };
  checkExtension(extension);
  const continued = await continuedByModel(ctx, plan, request);
  const { draft, added_shot_ids, join_findings } =
    continued === null
      ? await think(ctx, "/raw_intent", "draftExtension", extension)
      : await think(ctx, "/raw_intent", "compileExtension", extension, continued);
  await keepJoinFrame(ctx, parent, join_ref_id);
  const words = writtenWords(content, draft, written);
  const told = continued === null ? words.filter((text) => !isOwn(draft, added_shot_ids, text)) : written;
  const stored = await settlePlan(ctx, {
    draft,
    request: {
      ...first,
      ...override,
      ...consent,
      duration_seconds: draft.duration_seconds,
      edits,
      written: told,
      extended: [
        ...(first.extended ?? []),
        ...(raw_intent === undefined ? [] : [{ words: raw_intent, shot_ids: added_shot_ids }]),
      ],
    },
    brand: plan.brand,
    parent_plan_id: plan.plan_id,
    asked: [],
    pinned: pinnedModels(draft, edits),
    kept: routesOf(plan, (id) => !added_shot_ids.includes(id)),
  });
  return { stored, added_shot_ids, join_findings };
};

/** Whether a sentence was covered from the words of the extension, which are judged themselves. */
const isOwn = ({ screenplay }: FilmDraft, added: readonly string[], text: string): boolean =>
  screenplay?.shots.some(
    ({ shot_id, action, detail, purpose }) =>
      added.includes(shot_id) && [action, detail, purpose].some((each) => each.includes(text)),
  ) === true;

/** The film with shots that the language model added; null where coverage is to add them. */
const continuedByModel = async (
  ctx: Context,
  plan: StoredPlan,
  { raw_intent, shot_count }: ExtendRequest,
): Promise<Continued | null> => {
  const standing = screenplayOf(plan.content);
  const directed = await askAbout(ctx, plan, {
    kind: "extend",
    standing,
    shot_count,
    words: raw_intent ?? null,
  });
  if (directed === null) return null;
  const added = directed.screenplay.shots.slice(standing.shots.length).map(({ shot_id }) => shot_id);
  return added.length === shot_count ? { screenplay: directed.screenplay, added } : null;
};

const joinFrameId = (ctx: Context): string => `ast_${ctx.generationId.slice("gen_".length)}_join`;

/** Keeps the picture that the first new shot goes on from: the last frame of the film, or the last before its end card. */
const keepJoinFrame = async (ctx: Context, { plan, film_asset_id }: ParentFilm, asset_id: string): Promise<void> => {
  const film = await ctx.store.assets.get(ctx.accountId, film_asset_id);
  if (film === null) throw new Error(`The film ${film_asset_id} is gone.`);
  const { duration_seconds, end_card } = plan.content;
  const frames = Math.round((end_card?.start_seconds ?? duration_seconds) * fps);
  const picture = await ctx.frameOf(await ctx.media.read(film.sha256), Math.max(0, frames - 1), ctx.signal);
  await ctx.store.assets.create({
    asset_id,
    account_id: ctx.accountId,
    kind: "frame",
    ...(await ctx.media.put(picture)),
    media_type: "image/png",
    width: film.width,
    height: film.height,
    duration_seconds: null,
    created_at: ctx.clock(),
  });
};
