import { z } from "zod";
import { falStillModels, falVideoModels } from "./fal-models.ts";
import type { FalQueue, FalTicket } from "./fal-queue.ts";
import type { StillOrder, StillProvider } from "./still-model.ts";
import { VendorFault } from "./vendor-fault.ts";
import type { ShotOrder, VideoProvider } from "./video-model.ts";

/** Largest film and still that are taken from it. */
const clipBytesMax = 256 * 1024 * 1024;
const stillBytesMax = 48 * 1024 * 1024;

const address = z.object({ url: z.url({ protocol: /^https?$/ }) });
const videoResult = z.object({ video: address });
const stillResult = z.object({ images: z.array(address).min(1) });
const ticketSchema = z.object({ application: z.string(), request_id: z.string() });

/** The shots of models that fal serves. `read` answers the bytes of a stored picture by their SHA-256. */
export const falProvider = (queue: FalQueue, read: (sha256: string) => Promise<Uint8Array>): VideoProvider => {
  const orderOf = async (order: ShotOrder) => {
    const model = falVideoModels[order.model];
    if (model === undefined) throw new VendorFault("rejected", "not_served", `fal does not serve ${order.model}.`);
    const first = model.image === null ? null : order.first_frame;
    const picture =
      first && `data:${first.media_type};base64,${Buffer.from(await read(first.sha256)).toString("base64")}`;
    const application = picture === null ? model.text : (model.image ?? model.text);
    return { application, input: inputOf(order, model, picture) };
  };
  return {
    id: "fal",
    paid: true,
    serves: (model) => model in falVideoModels,
    async start(order) {
      const { application, input } = await orderOf(order);
      return { ...(await queue.submit(application, input)) };
    },
    async find(order, since) {
      const { application, input } = await orderOf(order);
      const ticket = await queue.find(application, input, since);
      return ticket && { ...ticket };
    },
    async status(operation, _order, { signal }) {
      const look = await queue.look(ticketOf(operation));
      if (look.state === "waiting") return { state: "running", progress: null };
      if (look.state === "failed") return failed(look.fault);
      const result = videoResult.safeParse(look.result);
      if (!result.success)
        return failed(new VendorFault("rejected", "result_unreadable", "The vendor's result holds no film."));
      try {
        return { state: "clip", clip: await queue.download(result.data.video.url, clipBytesMax, signal) };
      } catch (cause) {
        if (cause instanceof VendorFault) return failed(cause);
        throw cause;
      }
    },
    cancel: (operation) => queue.cancel(ticketOf(operation)),
  };
};

/** The stills of models that fal serves. */
export const falStillProvider = (queue: FalQueue): StillProvider => ({
  id: "fal",
  paid: true,
  serves: (model) => model in falStillModels,
  async start(order) {
    const { application, input } = stillOrderOf(order);
    return { ...(await queue.submit(application, input)) };
  },
  async find(order, since) {
    const { application, input } = stillOrderOf(order);
    const ticket = await queue.find(application, input, since);
    return ticket && { ...ticket };
  },
  async status(operation, _order, signal) {
    const look = await queue.look(ticketOf(operation));
    if (look.state === "waiting") return { state: "running" };
    if (look.state === "failed") return failed(look.fault);
    const result = stillResult.safeParse(look.result);
    const [picture] = result.success ? result.data.images : [];
    if (picture === undefined)
      return failed(new VendorFault("rejected", "result_unreadable", "The vendor's result holds no picture."));
    try {
      return { state: "picture", picture: await queue.download(picture.url, stillBytesMax, signal) };
    } catch (cause) {
      if (cause instanceof VendorFault) return failed(cause);
      throw cause;
    }
  },
});

const stillOrderOf = ({ model, direction, plan }: StillOrder) => {
  const application = falStillModels[model];
  if (application === undefined) throw new VendorFault("rejected", "not_served", `fal does not serve ${model}.`);
  const input = { prompt: direction, aspect_ratio: plan.aspect_ratio, output_format: "png", num_images: 1 };
  return { application, input };
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
