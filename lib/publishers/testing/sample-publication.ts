import type { FilmFile, PublishedFilm, PublishTools } from "#lib/publishers/publisher.ts";

const file = (asset_id: string, media_type: string): FilmFile => ({
  asset_id,
  media_type,
  bytes: asset_id.length,
  sha256: `sha256 of ${asset_id}`,
});

/** A film whose files hold their own ids. */
export const sampleFilm: PublishedFilm = {
  publication_id: "pub_01film",
  generation_id: "gen_01film",
  title: "Keep the light ☼",
  description: null,
  tags: ["storm"],
  visibility: "public",
  duration_seconds: 10,
  width: 1280,
  height: 720,
  preview: true,
  created_at: "2026-05-04T03:02:01.000Z",
  film: file("ast_film", "video/mp4"),
  captions: file("ast_captions", "text/vtt"),
  poster: file("ast_poster", "image/jpeg"),
  disclosure: { ai_generated: true, label: "Made with AI." },
  credential: { manifest_id: "urn:c2pa:1", state: "trusted", signed_by: "Shotwright" },
};

/** Sends for real, to this machine. */
export const sampleTools: PublishTools = {
  async send(url, { method, headers, body, timeoutMs }) {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : Buffer.from(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  },
  read: ({ asset_id }) => Promise.resolve(new TextEncoder().encode(asset_id)),
  addressOf: ({ asset_id }) => `https://shotwright.example/api/v1/assets/${asset_id}?sig=1`,
  watchAddressOf: (id) => `https://shotwright.example/watch/${id}`,
  clock: () => new Date(),
};
