import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { StillReport } from "#lib/contract/generation.ts";
import { reportStill, type JudgedPlan } from "#lib/render/still-report.ts";

const longest_px = 320;

/** Decodes a still and judges it at a size at which colours and placing are read. */
export const reportPicture = async (file: Uint8Array, plan: JudgedPlan, shotId: string): Promise<StillReport> => {
  const still = await loadImage(Buffer.from(file));
  const scale = longest_px / Math.max(still.width, still.height);
  const [width, height] = [Math.round(still.width * scale), Math.round(still.height * scale)];
  const page = createCanvas(width, height).getContext("2d");
  page.drawImage(still, 0, 0, width, height);
  return reportStill({ width, height, rgba: page.getImageData(0, 0, width, height).data }, plan, shotId);
};
