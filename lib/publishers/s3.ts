import { aspectRatios } from "#lib/contract/vocabulary.ts";
import { awsEncode, signAws } from "./aws-signature.ts";
import {
  mayPass,
  PublishFault,
  type PublishedFilm,
  type Publisher,
  type PublishTools,
  type SentAnswer,
  type SentRequest,
  type Settings,
} from "./publisher.ts";

const probeTimeoutMs = 10_000;
const uploadTimeoutMs = 120_000;
/** Longest object key of S3, in bytes, less what is put behind a prefix. */
const prefixMax = 800;

interface Uploaded {
  /** Names of the objects that are there. */
  done: string[];
}

/** A bucket of any service that speaks S3, addressed by path. */
export const s3Publisher: Publisher<Uploaded> = {
  kind: "s3",
  title: "S3 bucket",
  needs: [
    { name: "endpoint", title: "Endpoint", secret: false, required: true, address: true },
    {
      name: "region",
      title: "Region",
      secret: false,
      required: true,
      form: matching(/^[a-z0-9-]{1,50}$/, "must be a region's name, such as eu-central-1"),
    },
    {
      name: "bucket",
      title: "Bucket",
      secret: false,
      required: true,
      form: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name: 3 to 63 of a-z, 0-9, - and ."),
    },
    {
      name: "prefix",
      title: "Prefix of the object names",
      secret: false,
      required: false,
      form: { holds: (value) => value.length <= prefixMax, message: `must have at most ${prefixMax} characters` },
    },
    {
      name: "access_key_id",
      title: "Access key id",
      secret: true,
      required: true,
      form: matching(/^[\x21-\x7e]{1,200}$/, "must be visible ASCII without spaces"),
    },
    {
      name: "secret_access_key",
      title: "Secret access key",
      secret: true,
      required: true,
      form: matching(/^[\x21-\x7e]{1,200}$/, "must be visible ASCII without spaces"),
    },
    {
      name: "public_base_url",
      title: "Address under which the bucket's objects are read",
      secret: false,
      required: false,
      form: { holds: isWebAddress, message: "must be an http or https address" },
    },
  ],
  capabilities: {
    max_duration_seconds: null,
    aspect_ratios: [...aspectRatios],
    visibility: ["public", "unlisted", "private"],
  },
  disclosureField: "x-amz-meta-ai-generated",
  async checks(_film, settings, tools) {
    const policy = {
      id: "visibility",
      status: "warn" as const,
      message: "Who may read it is decided by the bucket's own policy.",
    };
    const answer = await call(settings, tools, { method: "HEAD", path: bucketPath(settings), step: "bucket" }).catch(
      (cause: unknown) => (cause instanceof Error ? cause.message : "It did not answer."),
    );
    return [bucketCheck(answer), policy];
  },
  async publish(state, film, settings, tools) {
    const done = state?.done ?? [];
    const folder = [...foldersOf(settings["prefix"] ?? ""), film.publication_id];
    const next = objectsOf(film).find(({ name }) => !done.includes(name));
    if (next === undefined) return { step: "address", state: { done }, done: { url: addressOf(settings, folder) } };
    const body = next.file === undefined ? next.text : await tools.read(next.file);
    const step = `put ${next.name}`;
    const answer = await call(settings, tools, {
      method: "PUT",
      path: `${bucketPath(settings)}/${[...folder, next.name].map(awsEncode).join("/")}`,
      step,
      body,
      headers: {
        "content-type": next.media_type,
        "x-amz-meta-ai-generated": "true",
        "x-amz-meta-generation-id": film.generation_id,
        ...(film.credential.manifest_id === null ? {} : { "x-amz-meta-manifest-id": film.credential.manifest_id }),
      },
    });
    if (answer.status < 200 || answer.status > 299)
      throw new PublishFault(step, refusal(answer), mayPass(answer.status));
    return { step, state: { done: [...done, next.name] } };
  },
};

function matching(pattern: RegExp, message: string) {
  return { holds: (value: string) => pattern.test(value), message };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}

/** What is put there, the film first: a bucket that refuses it is left empty. */
const objectsOf = (film: PublishedFilm) => [
  { name: "film.mp4", media_type: film.film.media_type, file: film.film },
  ...(film.captions === null ? [] : [{ name: "captions.vtt", media_type: "text/vtt", file: film.captions }]),
  ...(film.poster === null
    ? []
    : [
        {
          name: film.poster.media_type === "image/png" ? "poster.png" : "poster.jpg",
          media_type: film.poster.media_type,
          file: film.poster,
        },
      ]),
  { name: "provenance.json", media_type: "application/json", text: sidecarOf(film) },
];

/** What the film's own credential says, for those who do not read it in the film. */
const sidecarOf = (film: PublishedFilm): string =>
  `${JSON.stringify(
    {
      publication_id: film.publication_id,
      generation_id: film.generation_id,
      title: film.title,
      description: film.description,
      tags: film.tags,
      disclosure: film.disclosure,
      credential: film.credential,
      film: { sha256: film.film.sha256, bytes: film.film.bytes, media_type: film.film.media_type },
    },
    null,
    2,
  )}\n`;

/** The parts of a prefix that name a folder, in characters that every S3 service takes; none of them leads upwards. */
export const foldersOf = (prefix: string): string[] =>
  prefix
    .split(/[/\\]+/)
    .map((part) =>
      part
        .normalize("NFC")
        .trim()
        .replace(/[^\p{L}\p{N}!_.*'()-]+/gu, "-"),
    )
    .filter((part) => part !== "" && !/^\.+$/.test(part));

const bucketPath = ({ endpoint = "", bucket = "" }: Settings): string =>
  `${new URL(endpoint).pathname.replace(/\/+$/, "")}/${awsEncode(bucket)}`;

const addressOf = (settings: Settings, folder: string[]): string => {
  const base =
    settings["public_base_url"]?.replace(/\/+$/, "") ??
    `${new URL(settings["endpoint"] ?? "").origin}${bucketPath(settings)}`;
  return `${base}/${[...folder, "film.mp4"].map(awsEncode).join("/")}`;
};

const call = async (
  settings: Settings,
  { send, clock }: Pick<PublishTools, "send" | "clock">,
  what: {
    method: SentRequest["method"];
    path: string;
    step: string;
    body?: Uint8Array | string;
    headers?: Record<string, string>;
  },
): Promise<SentAnswer> => {
  const { endpoint = "", region = "", access_key_id = "", secret_access_key = "" } = settings;
  const url = new URL(`${new URL(endpoint).origin}${what.path}`);
  const body = what.body ?? "";
  const signed = await signAws(
    { region, access_key_id, secret_access_key },
    { method: what.method, url, headers: what.headers ?? {}, body, at: clock() },
  );
  try {
    return await send(url.href, {
      method: what.method,
      headers: signed,
      ...(what.body === undefined ? {} : { body }),
      timeoutMs: what.method === "PUT" ? uploadTimeoutMs : probeTimeoutMs,
    });
  } catch (cause) {
    throw new PublishFault(what.step, cause instanceof Error ? cause.message : "It did not answer.", true, cause);
  }
};

/** S3 names its reason in a `<Code>`; only a plain word is passed on. */
const refusal = ({ status, text }: SentAnswer): string => {
  const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1];
  return `The bucket answered ${status}${code === undefined ? "" : ` (${code})`}.`;
};

const bucketCheck = (answer: SentAnswer | string) => {
  const id = "bucket";
  if (typeof answer === "string")
    return { id, status: "warn" as const, message: `The bucket did not answer: ${answer}` };
  if (answer.status === 404) return { id, status: "fail" as const, message: "There is no such bucket." };
  if (answer.status >= 200 && answer.status <= 299)
    return { id, status: "pass" as const, message: "The bucket answers to its key." };
  // A key that may only put is refused here too.
  return { id, status: "warn" as const, message: `The bucket answered ${answer.status} when it was looked at.` };
};
