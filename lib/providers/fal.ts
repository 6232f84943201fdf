import { z } from "zod";
import { fetchFile, type FileLimits, type NotFetched } from "./download.ts";
import { falStillModels, falVideoModels } from "./fal-models.ts";
import type { FalQueue, FalRequest, FalTicket } from "./fal-queue.ts";
import type { StillOrder, StillProvider } from "./still-model.ts";
import { VendorFault } from "./vendor-fault.ts";
import type { ShotOrder, VideoProvider } from "./video-model.ts";

const mebibyte = 1024 * 1024;
const minuteMs = 60_000;
/** What is taken of a film and of a still: the longest shot in the largest size has half of that. */
const clipLimits: FileLimits = { bytes: 128 * mebibyte, totalMs: 5 * minuteMs, stallMs: 20_000 };
const stillLimits: FileLimits = { bytes: 48 * mebibyte, totalMs: minuteMs, stallMs: 20_000 };

const address = z.object({ url: z.url({ protocol: /^https?$/ }) });
const videoResult = z.object({ video: address });
const stillResult = z.object({ images: z.array(address).min(1) });
const ticketSchema = z.object({ application: z.string(), request_id: z.string() });

/** A stored picture, and how it is read for somebody else: nothing but its pixels may leave. */
export interface Pictures {
  bare(picture: { sha256: string; media_type: string }): Promise<{ bytes: Uint8Array; media_type: string }>;
}

/** The shots of models that fal serves. */
export const falProvider = (queue: FalQueue, pictures: Pictures, limits = clipLimits): VideoProvider => {
  const requestOf = async (order: ShotOrder): Promise<FalRequest> => {
    const model = falVideoModels[order.model];
    if (model === undefined) throw new VendorFault("rejected", "not_served", `fal does not serve ${order.model}.`);
    const first = model.image === null ? null : order.first_frame;
    const picture = first && uriOf(await pictures.bare(first));
    const application = picture === null ? model.text : (model.image ?? model.text);
    const key = [order.generation_id, order.shot_id, order.attempt].join("/");
    return { application, input: inputOf(order, model, picture), key };
  };
  return {
    id: "fal",
    paid: true,
    serves: (model) => model in falVideoModels,
    start: async (order) => ({ ...(await queue.submit(await requestOf(order))) }),
    async find(order, since) {
      const ticket = await queue.find(await requestOf(order), since);
      return ticket && { ...ticket };
    },
    async status(operation, _order, { signal }) {
      const look = await queue.look(ticketOf(operation));
      if (look.state === "waiting") return { state: "running", progress: null };
      if (look.state === "failed") return failed(look.fault);
      const result = videoResult.safeParse(look.result);
      if (!result.success) return unreadable("The vendor's result holds no film.");
      const file = await fetchFile(queue.download, result.data.video.url, "film", { ...limits, signal });
      return file instanceof Uint8Array ? { state: "clip", clip: file } : notFetched(file);
    },
    cancel: (operation, asked) => queue.cancel(ticketOf(operation), asked),
  };
};

const uriOf = ({ bytes, media_type }: { bytes: Uint8Array; media_type: string }): string =>
  `data:${media_type};base64,${Buffer.from(bytes).toString("base64")}`;

/** The stills of models that fal serves. */
export const falStillProvider = (queue: FalQueue): StillProvider => ({
  id: "fal",
  paid: true,
  serves: (model) => model in falStillModels,
  start: async (order) => ({ ...(await queue.submit(stillRequestOf(order))) }),
  async find(order, since) {
    const ticket = await queue.find(stillRequestOf(order), since);
    return ticket && { ...ticket };
  },
  async status(operation, _order, signal) {
    const look = await queue.look(ticketOf(operation));
    if (look.state === "waiting") return { state: "running" };
    if (look.state === "failed") return failed(look.fault);
    const result = stillResult.safeParse(look.result);
    const [picture] = result.success ? result.data.images : [];
    if (picture === undefined) return unreadable("The vendor's result holds no picture.");
    const file = await fetchFile(queue.download, picture.url, "picture", { ...stillLimits, signal });
    return file instanceof Uint8Array ? { state: "picture", picture: file } : notFetched(file);
  },
  cancel: (operation, asked) => queue.cancel(ticketOf(operation), asked),
});

/** The vendor made something, and asks for it, that is no use to anybody. */
const unreadable = (message: string) =>
  ({ state: "failed", code: "result_unreadable", message, retryable: true, made: true }) as const;

/** What could not be fetched is asked for again: its link may have run out, and another one costs nothing. */
const notFetched = ({ code, message, worthAnother }: NotFetched) =>
  worthAnother
    ? ({ state: "unfetched", code, message } as const)
    : ({ state: "failed", code, message, retryable: true, made: true } as const);

const stillRequestOf = ({ model, direction, plan, hero_frame_id }: StillOrder): FalRequest => {
  const application = falStillModels[model];
  if (application === undefined) throw new VendorFault("rejected", "not_served", `fal does not serve ${model}.`);
  const input = { prompt: direction, aspect_ratio: plan.aspect_ratio, output_format: "png", num_images: 1 };
  return { application, input, key: [hero_frame_id, model].join("/") };
};

const ticketOf = (operation: Record<string, unknown>): FalTicket => ticketSchema.parse(operation);

/** A seed is sent even when it is 0; what the plan says beside the prompt goes along where the application takes it. */
const inputOf = (
  { plan, shot_id, model }: ShotOrder,
  { seconds, negative }: (typeof falVideoModels)[string],
  firstFrame: string | null,
): Record<string, unknown> => {
  const said = plan.prompts.find((each) => each.model === model && each.shot_id === shot_id);
  const shot = plan.shots.find((each) => each.shot_id === shot_id);
  if (shot === undefined) throw new Error(`The plan has no shot ${shot_id}.`);
  const { duration_seconds, aspect_ratio, resolution, seed, audio } = said?.parameters ?? {};
  const length = typeof duration_seconds === "number" ? duration_seconds : Math.ceil(shot.duration_seconds);
  return {
    prompt: said?.prompt ?? shot.prompt,
    aspect_ratio: aspect_ratio ?? plan.aspect_ratio,
    ...(seconds === "none" ? {} : { duration: seconds === "text" ? String(length) : length }),
    ...(resolution === undefined ? {} : { resolution }),
    ...(seed === undefined ? {} : { seed }),
    ...(typeof audio === "boolean" ? { generate_audio: audio } : {}),
    ...(negative && said?.negative_prompt != null ? { negative_prompt: said.negative_prompt } : {}),
    ...(firstFrame === null ? {} : { image_url: firstFrame }),
  };
};

const failed = ({ kind, code, message }: VendorFault) => ({
  state: "failed" as const,
  code,
  message,
  retryable: kind === "down" || kind === "busy" || kind === "rejected",
  ...(kind === "refused" ? { refused: true as const } : {}),
});
