import { Problem } from "#lib/contract/errors.ts";
import type { WatchedFilm } from "#lib/contract/watched-film.ts";
import type { Api } from "./api.ts";
import { withApi } from "./current-api.ts";
import { problemAnswer } from "./problem-answer.ts";
import { watched } from "./watched.ts";
import { watchedFilm } from "./watched-film.ts";

/** `/api/oembed?url=…`: how others embed a watch page (oEmbed 1.0, JSON only). */
export const oembedRoute = (request: Request): Promise<Response> => withApi(request, (api) => oembed(api, request));

export const oembed = (api: Api, request: Request): Promise<Response> =>
  watched(api, request, "/api/oembed", (requestId) => answerTo(api, request, requestId));

const answerTo = async (api: Api, request: Request, requestId: string): Promise<Response> => {
  try {
    return Response.json(await described(api, new URL(request.url).searchParams), {
      headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=300" },
    });
  } catch (thrown) {
    return problemAnswer(api, request, requestId, thrown);
  }
};

const described = async (api: Api, query: URLSearchParams) => {
  if ((query.get("format") ?? "json") !== "json")
    throw new Problem("bad_request", "Only JSON is answered; leave format out, or say json.");
  const publicationId = publicationIn(query.get("url") ?? "", api.services.origin);
  if (publicationId === null)
    throw new Problem("bad_request", `url must be the address of a watch page: ${api.services.origin}/watch/….`);
  // Whoever embeds a film is a stranger to it.
  const film = await watchedFilm(api, publicationId, () => Promise.resolve(null));
  if (film === null) throw new Problem("not_found", "Nothing is published at this address.");
  const { width, height } = within(film, sideIn(query, "maxwidth"), sideIn(query, "maxheight"));
  return {
    version: "1.0",
    type: "video",
    title: film.title,
    provider_name: "Shotwright",
    provider_url: api.services.origin,
    width,
    height,
    html: `<iframe src="${film.embed_url}" width="${width}" height="${height}" title="${escaped(film.title)}" allow="fullscreen" allowfullscreen style="border:0"></iframe>`,
    ...(film.poster_url === null
      ? {}
      : { thumbnail_url: film.poster_url, thumbnail_width: film.width, thumbnail_height: film.height }),
  };
};

const publicationIn = (address: string, origin: string): string | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin ? (/^\/watch\/(\w+)(?:\/embed)?\/?$/.exec(url.pathname)?.[1] ?? null) : null;
};

const sideIn = (query: URLSearchParams, name: string): number => {
  const text = query.get(name);
  if (text === null) return Infinity;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Problem("bad_request", `${name} must be a whole number of pixels.`);
  return Number(text);
};

/** The film's own shape, no larger than asked for. */
const within = ({ width, height }: WatchedFilm, maxWidth: number, maxHeight: number) => {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, " ");
