import { createHash } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import type { ProblemBody } from "#lib/contract/errors.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { openWorkshops } from "#lib/render/encode/workshops.ts";
import { emptied, filled } from "#lib/store/testing/small-disk.ts";
import { liveApp } from "./live-app.ts";
import { send } from "./test-app.ts";

/**
 * A process whose media and temporary files are on a small disk, which it fills and empties itself. Writes what it saw as
 * one line of JSON.
 */
const small = process.argv[2] ?? "";
const app = await liveApp();
const filesIn = async (): Promise<string[]> => {
  const found = await readdir(small, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};
const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const raw = { create: { width: 300, height: 200, channels: 3, background: "#000", noise } } as const;
const picture = await sharp(raw).png().toBuffer();
const upload = async () => {
  const answer = await send(app, "upload_asset", { key: app.ana.key, body: new Uint8Array(picture) });
  const body = (await answer.json()) as ProblemBody & { sha256: string };
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), body };
};
const film = async (generation_id: string) =>
  (await app.call<GenerationBody>("get_generation", { generation_id })).body;
/** Work that writes a file too large for what is left, and says what became of it as an encoder does: in words. */
const workshop = openWorkshops(() => "ffmpeg");
const drawn = () =>
  workshop(async ({ folder }) => {
    await writeFile(path.join(folder, "film.mp4"), new Uint8Array(2 ** 22)).catch((cause: unknown) => {
      throw new Error(`The encoder failed: ${String(cause)}`);
    });
  }).then(
    () => "drawn",
    (fault: Error & { code?: string }) => `${fault.name} ${fault.code ?? ""}`,
  );

const before = await filesIn();
const ballast = path.join(small, "ballast");
await filled(ballast);
const refused = await upload();
const kept = (await filesIn()).filter((file) => file !== ballast && !before.includes(file));
const drawnFull = await drawn();
const intent = { raw_intent: "A fox finds a lantern in the snow.", shot_count: 3, duration_seconds: 9, seed: 3 };
const headers = { Prefer: "respond-async" };
const begun = await send(app, "generate_video", { key: app.ana.key, input: intent, headers });
const { generation_id } = (await begun.json()) as GenerationBody;
while (!app.reported.some((said) => said.startsWith("The disk is full"))) await pause(50);
const waits = await film(generation_id);

await emptied(ballast);
const taken = await upload();
while ((await film(generation_id)).state !== "finished") await pause(50);
const { status, failure } = await film(generation_id);
const drawnThen = await drawn();
const drafts = (await filesIn()).filter((file) => file.endsWith(".part"));
const book = (await app.store.ledger.list(app.ana.account_id)).map(({ kind }) => kind).toSorted();
const sha256 = createHash("sha256").update(picture).digest("hex");
const seen = { refused, kept, drawnFull, waits: waits.state, taken, status, failure, drawnThen, drafts, book, sha256 };
process.stdout.write(`${JSON.stringify({ ...seen, orders: app.fal.orders.length })}\n`);
await app.close();
process.exit(0);
