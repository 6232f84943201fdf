/**
 * Content credentials: speed, and how the verifier takes damaged and foreign files.
 *
 *   node bench/provenance.ts                  speed of signing and verifying; ends with an error beyond the limits
 *   node bench/provenance.ts --fuzz 10000     corrupted files; ends with an error when one crashes or hangs the verifier
 *   node bench/provenance.ts --public FOLDER  verdicts on the JPEGs of github.com/c2pa-org/public-testfiles
 *   node bench/provenance.ts --golden         makes the golden files of the tests anew
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";

import sharp from "sharp";

import { makeCertificates } from "#lib/provenance/certificates.ts";
import { shotManifest, stillManifest } from "#lib/provenance/manifest.ts";
import { openProvenance } from "#lib/provenance/provenance.ts";
import { corruptedFiles, keepsItsPicture } from "#lib/provenance/testing/fuzz.ts";
import { golden, makeGolden } from "#lib/provenance/testing/golden.ts";
import { PUBLIC_VERDICTS } from "#lib/provenance/testing/public-verdicts.ts";

const FILM_BYTES = 10_000_000;
const SIGN_LIMIT_MS = 80;
const VERIFY_LIMIT_MS = 60;
const WARM_UP = 5;
const RUNS = 20;
const FUZZ_SEED = 7;

const { values } = parseArgs({
  options: { fuzz: { type: "string" }, public: { type: "string" }, golden: { type: "boolean" } },
});

const certificates = await makeCertificates({ organisation: "Bench", now: new Date() });
const provenance = openProvenance({
  credentials: {
    ...certificates,
    anchorPems: [certificates.rootPem, Buffer.from(golden("anchors.pem")).toString("utf8")],
    development: true,
  },
  projectRoot: path.join(import.meta.dirname, ".."),
  now: () => new Date(),
});
const when = new Date().toISOString();
const source = { routedModel: "veo-3.1", deliveredModel: "preview/motion", preview: true };
const common = {
  title: "Bench",
  version: "0.1.0",
  when,
  generationId: "gen_1",
  planHash: "sha256:ab",
  seed: 1,
  source,
};

const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; medianMs: number; worstMs: number }> => {
  let result = await work();
  for (let run = 1; run < WARM_UP; run++) result = await work();
  const took: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    result = await work();
    took.push(performance.now() - start);
  }
  took.sort((a, b) => a - b);
  return { result, medianMs: took[RUNS >> 1] ?? Number.NaN, worstMs: took.at(-1) ?? Number.NaN };
};

/** A real film made long: its player skips the free space, its credential does not. */
const longFilm = (): Uint8Array => {
  const film = golden("unsigned.mp4");
  const filler = Buffer.alloc(FILM_BYTES - film.length, 0x5a);
  filler.writeUInt32BE(filler.length, 0);
  filler.write("mdat", 4, "latin1");
  return Buffer.concat([film, filler]);
};

async function speed(): Promise<void> {
  const film = longFilm();
  const noise = {
    create: {
      width: 1200,
      height: 700,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  } as const;
  const picture = new Uint8Array(await sharp(noise).png().toBuffer());
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const files = [
    {
      name: "film",
      bytes: film,
      mediaType: "video/mp4",
      manifest: shotManifest({ ...common, mediaType: "video/mp4", shotId: "s1" }),
    },
    {
      name: "picture",
      bytes: picture,
      mediaType: "image/png",
      manifest: stillManifest({ ...common, mediaType: "image/png", shotId: "s1" }),
    },
  ];
  for (const { name, bytes, mediaType, manifest } of files) {
    const signed = await timed(() => provenance.sign({ bytes, mediaType, manifest, ingredients: [] }));
    const verified = await timed(() => provenance.verify({ bytes: signed.result.bytes, mediaType }));
    if (verified.result.state !== "trusted") throw new Error(`The ${name} reads ${verified.result.state}.`);
    const megabytes = (bytes.length / 1e6).toFixed(1);
    for (const [verb, { medianMs, worstMs }] of [
      ["sign", signed],
      ["verify", verified],
    ] as const) {
      console.log(
        `${verb.padEnd(7)} ${name.padEnd(8)} ${megabytes} MB  median ${medianMs.toFixed(0)} ms, worst ${worstMs.toFixed(0)} ms`,
      );
    }
    if (name === "film" && (signed.medianMs > SIGN_LIMIT_MS || verified.medianMs > VERIFY_LIMIT_MS))
      process.exitCode = 1;
  }
  delays.disable();
  const [typical, most] = [delays.percentile(99), delays.max].map((nanoseconds) => (nanoseconds / 1e6).toFixed(1));
  console.log(`request thread held up: 99th percentile ${typical} ms, most ${most} ms`);
}

async function fuzz(count: number): Promise<void> {
  const tally = new Map<string, number>();
  const count1 = (key: string) => tally.set(key, (tally.get(key) ?? 0) + 1);
  let slowestMs = 0;
  const start = performance.now();
  for (const file of corruptedFiles(FUZZ_SEED, count)) {
    const began = performance.now();
    const report = await provenance.verify({ bytes: file.bytes, mediaType: "video/mp4" });
    slowestMs = Math.max(slowestMs, performance.now() - began);
    count1(report.state);
    const codes = report.reasons.map(({ code }) => code);
    if (codes.includes("reader.stopped")) count1("reader stopped");
    const hung = codes.includes("reader.timedOut");
    const fooled = (report.state === "trusted" || report.state === "valid") && !keepsItsPicture(file);
    const wordless = report.reasons.find(({ explanation }) => explanation.includes("reports a fault"));
    if (wordless !== undefined) console.log(`no words for ${wordless.code}: ${file.name}`);
    if (!hung && !fooled) continue;
    count1(hung ? "hung" : "fooled");
    console.log(`${hung ? "HUNG" : "FOOLED"} ${file.name}`);
    process.exitCode = 1;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const counts = [...tally].map(([key, value]) => `${value} ${key}`).join(", ");
  console.log(`${count} corrupted files in ${seconds} s: ${counts}; slowest ${slowestMs.toFixed(0)} ms`);
}

async function publicFiles(folder: string): Promise<void> {
  let same = 0;
  for (const name of await readdir(folder)) {
    const expected = PUBLIC_VERDICTS[name];
    if (expected === undefined) continue;
    const report = await provenance.verify({ bytes: await readFile(path.join(folder, name)), mediaType: "image/jpeg" });
    const codes = report.reasons.map((reason) => reason.code);
    if (report.state === expected.state && expected.codes.every((code) => codes.includes(code))) {
      same += 1;
      continue;
    }
    console.log(
      `${name}: expected ${expected.state} ${expected.codes.join(" ")}, found ${report.state} ${codes.join(" ")}`,
    );
    process.exitCode = 1;
  }
  console.log(`${same} of ${Object.keys(PUBLIC_VERDICTS).length} public files have their verdict`);
}

async function writeGolden(): Promise<void> {
  const folder = path.join(import.meta.dirname, "..", "lib", "provenance", "testing", "golden");
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(await makeGolden())) await writeFile(path.join(folder, name), content);
  console.log(`${(await readdir(folder)).length} golden files in ${folder}`);
}

if (values.golden === true) await writeGolden();
else if (values.public !== undefined) await publicFiles(values.public);
else if (values.fuzz !== undefined) await fuzz(Number(values.fuzz));
else await speed();
await provenance.close();
