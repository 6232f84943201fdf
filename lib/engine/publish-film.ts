import { PublishFault, type PublishedFilm, type PublishStep, type PublishTools } from "#lib/publishers/publisher.ts";
import type { Notice, StoredConnection, StoredPublication } from "#lib/store/publishing-records.ts";
import type { StoredAsset, StoredGeneration } from "#lib/store/store.ts";
import type { Effects } from "./effects.ts";
import { over, withJitter, type Turn } from "./reach.ts";

/** Id of the notice that tells of a publication's ending in its round. */
export const publicationNoticeKey = ({
  publication_id,
  progress,
}: Pick<StoredPublication, "publication_id" | "progress">): string =>
  progress.round === 1 ? publication_id : `${publication_id}-${progress.round}`;

/**
 * Takes a publication one step on: the step of its destination, then what it came to, in one write. A run that is
 * repeated after a crash repeats the step from the same state, which has no second effect at any destination.
 */
export const publishFilm = async (effects: Effects, publicationId: string, round: number): Promise<Turn> => {
  const { store, reach } = effects;
  const publication = await store.publications.byId(publicationId);
  if (publication === null || publication.status !== "processing" || publication.progress.round !== round) return over;
  await effects.demandLease?.();
  const { account_id, connection_id, progress } = publication;
  const at = effects.clock().toISOString();
  const taken = await takeStep(effects, publication, await store.connections.get(account_id, connection_id));
  if (taken.done) {
    const { step, state } = taken.step;
    if (taken.step.done === undefined) {
      const attempt = { at, step, outcome: "done" as const, message: "Done." };
      await store.publications.advance(publicationId, { round, faults: 0, state }, attempt);
      return { over: false, waitMs: 0 };
    }
    const attempt = { at, step, outcome: "done" as const, message: "Published." };
    await end(effects, publication, { status: "published", url: taken.step.done.url, attempt });
    return over;
  }
  const { step, message, retryable } = taken.fault;
  const wait = retryable ? reach.publishDelaysMs[progress.faults] : undefined;
  if (wait === undefined) {
    await end(effects, publication, {
      status: "failed",
      url: null,
      attempt: { at, step, outcome: "failed", message },
    });
    return over;
  }
  const attempt = { at, step, outcome: "retry" as const, message };
  await store.publications.advance(publicationId, { ...progress, faults: progress.faults + 1 }, attempt);
  return { over: false, waitMs: withJitter(wait, reach) };
};

/** Ends a publication that nothing leads on; whoever wants it publishes again. */
export const failPublication = (effects: Effects, publication: StoredPublication): Promise<void> => {
  const at = effects.clock().toISOString();
  const message = "Publishing was given up: the service failed at it. Publish the film again.";
  const attempt = { at, step: "publish", outcome: "failed", message } as const;
  return end(effects, publication, { status: "failed", url: null, attempt });
};

type Taken = { done: true; step: PublishStep<unknown> } | { done: false; fault: PublishFault };

const takeStep = async (
  effects: Effects,
  publication: StoredPublication,
  connection: StoredConnection | null,
): Promise<Taken> => {
  const failed = (fault: PublishFault): Taken => ({ done: false, fault });
  if (connection === null)
    return failed(new PublishFault("connection", "The connection was taken away before it was published.", false));
  const publisher = effects.reach.publishers.get(connection.kind);
  if (publisher === undefined) throw new Error(`Nothing publishes to a ${connection.kind}.`);
  try {
    const film = await publishedFilm(effects, publication);
    const settings = openSettings(effects.reach.unseal, connection);
    const { state } = publication.progress;
    return { done: true, step: await publisher.publish(state, film, settings, toolsOf(effects)) };
  } catch (cause) {
    if (cause instanceof PublishFault) return failed(cause);
    effects.report(`A step of publication ${publication.publication_id} failed.`, cause);
    return failed(new PublishFault("step", "Something went wrong on our side.", true, cause));
  }
};

/** The settings of a connection with its secrets. They never leave the step that uses them. */
export const openSettings = (
  unseal: (sealed: string, owner: string) => string,
  { config, sealed, connection_id }: Pick<StoredConnection, "config" | "sealed" | "connection_id">,
): Record<string, string> => ({
  ...config,
  ...(sealed === null ? {} : (JSON.parse(unseal(sealed, connection_id)) as Record<string, string>)),
});

const toolsOf = ({ reach, media, clock }: Effects): PublishTools => ({
  send: reach.send,
  read: ({ sha256 }) => media.read(sha256),
  addressOf: ({ asset_id }) => reach.assetUrl(asset_id),
  watchAddressOf: (publicationId) => `${reach.origin}/watch/${publicationId}`,
  clock,
});

const publishedFilm = async (effects: Effects, publication: StoredPublication): Promise<PublishedFilm> => {
  const { account_id, generation_id } = publication;
  const generation = await effects.store.generations.get(account_id, generation_id);
  if (generation === null) throw new Error(`There is no generation ${generation_id}.`);
  return filmToPublish(effects.store, generation, publication);
};

/** A finished film with what is said of it at its place. Throws where its file is gone: nothing deletes it. */
export const filmToPublish = async (
  store: Effects["store"],
  generation: StoredGeneration,
  said: Pick<
    StoredPublication,
    "publication_id" | "title" | "description" | "tags" | "visibility" | "disclosure" | "created_at"
  >,
): Promise<PublishedFilm> => {
  const asset = (id: string | null) => (id === null ? Promise.resolve(null) : store.assets.byId(id));
  const film = await asset(generation.film_asset_id);
  if (film === null) throw new Error(`The film of ${generation.generation_id} is not stored.`);
  const captions = await asset(generation.vtt_asset_id);
  const poster = await asset(generation.thumbnail_asset_id);
  const { ai_generated, label, credential } = said.disclosure;
  return {
    publication_id: said.publication_id,
    generation_id: generation.generation_id,
    title: said.title,
    description: said.description,
    tags: said.tags,
    visibility: said.visibility,
    duration_seconds: film.duration_seconds ?? generation.duration_seconds,
    width: film.width ?? 0,
    height: film.height ?? 0,
    preview: generation.preview,
    created_at: said.created_at.toISOString(),
    film: fileOf(film),
    captions: captions && fileOf(captions),
    poster: poster && fileOf(poster),
    disclosure: { ai_generated, label },
    credential: {
      manifest_id: credential.manifest_id,
      state: credential.state,
      signed_by: credential.signed_by,
    },
  };
};

const fileOf = ({ asset_id, media_type, bytes, sha256 }: StoredAsset) => ({ asset_id, media_type, bytes, sha256 });

const end = async (
  effects: Effects,
  publication: StoredPublication,
  ending: Pick<Parameters<Effects["store"]["publications"]["end"]>[1], "status" | "url" | "attempt">,
): Promise<void> => {
  const { publication_id, generation_id, connection_id, title, visibility, disclosure } = publication;
  const finished_at = effects.clock();
  const { ai_generated, label } = disclosure;
  const notice: Notice = {
    key: publicationNoticeKey(publication),
    type: "publication.finished",
    body: JSON.stringify({
      type: "publication.finished",
      timestamp: finished_at.toISOString(),
      data: {
        publication_id,
        generation_id,
        connection_id,
        status: ending.status,
        url: ending.url,
        title,
        visibility,
        disclosure: { ai_generated, label },
        message: ending.attempt.message,
      },
    }),
    created_at: finished_at,
  };
  await effects.store.publications.end(publication_id, { ...ending, finished_at }, notice);
};
