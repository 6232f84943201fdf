import { composeBed } from "#lib/render/audio/compose-bed.ts";
import type { SoundAnswer, SoundOrder } from "./sound-order.ts";

/** The film's own composer beside the page's thread. */
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<SoundOrder>) => void) | null;
  postMessage(answer: SoundAnswer, transfer: Transferable[]): void;
};

worker.onmessage = ({ data: { plan_hash, plan } }) => {
  const bed = composeBed(plan, plan.duration_seconds);
  const [left, right] = [new Float32Array(bed.left), new Float32Array(bed.right)];
  worker.postMessage({ plan_hash, left, right, sample_rate_hz: bed.sample_rate_hz }, [left.buffer, right.buffer]);
};
