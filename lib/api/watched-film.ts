import type { WatchedFilm } from "#lib/contract/watched-film.ts";
import type { StoredAsset } from "#lib/store/store.ts";
import type { Api } from "./api.ts";

/**
 * A film on its watch page, for who asks: null where nothing is published under that id, and for strangers where it is
 * private. `viewer` is the account that is signed in, asked for only then.
 */
export const watchedFilm = async (
  { services }: Pick<Api, "services">,
  publicationId: string,
  viewer: () => Promise<string | null>,
): Promise<WatchedFilm | null> => {
  const { store, origin, assetUrl } = services;
  // A text that no store could hold is no id.
  if (!/^pub_\w{1,80}$/.test(publicationId)) return null;
  const publication = await store.publications.byId(publicationId);
  if (publication?.status !== "published") return null;
  const { account_id, connection_id, generation_id, visibility } = publication;
  if (visibility === "private" && (await viewer()) !== account_id) return null;
  const connection = await store.connections.get(account_id, connection_id);
  if (connection?.kind !== "watch_page") return null;
  const generation = await store.generations.get(account_id, generation_id);
  const asset = (id: string | null | undefined): Promise<StoredAsset | null> =>
    id == null ? Promise.resolve(null) : store.assets.get(account_id, id);
  const film = await asset(generation?.film_asset_id);
  if (generation === null || film === null) return null;
  const urlOf = (id: string | null) => (id === null ? null : assetUrl(id));
  const page_url = `${origin}/watch/${publicationId}`;
  return {
    publication_id: publicationId,
    title: publication.title,
    description: publication.description,
    tags: publication.tags,
    visibility,
    published_at: (publication.finished_at ?? publication.created_at).toISOString(),
    duration_seconds: film.duration_seconds ?? generation.duration_seconds,
    width: film.width ?? 16,
    height: film.height ?? 9,
    page_url,
    embed_url: `${page_url}/embed`,
    oembed_url: `${origin}/api/oembed?url=${encodeURIComponent(page_url)}`,
    film_url: assetUrl(film.asset_id),
    captions_url: urlOf(generation.vtt_asset_id),
    poster_url: urlOf(generation.thumbnail_asset_id),
    disclosure: publication.disclosure.label,
    credential: publication.disclosure.credential,
  };
};
