import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { SoundAnswer, SoundOrder } from "./sound-order.ts";

/** Composed sounds that are kept: the last two, so that an undone change is heard at once. */
const keptBeds = 2;
/** The sound is taken up anew when it is further than this from the picture: after a leap. */
const lost_s = 0.2;
/** A sound clock that has stood still for this long leads nobody. */
const stalled_s = 0.4;
const fade_s = 0.015;

interface Playing {
  source: AudioBufferSourceNode;
  envelope: GainNode;
  hash: string;
  from_s: number;
  began_s: number;
}

/** The sound of a plan, composed by the film's own code and played in step with a playhead. */
export class FilmSound {
  private readonly beds = new Map<string, SoundAnswer | "composing">();
  private worker: Worker | null = null;
  private context: AudioContext | null = null;
  private volume: GainNode | null = null;
  private opening: ReturnType<typeof setTimeout> | null = null;
  private playing: Playing | null = null;
  private beat = { heard_s: 0, watch_s: 0 };
  private quiet = false;
  private readonly composed: (bed: SoundAnswer) => void;

  /** `composed` hears of every sound that is ready to be played. */
  constructor(composed: (bed: SoundAnswer) => void = () => undefined) {
    this.composed = composed;
  }

  /** Has the sound of a plan composed, if it is not yet. */
  compose(plan: DirectorPlan): void {
    if (!plan.audio || this.beds.has(plan.plan_hash)) return;
    this.worker ??= this.openWorker();
    this.beds.set(plan.plan_hash, "composing");
    const order: SoundOrder = { plan_hash: plan.plan_hash, plan };
    this.worker.postMessage(order);
  }

  mute(quiet: boolean): void {
    this.quiet = quiet;
    if (this.context !== null) this.volume?.gain.setTargetAtTime(quiet ? 0 : 1, this.context.currentTime, fade_s);
  }

  /**
   * Told where the picture is at every refresh; answers where the sound is, in seconds of the film, or null when none
   * is heard. Only a film at its own speed sounds.
   */
  follow(plan: DirectorPlan, at_s: number, rate: number): number | null {
    if (rate !== 1) {
      this.stop();
      return null;
    }
    this.compose(plan);
    const bed = this.beds.get(plan.plan_hash);
    if (bed === undefined || bed === "composing") {
      this.stop();
      return null;
    }
    const heard_s = this.heard();
    if (this.playing?.hash === plan.plan_hash && (heard_s === null || Math.abs(heard_s - at_s) < lost_s))
      return heard_s;
    this.stop();
    if (this.context === null) this.openSpeakers();
    else this.start(this.context, bed, at_s);
    return null;
  }

  close(): void {
    this.stop();
    this.worker?.terminate();
    this.worker = null;
    this.beds.clear();
    if (this.opening !== null) clearTimeout(this.opening);
    this.opening = null;
    void this.context?.close();
    this.context = null;
  }

  private openWorker(): Worker {
    const worker = new Worker(new URL("./sound-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<SoundAnswer>) => {
      this.beds.set(data.plan_hash, data);
      this.composed(data);
      for (const hash of this.beds.keys()) if (this.beds.size > keptBeds) this.beds.delete(hash);
    });
    worker.addEventListener("error", (event) => console.error(`No sound could be composed: ${event.message}`));
    return worker;
  }

  /** After the press that asked for it: speakers take longer to open than a press may. The next refresh starts them. */
  private openSpeakers(): void {
    this.opening ??= setTimeout(() => {
      this.opening = null;
      this.context = new AudioContext({ latencyHint: "interactive" });
      this.volume = new GainNode(this.context, { gain: this.quiet ? 0 : 1 });
      this.volume.connect(this.context.destination);
    });
  }

  private start(context: AudioContext, bed: SoundAnswer, at_s: number): void {
    const { volume } = this;
    if (context.state === "suspended") void context.resume();
    const buffer = context.createBuffer(2, bed.left.length, bed.sample_rate_hz);
    buffer.copyToChannel(bed.left, 0);
    buffer.copyToChannel(bed.right, 1);
    const source = new AudioBufferSourceNode(context, { buffer });
    const envelope = new GainNode(context, { gain: 0 });
    const began_s = context.currentTime;
    envelope.gain.setTargetAtTime(1, began_s, fade_s);
    source.connect(envelope);
    if (volume !== null) envelope.connect(volume);
    source.start(began_s, Math.min(at_s, buffer.duration));
    this.playing = { source, envelope, hash: bed.plan_hash, from_s: at_s, began_s };
  }

  private stop(): void {
    const { playing, context } = this;
    this.playing = null;
    if (playing === null || context === null) return;
    playing.envelope.gain.setTargetAtTime(0, context.currentTime, fade_s);
    playing.source.stop(context.currentTime + fade_s * 5);
  }

  /** What comes out of the speakers now; null while nothing does, or while their clock stands still. */
  private heard(): number | null {
    const { playing, context } = this;
    if (playing === null || context?.state !== "running") return null;
    // Not every browser knows how late its speakers are.
    const late_s = context.baseLatency + (context.outputLatency || 0);
    const passed_s = context.currentTime - playing.began_s - late_s;
    const watch_s = performance.now() / 1000;
    if (context.currentTime !== this.beat.heard_s) this.beat = { heard_s: context.currentTime, watch_s };
    if (passed_s <= 0 || watch_s - this.beat.watch_s > stalled_s) return null;
    return playing.from_s + passed_s;
  }
}
