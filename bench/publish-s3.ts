import { createHash } from "node:crypto";
import { s3Publisher } from "#lib/publishers/s3.ts";
import { sampleFilm, sampleTools } from "#lib/publishers/testing/sample-publication.ts";
import { signAws } from "#lib/publishers/aws-signature.ts";

/**
 * Publishes a small film twice, and once from the middle, to a bucket that stands somewhere, and reads back what is
 * there: `S3_ACCESS_KEY_ID=… S3_SECRET_ACCESS_KEY=… node bench/publish-s3.ts <endpoint> <bucket> [region]`.
 */
const [endpoint, bucket, region = "us-east-1"] = process.argv.slice(2);
const { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key } = process.env;
if (endpoint === undefined || bucket === undefined || access_key_id === undefined || secret_access_key === undefined)
  throw new Error("Give the endpoint and the bucket, and the keys as S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
const settings = { endpoint, bucket, region, prefix: "bench", access_key_id, secret_access_key };
const film = { ...sampleFilm, publication_id: `pub_${Date.now().toString(36)}` };

const publish = async (state: unknown): Promise<{ steps: string[]; url: string | null }> => {
  const steps: string[] = [];
  for (let at = state; ;) {
    const step = await s3Publisher.publish(at as never, film, settings, sampleTools);
    steps.push(step.step);
    if (step.done !== undefined) return { steps, url: step.done.url };
    at = step.state;
  }
};

/** SHA-256 of every object, as the bucket gives it back. */
const readBack = async (): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const name of ["film.mp4", "captions.vtt", "poster.jpg", "provenance.json"]) {
    const url = new URL(`/${bucket}/bench/${film.publication_id}/${name}`, endpoint);
    const headers = await signAws(
      { region, access_key_id, secret_access_key },
      { method: "GET", url, headers: {}, body: "", at: new Date() },
    );
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    found[name] = createHash("sha256")
      .update(new Uint8Array(await answer.arrayBuffer()))
      .digest("hex");
  }
  return found;
};

const checks = await s3Publisher.checks(film, settings, sampleTools);
const first = await publish(null);
const there = await readBack();
const second = await publish(null);
const again = await readBack();
const resumed = await publish({ done: ["film.mp4", "captions.vtt"] });
const same = JSON.stringify([first, there]) === JSON.stringify([second, again]) && resumed.url === first.url;
for (const { id, status, message } of checks) process.stdout.write(`${id}: ${status} ${message}\n`);
process.stdout.write(`${first.url}\n${first.steps.join(", ")}\n`);
for (const [name, sha256] of Object.entries(again)) process.stdout.write(`${name} ${sha256}\n`);
process.stdout.write(same ? "twice the same, and from the middle to the same end\n" : "the second time was another\n");
process.exitCode = same ? 0 : 1;
