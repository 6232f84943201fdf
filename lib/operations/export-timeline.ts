import { Readable } from "node:stream";
import { Problem } from "#lib/contract/errors.ts";
import type { ExportFormat } from "#lib/contract/timeline-rows.ts";
import { fps } from "#lib/contract/vocabulary.ts";
import type { StoredSplice } from "#lib/engine/keep-shot.ts";
import type { StoredAsset, StoredGeneration, StoredPlan } from "#lib/store/store.ts";
import { cutTimeline, type DeliveredFile } from "#lib/timeline/cut-timeline.ts";
import { fileStemOf } from "#lib/timeline/file-stem.ts";
import type { Timeline } from "#lib/timeline/timeline.ts";
import { edlOf } from "#lib/timeline/write-edl.ts";
import { fcpxmlOf } from "#lib/timeline/write-fcpxml.ts";
import { otioOf } from "#lib/timeline/write-otio.ts";
import { parseRange } from "./byte-range.ts";
import type { BytesAnswer, Context, Operation } from "./operation.ts";
import { storedZip, storedZipBytes, type ZipEntry } from "./stored-zip.ts";

const mediaTypes = {
  otio: "application/json",
  fcpxml: "application/xml; charset=utf-8",
  edl: "text/plain; charset=utf-8",
  srt: "application/x-subrip; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  zip: "application/zip",
} as const satisfies Record<ExportFormat, string>;

const writers = { otio: otioOf, fcpxml: fcpxmlOf, edl: edlOf };
type TimelineFormat = keyof typeof writers;

/** A film that stands, with every file it was made of. */
interface Finished {
  generation: StoredGeneration;
  plan: StoredPlan;
  film: StoredAsset;
  shots: { shot_id: string; asset: StoredAsset; splice: unknown }[];
  vtt: StoredAsset;
  srt: StoredAsset;
}

/**
 * A finished film for an editor. A timeline by itself names its files by signed addresses; the one in a ZIP by paths beside
 * it. 404 for other accounts' films, 409 `conflict` while there is no film.
 */
export const exportTimeline: Operation<"export_timeline"> = async (ctx, { generation_id, format }) => {
  const finished = await finishedFilm(ctx, generation_id);
  const stem = fileStemOf(finished.plan.content.title);
  const answer = { filename: `${stem}.${format}`, media_type: mediaTypes[format] };
  switch (format) {
    case "srt":
    case "vtt":
      return textAnswer(ctx, answer, await ctx.media.read(finished[format].sha256));
    case "otio":
    case "fcpxml":
    case "edl": {
      const urlOf = ({ asset_id }: StoredAsset) => ctx.assetUrl(asset_id);
      return textAnswer(ctx, answer, await timelineText(ctx, finished, format, urlOf));
    }
    case "zip":
      return zipAnswer(ctx, answer, finished, stem);
  }
};

/** Whether there is a film to export. */
export const isExportable = (generation: StoredGeneration): boolean =>
  generation.state === "finished" && generation.status === "ok" && generation.film_asset_id !== null;

const finishedFilm = async (ctx: Context, generationId: string): Promise<Finished> => {
  const generation = await ctx.store.generations.get(ctx.accountId, generationId);
  if (generation === null) throw new Problem("not_found", "There is no such generation in this account.");
  if (!isExportable(generation)) throw new Problem("conflict", wayOut(generation));
  const plan = await ctx.store.plans.get(ctx.accountId, generation.plan_id);
  if (plan === null) throw new Error(`Generation ${generationId} has lost its plan ${generation.plan_id}.`);
  const asset = async (what: string, id: string | null): Promise<StoredAsset> => {
    const found = id === null ? null : await ctx.store.assets.get(ctx.accountId, id);
    if (found === null) throw new Error(`Generation ${generationId} has lost its ${what}.`);
    return found;
  };
  const shots = [];
  for (const shot of (await ctx.store.shots.list(generationId)).toSorted((a, b) => a.index - b.index)) {
    const splice = (shot.film_parts as StoredSplice | null)?.splice;
    shots.push({ shot_id: shot.shot_id, splice, asset: await asset(shot.shot_id, shot.asset_id) });
  }
  return {
    generation,
    plan,
    shots,
    film: await asset("film", generation.film_asset_id),
    vtt: await asset("captions", generation.vtt_asset_id),
    srt: await asset("captions", generation.srt_asset_id),
  };
};

const wayOut = ({ state, status, blocked, failure }: StoredGeneration): string => {
  switch (state) {
    case "queued":
    case "running":
      return "The film is not finished. Follow links.events and ask again when it is.";
    case "awaiting_decision":
      return "The film waits for a decision. Decide, let it finish, and ask again.";
    case "cancelled":
      return "This generation was cancelled and has no film. Generate it again.";
    case "finished":
      return status === "blocked"
        ? `A gate stopped this film. ${blocked?.resolve ?? "Resolve what it found and generate it again."}`
        : `There is no film to export: ${failure?.message ?? "rendering failed."} Generate it again.`;
  }
};

const frameSize = (asset: StoredAsset, other: StoredAsset) => ({
  width: asset.width ?? other.width ?? 0,
  height: asset.height ?? other.height ?? 0,
});

const timelineText = async (
  ctx: Context,
  finished: Finished,
  format: TimelineFormat,
  urlOf: (asset: StoredAsset, path: string) => string,
): Promise<Uint8Array> => {
  const { plan, film } = finished;
  const { content } = plan;
  const fileOf = (asset: StoredAsset, path: string, planned_s: number): DeliveredFile => ({
    url: urlOf(asset, path),
    file: path.slice(path.lastIndexOf("/") + 1),
    ...frameSize(asset, film),
    duration_seconds: asset.duration_seconds ?? planned_s,
  });
  const shots = finished.shots.map(({ shot_id, asset }): [string, DeliveredFile] => {
    const planned = content.shots.find((shot) => shot.shot_id === shot_id)?.duration_seconds ?? 0;
    return [shot_id, fileOf(asset, shotPath(shot_id), planned)];
  });
  const timeline: Timeline = cutTimeline(
    {
      plan: content,
      shots: new Map(shots),
      film: fileOf(film, filmPath, content.duration_seconds),
      blends: ctx.blendsOf(
        content,
        finished.shots.map(({ splice }) => splice),
      ),
      srt: new TextDecoder().decode(await ctx.media.read(finished.srt.sha256)),
    },
    { rate: { numerator: fps, denominator: 1 }, drop_frame: false },
  );
  return new TextEncoder().encode(writers[format](timeline));
};

/** Paths in the archive, of which timelines are the neighbours. */
const filmPath = "film.mp4";
const shotPath = (shotId: string): string => `shots/${shotId.replace(/[^\w-]/g, "_")}.mp4`;

type Named = Pick<BytesAnswer, "filename" | "media_type">;

const textAnswer = (ctx: Context, answer: Named, content: Uint8Array): BytesAnswer => ({
  ...answer,
  kind: "bytes",
  made_now: true,
  bytes: content.length,
  etag: `"${ctx.sha256(content)}"`,
  ...partly(ctx.range, content.length, async function* () {
    yield content;
  }),
});

const zipAnswer = async (ctx: Context, answer: Named, finished: Finished, stem: string): Promise<BytesAnswer> => {
  const stored = (path: string, asset: StoredAsset): ZipEntry & { sha256: string } => ({
    path,
    bytes: asset.bytes,
    sha256: asset.sha256,
    open: () => ctx.media.stream(asset.sha256),
  });
  const timelines = [];
  for (const format of Object.keys(writers) as TimelineFormat[]) {
    const text = await timelineText(ctx, finished, format, (_asset, path) => path);
    const open = () => Promise.resolve(Readable.from([text]));
    timelines.push({ path: `${stem}.${format}`, bytes: text.length, sha256: ctx.sha256(text), open });
  }
  const entries = [
    ...timelines,
    stored(`${stem}.srt`, finished.srt),
    stored(`${stem}.vtt`, finished.vtt),
    stored(filmPath, finished.film),
    ...finished.shots.map(({ shot_id, asset }) => stored(shotPath(shot_id), asset)),
  ];
  const bytes = storedZipBytes(entries);
  const { generation } = finished;
  return {
    ...answer,
    kind: "bytes",
    made_now: true,
    bytes,
    etag: `"${ctx.sha256(entries.map(({ path, sha256 }) => `${path} ${sha256}`).join("\n"))}"`,
    ...partly(ctx.range, bytes, () => storedZip(entries, generation.finished_at ?? generation.created_at)),
  };
};

/** The whole of what is made piece by piece, or the part that `Range` asks for. */
const partly = (
  range: string | null,
  length: number,
  pieces: () => AsyncIterable<Uint8Array>,
): Pick<BytesAnswer, "part" | "open"> => {
  const part = range === null ? null : parseRange(range, length);
  if (part === "unsatisfiable")
    throw new Problem("range_not_satisfiable", `The export has ${length} bytes.`, {
      headers: { "Content-Range": `bytes */${length}` },
    });
  const { start, end } = part ?? { start: 0, end: length - 1 };
  return { part, open: () => Promise.resolve(Readable.from(within(pieces(), start, end), { objectMode: false })) };
};

async function* within(pieces: AsyncIterable<Uint8Array>, start: number, end: number): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const piece of pieces) {
    const wanted = piece.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += piece.length;
    if (wanted.length > 0) yield wanted;
    if (at > end) return;
  }
}
