import { aspectRatios } from "#lib/contract/vocabulary.ts";
import { mayPass, PublishFault, type PublishedFilm, type Publisher, type PublishTools } from "./publisher.ts";
import { isWebhookSecret, webhookHeaders } from "./webhook-signature.ts";

const timeoutMs = 15_000;

/** A receiver of yours: told of the film, with addresses to fetch it from. It may answer with the address it got there. */
export const webhookPublisher: Publisher = {
  kind: "webhook",
  title: "Webhook",
  needs: [
    { name: "url", title: "Address that takes the film", secret: false, required: true, address: true },
    {
      name: "secret",
      title: "Signing secret (whsec_…); unsigned without",
      secret: true,
      required: false,
      form: { holds: isWebhookSecret, message: "must be whsec_ and the base64 of 24 to 64 bytes" },
    },
  ],
  capabilities: {
    max_duration_seconds: null,
    aspect_ratios: [...aspectRatios],
    visibility: ["public", "unlisted", "private"],
  },
  disclosureField: "data.disclosure.ai_generated",
  checks: (_film, { secret }) =>
    Promise.resolve([
      secret === undefined
        ? {
            id: "signature",
            status: "warn",
            message: "There is no signing secret: the receiver cannot tell who sends.",
          }
        : { id: "signature", status: "pass", message: "The message is signed (Standard Webhooks)." },
    ]),
  async publish(_state, film, { url = "", secret }, tools) {
    const at = tools.clock();
    const body = JSON.stringify({
      type: "publication.requested",
      timestamp: at.toISOString(),
      data: told(film, tools),
    });
    const id = `msg_${film.publication_id}`;
    const answer = await tools
      .send(url, {
        method: "POST",
        headers: webhookHeaders({ id, at, body }, secret ?? null),
        body,
        timeoutMs,
      })
      .catch((cause: unknown) => {
        throw new PublishFault("tell", cause instanceof Error ? cause.message : "It could not be told.", true, cause);
      });
    if (answer.status < 200 || answer.status > 299)
      throw new PublishFault("tell", `The receiver answered ${answer.status}.`, isWorthAnother(answer.status));
    return { step: "tell", state: null, done: { url: addressIn(answer.text) } };
  },
};

/** A receiver that is being deployed answers anything; only one that says that it is gone is believed. */
const isWorthAnother = (status: number): boolean => mayPass(status) || (status >= 400 && status !== 410);

const told = (film: PublishedFilm, tools: PublishTools) => ({
  publication_id: film.publication_id,
  generation_id: film.generation_id,
  title: film.title,
  description: film.description,
  tags: film.tags,
  visibility: film.visibility,
  duration_seconds: film.duration_seconds,
  width: film.width,
  height: film.height,
  preview: film.preview,
  disclosure: film.disclosure,
  provenance: film.credential,
  // Signed, for an hour: fetch at once.
  film: { ...factsOf(film.film), url: tools.addressOf(film.film) },
  captions: film.captions && { ...factsOf(film.captions), url: tools.addressOf(film.captions) },
  poster: film.poster && { ...factsOf(film.poster), url: tools.addressOf(film.poster) },
});

const factsOf = ({ media_type, bytes, sha256 }: PublishedFilm["film"]) => ({ media_type, bytes, sha256 });

/** The address a receiver says the film has there: `{"url": "https://…"}`. */
const addressIn = (text: string): string | null => {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const url = typeof said === "object" && said !== null && "url" in said ? said.url : null;
  return typeof url === "string" && url.length <= 2000 && /^https?:\/\/\S+$/.test(url) && URL.canParse(url)
    ? url
    : null;
};
