import { disclosureOf, madeWithAi } from "#lib/contract/disclosure.ts";
import type { Output } from "#lib/contract/endpoints.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { PublicationCheck, PublishRequest } from "#lib/contract/publishing.ts";
import { consentFault } from "#lib/engine/judge.ts";
import { filmToPublish, openSettings } from "#lib/engine/publish-film.ts";
import { wordsOfFilm } from "#lib/gate/words-of-film.ts";
import type { PublishedFilm, Publisher } from "#lib/publishers/publisher.ts";
import type { StoredPublication } from "#lib/store/publishing-records.ts";
import type { StoredGeneration } from "#lib/store/store.ts";
import { listed } from "./list-publications.ts";
import type { Context, FoundCredential, Operation } from "./operation.ts";
import { connectionNamed, publisherOf } from "./publish-connections.ts";
import { refuseWords } from "./refuse-words.ts";
import { think } from "./think.ts";

type Published = Output<"publish_video">;

/**
 * Publishes a finished film once to each connection: asked again, it answers the first publication; one that failed or
 * was withdrawn is begun again. A dry run and a check that fails store nothing.
 */
export const publishVideo: Operation<"publish_video"> = async (ctx, request): Promise<Published> => {
  const generation = await ctx.store.generations.get(ctx.accountId, request.generation_id);
  if (generation === null) throw new Problem("not_found", "There is no such generation in this account.");
  const connection = await connectionNamed(ctx, request.connection_id);
  if (generation.status !== "ok" || generation.film_asset_id === null)
    throw new Problem("conflict", "Only a film that is finished can be published.");
  const earlier = await ctx.store.publications.at(ctx.accountId, request.generation_id, request.connection_id);
  if (earlier !== null && !beginsAgain(earlier) && request.dry_run !== true) return settled(ctx, earlier);

  await refuseHarm(ctx, request, generation);
  const publisher = publisherOf(ctx, connection.kind);
  const publication = await draft(ctx, request, generation, publisher);
  const film = await filmToPublish(ctx.store, generation, publication);
  const settings = openSettings(ctx.sealer.open, connection);
  publication.checks = [
    ...ownChecks(film, publisher),
    ...(await publisher.checks(film, settings, { send: ctx.send, clock: ctx.clock })),
  ];
  const { checks, disclosure } = publication;
  const unstored = { publication_id: null, url: null, checks, disclosure, attempts: [] };
  if (request.dry_run === true) return { ...unstored, status: "dry_run" };
  if (checks.some(({ status }) => status === "fail")) return { ...unstored, status: "failed" };

  const { publication: stored, created } = await ctx.store.publications.create(publication);
  if (!created && beginsAgain(stored))
    await ctx.store.publications.restart(stored.publication_id, {
      ...publication,
      progress: { round: stored.progress.round + 1, faults: 0, state: stored.progress.state },
    });
  await ctx.engine.publish(stored.publication_id);
  return settled(ctx, stored);
};

/**
 * Throws Problem `validation_failed` for words that no page may show beside the film: policy in any case, likeness unless
 * the film rests on a consent that holds.
 */
const refuseHarm = async (ctx: Context, request: PublishRequest, generation: StoredGeneration): Promise<void> => {
  const { title, description = null, tags = [] } = request;
  const plan = await ctx.store.plans.get(ctx.accountId, generation.plan_id);
  const seen = plan === null ? [] : wordsOfFilm(plan).seen;
  const findings = await think(ctx, "/title", "judgePublication", { title, description, tags }, seen);
  const { consent_id } = generation;
  const consent = consent_id === null ? null : await ctx.store.consents.get(ctx.accountId, consent_id);
  const consented = consent !== null && consentFault(consent, ctx.clock()) === null;
  refuseWords(findings.filter(({ gate }) => gate === "policy" || !consented));
};

const beginsAgain = ({ status }: StoredPublication): boolean => status === "failed" || status === "withdrawn";

/** A publication as `publish_video` answers it. Throws Problem `not_found`. */
export const publishAnswer = async (
  ctx: Pick<Context, "store" | "accountId">,
  publicationId: string,
): Promise<Published> => {
  const publication = await ctx.store.publications.get(ctx.accountId, publicationId);
  if (publication === null) throw new Problem("not_found", "There is no such publication in this account.");
  return listed(publication);
};

const settled = async (ctx: Context, { publication_id }: StoredPublication): Promise<Published> => {
  await ctx.standsFor(publication_id);
  await ctx.engine.published(publication_id, ctx.waitMs);
  return publishAnswer(ctx, publication_id);
};

const draft = async (
  ctx: Context,
  request: PublishRequest,
  generation: StoredGeneration,
  publisher: Publisher,
): Promise<StoredPublication> => {
  const report = await reportOf(ctx, generation);
  return {
    publication_id: ctx.publicationId,
    account_id: ctx.accountId,
    generation_id: generation.generation_id,
    connection_id: request.connection_id,
    title: request.title,
    description: request.description ?? null,
    tags: request.tags ?? [],
    visibility: request.visibility ?? "public",
    status: "processing",
    url: null,
    checks: [],
    disclosure: {
      ai_generated: true,
      label: labelOf(report),
      platform_field: publisher.disclosureField,
      credential: {
        manifest_id: report.manifest_id,
        state: report.state,
        signed_by: report.signed_by,
        signed_at: report.signed_at,
        model: report.model,
        ingredients: report.ingredients.map(({ title, state }) => ({ title, state })),
      },
    },
    attempts: [],
    progress: { round: 1, faults: 0, state: null },
    created_at: ctx.clock(),
    finished_at: null,
  };
};

/** What the film says of itself, read from its file. */
const reportOf = async (ctx: Context, { film_asset_id }: StoredGeneration): Promise<FoundCredential> => {
  const film = await ctx.store.assets.get(ctx.accountId, film_asset_id ?? "");
  if (film === null) throw new Error(`The film ${film_asset_id ?? ""} is not stored.`);
  return ctx.verifyStored(film);
};

/** Everything made here was planned by software, and says so; how its pictures came about is its credential's to say. */
const labelOf = (report: FoundCredential): string => {
  const said = disclosureOf(report);
  return madeWithAi(report) === true ? said : `Made with AI: planned by software. ${said}`;
};

const ownChecks = (film: PublishedFilm, { capabilities, title }: Publisher): PublicationCheck[] => {
  const { max_duration_seconds, visibility, aspect_ratios } = capabilities;
  const longest = max_duration_seconds ?? Infinity;
  const shape = shapeOf(film);
  const holds = film.credential.state === "trusted" || film.credential.state === "valid";
  return [
    { id: "disclosure", status: "pass", message: "It is published as made with AI. This cannot be turned off." },
    holds
      ? { id: "credential", status: "pass", message: "The film carries a content credential that holds." }
      : { id: "credential", status: "warn", message: "The film carries no content credential that holds." },
    film.captions === null
      ? { id: "captions", status: "warn", message: "There are no captions to publish with it." }
      : { id: "captions", status: "pass", message: "Its captions go with it." },
    film.duration_seconds <= longest
      ? { id: "duration", status: "pass", message: `${film.duration_seconds.toFixed(1)} s fits.` }
      : { id: "duration", status: "fail", message: `${title} takes films of at most ${longest} s.` },
    aspect_ratios.some((each) => each === shape)
      ? { id: "aspect_ratio", status: "pass", message: `${shape} fits.` }
      : { id: "aspect_ratio", status: "fail", message: `${title} does not take ${shape}.` },
    visibility.includes(film.visibility)
      ? { id: "visibility", status: "pass", message: `It will be ${film.visibility}.` }
      : { id: "visibility", status: "fail", message: `${title} takes no ${film.visibility} films.` },
  ];
};

/** `16:9`: the sides of a film in least terms. */
const shapeOf = ({ width, height }: PublishedFilm): string => {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = Math.max(1, divisor(width, height));
  return `${width / by}:${height / by}`;
};
