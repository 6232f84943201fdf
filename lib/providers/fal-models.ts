/** Where fal serves a model of the catalog, and how that application wants to be told. */
export interface FalModel {
  /** Path below the queue's address: with words alone, and with a first frame. */
  text: string;
  image: string | null;
  /** How seconds are written: a number, the number as text, or not at all (the application has one length). */
  seconds: "number" | "text" | "none";
  /** Whether it takes `negative_prompt`. */
  negative: boolean;
}

/** By catalog id. The paths follow fal's naming; a vendor that renames one answers 404, and the shot fails over. */
export const falVideoModels: Readonly<Record<string, FalModel>> = {
  "bytedance/seedance-2.5-flash": {
    text: "fal-ai/bytedance/seedance/v2.5/flash/text-to-video",
    image: "fal-ai/bytedance/seedance/v2.5/flash/image-to-video",
    seconds: "text",
    negative: false,
  },
  "minimax/h3": {
    text: "fal-ai/minimax/h3/text-to-video",
    image: "fal-ai/minimax/h3/image-to-video",
    seconds: "number",
    negative: false,
  },
  "minimax/hailuo-2.3": {
    text: "fal-ai/minimax/hailuo-2.3/standard/text-to-video",
    image: "fal-ai/minimax/hailuo-2.3/standard/image-to-video",
    seconds: "text",
    negative: false,
  },
  "alibaba/wan-2.7": {
    text: "fal-ai/wan/v2.7/text-to-video",
    image: "fal-ai/wan/v2.7/image-to-video",
    seconds: "number",
    negative: true,
  },
  "ltx/2.3-fast": {
    text: "fal-ai/ltx-2.3/text-to-video/fast",
    image: "fal-ai/ltx-2.3/image-to-video/fast",
    seconds: "number",
    negative: false,
  },
  "ltx/2.3-pro": {
    text: "fal-ai/ltx-2.3/text-to-video",
    image: "fal-ai/ltx-2.3/image-to-video",
    seconds: "number",
    negative: false,
  },
  "vidu/q3": {
    text: "fal-ai/vidu/q3/text-to-video",
    image: "fal-ai/vidu/q3/image-to-video",
    seconds: "number",
    negative: false,
  },
  "xai/grok-imagine-video": {
    text: "xai/grok-imagine-video/text-to-video",
    image: "xai/grok-imagine-video/image-to-video",
    seconds: "number",
    negative: false,
  },
  "bfl/flux-3-video": {
    text: "fal-ai/flux-3/text-to-video",
    image: "fal-ai/flux-3/image-to-video",
    seconds: "number",
    negative: false,
  },
};

/** Applications that draw stills, by catalog id. */
export const falStillModels: Readonly<Record<string, string>> = {
  "bfl/flux-2-pro": "fal-ai/flux-2-pro",
  "bfl/flux-2-max": "fal-ai/flux-2-max",
  "bfl/flux-2-flex": "fal-ai/flux-2-flex",
  "alibaba/wan-2.7-image-pro": "fal-ai/wan/v2.7/pro/text-to-image",
  "ideogram/4.0": "fal-ai/ideogram/v4",
  "recraft/v4.1": "fal-ai/recraft/v4.1/text-to-image",
  "adobe/firefly-image-5": "fal-ai/firefly/image-5",
  "xai/grok-imagine-image": "xai/grok-imagine-image",
};
