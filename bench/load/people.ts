import { jsonIn, type Send } from "./send.ts";

/** Somebody with an account, and what is known of its things by the time. */
export interface Person {
  name: string;
  /** Headers of a program with a key, and of a browser that is signed in. */
  key: Record<string, string>;
  session: Record<string, string>;
  plans: string[];
  /** Films that are finished, by id. */
  films: Film[];
  /** Films that are under way, by id. */
  underWay: Set<string>;
  pictures: string[];
  brands: string[];
  publications: string[];
}

export interface Film {
  generation_id: string;
  asset_id: string;
  bytes: number;
  vtt: string;
  manifest_id: string;
  shot_ids: string[];
}

/** Most of each kind of thing that is asked for again: the older ones are left alone. */
const most = 40;

export const keep = <T>(list: T[], thing: T): void => {
  list.push(thing);
  if (list.length > most) list.shift();
};

/** Gives somebody who is signed in a key of all scopes and a brand. */
export const personOf = async (send: Send, name: string, session: Record<string, string>): Promise<Person> => {
  const json = { "content-type": "application/json" };
  const body = JSON.stringify({ name: "load", scopes: ["read", "generate", "brand", "publish"] });
  const made = await send({ method: "POST", path: "/api/v1/keys", headers: { ...session, ...json }, body });
  const key = { authorization: `Bearer ${String(jsonIn(made)["api_key"])}` };
  const brand = { brand_id: `${name}-house`, name: `${name} House`, palette: ["#1a2b3c", "#e07a3f"] };
  const headers = { ...key, ...json };
  await send({ method: "POST", path: "/api/v1/brand_profiles", headers, body: JSON.stringify(brand) });
  return {
    name,
    key,
    session,
    plans: [],
    films: [],
    underWay: new Set(),
    pictures: [],
    brands: [brand.brand_id],
    publications: [],
  };
};

/** What is asked for again of a film, from the body of a generation that is finished; null where it has no film. */
export const filmIn = (body: Record<string, unknown>): Film | null => {
  const { generation_id, film, captions, shots } = body as {
    generation_id: string;
    film: { asset_id: string; bytes: number; provenance: { manifest_id?: string | null } } | null;
    captions: { vtt_url: string } | null;
    shots: { shot_id: string }[];
  };
  if (film === null) return null;
  const vtt = captions === null ? "" : new URL(captions.vtt_url).pathname + new URL(captions.vtt_url).search;
  return {
    generation_id,
    asset_id: film.asset_id,
    bytes: film.bytes,
    vtt,
    manifest_id: film.provenance.manifest_id ?? "",
    shot_ids: shots.map(({ shot_id }) => shot_id),
  };
};
