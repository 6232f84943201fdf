import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

/** What the page asks of the worker that composes; it is answered in the same words. */
export interface SoundOrder {
  plan_hash: string;
  plan: ScenePlan;
}

export interface SoundAnswer {
  plan_hash: string;
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
  sample_rate_hz: number;
}
