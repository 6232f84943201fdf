import { Readable } from "node:stream";
import { runFfmpeg, type Attack, type Finding, type House } from "./house.ts";

const search = (house: House, bytes: Uint8Array, type = "video/mp4") =>
  house.ask("/matches/byContent", { raw: bytes as unknown as BodyInit, key: null, headers: { "content-type": type } });

/** Bombs and polyglots at the public search. */
export const decoders: Attack = async (house) => {
  const text = (words: string) => new TextEncoder().encode(words);
  const files: [string, Uint8Array, string][] = [
    [
      "H.264 of 16000 x 720",
      await runFfmpeg("-f lavfi -i color=s=8000x360:r=24:d=2 -vf scale=16000:720 -pix_fmt yuv420p".split(" "), "a.mp4"),
      "video/mp4",
    ],
    [
      "MJPEG of 60000 x 720",
      await runFfmpeg("-f lavfi -i color=s=60000x720:r=4:d=2 -c:v mjpeg -q:v 31".split(" "), "a.mp4"),
      "video/mp4",
    ],
    [
      "100,000 frames",
      await runFfmpeg("-f lavfi -i color=s=64x64:r=100:d=1000 -pix_fmt yuv420p".split(" "), "a.mp4"),
      "video/mp4",
    ],
    ["GIF", await runFfmpeg("-f lavfi -i color=s=64x64:r=50:d=60 -loop 0".split(" "), "a.gif"), "image/gif"],
    [
      "APNG",
      await runFfmpeg("-f lavfi -i testsrc2=s=64x64:r=50:d=20 -plays 0 -f apng".split(" "), "a.png"),
      "image/png",
    ],
    ["ffconcat of itself", text("ffconcat version 1.0\nfile 'self'\nfile '/etc/passwd'\n"), "video/mp4"],
    ["HLS of a file", text("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n"), "video/mp4"],
    ["HLS of a host", text("#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/\n#EXT-X-ENDLIST\n"), "video/mp4"],
    ["nothing", new Uint8Array(0), "video/mp4"],
    ["SVG", text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "image/png"],
  ];
  const found: Finding[] = [];
  for (const [name, bytes, type] of files) {
    const before = house.resident_MiB();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, house.resident_MiB())), 100);
    const { status, ms, json } = await search(house, bytes, type);
    clearInterval(watch);
    found.push({
      attack: `searched: ${name} (${bytes.byteLength.toLocaleString("en")} bytes)`,
      seen: `${status} ${JSON.stringify(json?.["code"] ?? null)} after ${(ms / 1000).toFixed(1)} s, +${(most - before).toFixed(0)} MiB`,
      holds: ms < 30_000 && most - before < 400 && (status < 500 || status === 503),
    });
  }
  return found;
};

/** Forty uploads of 96 MiB at once, half of them in parts, one in drops. */
export const uploads: Attack = async (house) => {
  const mebibytes = 96;
  const block = new Uint8Array(1024 * 1024).fill(7);
  const flood = () =>
    Readable.toWeb(
      Readable.from(
        (function* () {
          for (let i = 0; i < mebibytes; i++) yield block;
        })(),
      ),
    ) as unknown as BodyInit;
  const before = house.resident_MiB();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, house.resident_MiB())), 200);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      house
        .ask("/matches/byContent", {
          raw: flood(),
          key: null,
          headers: { "content-type": i % 2 === 0 ? "video/mp4" : "multipart/form-data; boundary=x" },
        })
        .then(
          ({ status }) => String(status),
          (error: Error) => `cut (${String((error.cause as { code?: string } | undefined)?.code)})`,
        ),
    ),
  );
  clearInterval(watch);
  const counts = Map.groupBy(answers, (told) => told);
  return [
    {
      attack: "40 uploads of 96 MiB at once, without an account",
      seen: `${[...counts].map(([told, each]) => `${each.length} x ${told}`).join(", ")}; +${(most - before).toFixed(0)} MiB`,
      holds: most - before < 600,
    },
  ];
};

/** Bodies far beyond what a door takes. */
export const bodies: Attack = async (house) => {
  const block = new Uint8Array(1024 * 1024).fill(0x20);
  const endless = (mebibytes: number) =>
    Readable.toWeb(
      Readable.from(
        (function* () {
          for (let i = 0; i < mebibytes; i++) yield block;
        })(),
      ),
    ) as unknown as BodyInit;
  const found: Finding[] = [];
  for (const [name, where, key, size] of [
    ["sign-in, 1 GB of JSON", "/api/auth/callback/credentials", null, 1000],
    ["agents' door, 300 MB in chunks", "/api/mcp", house.key, 300],
    ["a plan, 3 MiB in chunks", "/director_prompt_plan", house.key, 3],
  ] as const) {
    const before = house.resident_MiB();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, house.resident_MiB())), 100);
    const told = await house
      .ask(where, { raw: endless(size), key, headers: { "content-type": "application/json" } })
      .then(
        ({ status }) => String(status),
        (error: Error) => `cut (${String((error.cause as { code?: string } | undefined)?.code)})`,
      );
    clearInterval(watch);
    found.push({
      attack: name,
      seen: `${told}, +${(most - before).toFixed(0)} MiB`,
      holds: most - before < 200 && (size > 3 || told === "413"),
    });
  }
  return found;
};
