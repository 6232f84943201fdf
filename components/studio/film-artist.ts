import type { DirectorPlan } from "#lib/contract/plan.ts";
import { previewSizes, type AspectRatio, type LayerName } from "#lib/contract/vocabulary.ts";
import { passageAt } from "#lib/render/scene/passages.ts";
import type { FilmFace } from "./film-face.ts";
import { productFileOf, suppliedFileOf, type ProductFile } from "./product-file.ts";
import { filmFaces } from "./film-faces.ts";
import type { ArtistAnswer, ArtistOrder } from "./film-order.ts";
import { lookOf, sliceOf } from "./shot-slice.ts";

interface Size {
  width_px: number;
  height_px: number;
}

const sizeOf = (aspect: AspectRatio, share: number): Size => {
  const { width, height } = previewSizes[aspect];
  return { width_px: width * share, height_px: height * share };
};

/** Frame sizes of the animatic: those of the film. */
export const animaticSizes: Record<AspectRatio, Size> = {
  "16:9": sizeOf("16:9", 1),
  "9:16": sizeOf("9:16", 1),
  "1:1": sizeOf("1:1", 1),
};

/**
 * One picture of a plan: `shot` counts from 0, `t_s` from the shot's start, `hidden` layers are left out. In a passage it
 * shows the other shot too.
 */
export interface PictureWish {
  plan: DirectorPlan;
  shot: number;
  t_s: number;
  hidden: readonly LayerName[];
  /** Without the passage that it stands in: what a film rests on before it is played would else be black. */
  bare?: boolean;
  /** While a film plays it does not wait: what is not ready is seen rougher. */
  playing?: boolean;
}

interface Order extends PictureWish {
  as: ArtistOrder["as"];
  beside?: ImageBitmap | null;
  done: (picture: ImageBitmap | null) => void;
}

/** Side of a draft, as a share of the film's: its world is built several times sooner. */
const draftShare = 0.25;
/** An artist who drew for a moving picture does nothing else for this long. */
const onStage_ms = 300;
const artistCount = 2;

let faces: { hash: string; found: Promise<FilmFace[]> } | null = null;
const facesOf = (plan: DirectorPlan): Promise<FilmFace[]> => {
  if (faces?.hash !== plan.plan_hash) faces = { hash: plan.plan_hash, found: filmFaces(plan) };
  return faces.found;
};

/** One drawing worker. It keeps the worlds of the shots it has drawn of the plan it was last sent. */
class Artist {
  private readonly worker = new Worker(new URL("./film-worker.ts", import.meta.url), { type: "module" });
  private readonly begun = new Map<number, Order>();
  private readonly later: Order[] = [];
  /** Of another plan than what is begun: nothing of a plan that is edited on and on is worth drawing but the last. */
  private readonly held: Order[] = [];
  private sentHash = "";
  private lastId = 0;
  private onStageUntil = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private built: ReadonlySet<string> = new Set();

  constructor() {
    this.worker.addEventListener("message", ({ data }: MessageEvent<ArtistAnswer>) => this.take(data));
    this.worker.addEventListener("error", (event) => {
      for (const id of this.begun.keys()) this.take({ id, picture: null, fault: event.message });
    });
  }

  get idle(): boolean {
    return this.begun.size === 0;
  }

  /** Whether the film's own picture of a shot needs no new world. */
  hasBuilt(wish: PictureWish): boolean {
    return this.built.has(sliceOf(wish.plan, wish.shot));
  }

  /** Draws before everything else. The answer takes an order back that is not begun. */
  now(order: Order): () => void {
    this.onStageUntil = performance.now() + onStage_ms;
    // What is only being made ready is put down for it.
    const free = [...this.begun.values()].every(({ as }) => as === "prepare");
    if (free || order.plan.plan_hash === this.sentHash) this.send(order);
    else this.held.push(order);
    return () => without(this.held, order);
  }

  /** Draws when nothing else is to be done. The answer takes a waiting order back. */
  whenIdle(order: Order): () => void {
    this.later.push(order);
    this.turnToRest();
    return () => without(this.later, order);
  }

  private turnToRest(): void {
    const wait_ms = this.onStageUntil - performance.now();
    if (!this.idle || this.later.length === 0 || this.timer !== null) return;
    if (wait_ms <= 0) {
      const next = this.later.shift();
      if (next === undefined) return;
      if (next.as !== "prepare" || !this.hasBuilt(next)) return this.send(next);
      next.done(null);
      return this.turnToRest();
    }
    this.timer = setTimeout(() => {
      this.timer = null;
      this.turnToRest();
    }, wait_ms);
  }

  private send(order: Order): void {
    const { plan, shot, t_s, hidden, as, beside = null, playing = false } = order;
    const id = ++this.lastId;
    this.begun.set(id, order);
    if (plan.plan_hash !== this.sentHash) {
      // The worker keeps the worlds of shots that look as before.
      const looks = new Set(plan.shots.map((_, each) => sliceOf(plan, each)));
      this.built = new Set([...this.built].filter((slice) => looks.has(slice)));
    }
    const post = (faces: readonly FilmFace[], product: ProductFile | null, supplied: ProductFile | null) => {
      const { plan_hash, aspect_ratio } = plan;
      const sizes = { size: sizeOf(aspect_ratio, 1), draft_size: sizeOf(aspect_ratio, draftShare) };
      const known = plan_hash === this.sentHash;
      this.sentHash = plan_hash;
      const moment = { shot, t_s, hidden, beside, as, playing };
      const files = { faces, product, supplied };
      const message: ArtistOrder = { id, plan_hash, plan: known ? null : plan, ...sizes, ...moment, ...files };
      this.worker.postMessage(message, beside === null ? [] : [beside]);
    };
    if (as === "draft" || as === "sketch") return post([], null, null);
    void Promise.all([facesOf(plan), productFileOf(plan), suppliedFileOf(plan)]).then((files) => post(...files));
  }

  private take({ id, picture, fault, dropped }: ArtistAnswer): void {
    const order = this.begun.get(id);
    this.begun.delete(id);
    if (fault !== null) console.error(`A frame could not be drawn: ${fault}`);
    if (order !== undefined && fault === null && dropped !== true && madeReady.has(order.as))
      this.built = new Set([...this.built, sliceOf(order.plan, order.shot)]);
    if (order === undefined) picture?.close();
    else order.done(picture);
    for (let next = this.held[0]; next !== undefined; next = this.held[0]) {
      if (!this.idle && next.plan.plan_hash !== this.sentHash) return;
      this.held.shift();
      this.send(next);
    }
    this.turnToRest();
  }
}

/** Orders after which a shot is ready at the film's size. */
const madeReady: ReadonlySet<ArtistOrder["as"]> = new Set(["full", "side", "prepare"]);

const without = <T>(list: T[], entry: T): void => {
  const at = list.indexOf(entry);
  if (at >= 0) list.splice(at, 1);
};

let artists: readonly Artist[] = [];
/**
 * Draws sketches and nothing else: who builds worlds cannot be interrupted, and an edit is to be seen at once. It comes in
 * after the first picture, which nothing is to delay.
 */
let sketcher: Artist | null = null;
const openSketchBook = (wish: PictureWish): void => {
  if (sketcher !== null) return;
  sketcher = new Artist();
  sketcher.whenIdle({ ...wish, as: "sketch", done: (picture) => picture?.close() });
};
/** What the last picture shows, if it is of the film's size. */
let lastSeen = "";
const seenIn = ({ plan, shot, t_s, hidden }: PictureWish): string =>
  [lookOf(plan, shot), plan.shots[shot]?.duration_seconds, t_s.toFixed(3), hidden].join();

/**
 * Has the artists come in: their program is large, and is best there before the plan is. Shots take turns between them,
 * so that one makes the next shot ready while the other draws.
 */
export const openStudio = (): readonly Artist[] => {
  if (artists.length === 0) artists = Array.from({ length: artistCount }, () => new Artist());
  return artists;
};

const artistFor = (shot: number): Artist => openStudio()[shot % artistCount]!;

/**
 * Draws one frame of a plan, off the page's thread, before everything else. The picture (null when it could not be
 * drawn) belongs to `done`, which closes it. While a new shot is made ready, `onDraft` is given a rougher picture, unless
 * the last one shows the same. The answer takes back what is not begun: `done` is not called then.
 */
export const drawNow = (
  wish: PictureWish,
  done: (picture: ImageBitmap | null) => void,
  onDraft: (picture: ImageBitmap) => void,
): (() => void) => {
  const own = artistFor(wish.shot);
  if (wish.playing === true && sketcher !== null && !own.hasBuilt(wish)) {
    lastSeen = "";
    if (own.idle) own.now({ ...wish, as: "prepare", done: () => undefined });
    return sketcher.now({ ...wish, as: "sketch", done });
  }
  const backs: (() => void)[] = [];
  let finished = false;
  let stopped = false;
  const takeDraft = (picture: ImageBitmap | null) => {
    if (picture === null) return;
    if (finished) return picture.close();
    lastSeen = "";
    onDraft(picture);
  };
  if (!own.hasBuilt(wish) && seenIn(wish) !== lastSeen) {
    // Of the artists, whoever draws the draft first draws the rest much faster; only who is busy leaves it to the other.
    const free = sketcher ?? (own.idle ? own : openStudio().find((artist) => artist.idle));
    const back = free?.now({ ...wish, as: free === sketcher ? "sketch" : "draft", done: takeDraft });
    if (back !== undefined) backs.push(back);
  }
  const take = (picture: ImageBitmap | null) => {
    finished = true;
    if (picture !== null && !stopped) lastSeen = seenIn(wish);
    if (picture !== null) openSketchBook(wish);
    done(picture);
  };
  const draw = (beside: ImageBitmap | null) => {
    if (stopped) beside?.close();
    else backs.push(own.now({ ...wish, as: wish.bare === true ? "side" : "full", beside, done: take }));
  };
  const beside = wish.bare === true ? null : neighbourOf(wish);
  // A playing film does not wait for the other shot of a passage.
  const neighbour =
    beside !== null && wish.playing === true && !artistFor(beside.shot).hasBuilt(beside) ? null : beside;
  if (neighbour === null) draw(null);
  else backs.push(artistFor(neighbour.shot).now({ ...neighbour, as: "side", done: draw }));
  return () => {
    stopped = true;
    for (const back of backs) back();
  };
};

/** The same moment in the shot that it is blended with; null where it is blended with none. */
const neighbourOf = ({ plan, shot, t_s, hidden, playing = false }: PictureWish): PictureWish | null => {
  const at_s = (plan.shots[shot]?.start_seconds ?? 0) + t_s;
  const passage = passageAt(plan, Math.round(at_s * plan.fps * 1000) / 1000);
  if (passage === null || passage.kind === "black" || passage.from === null || passage.to === null) return null;
  const other = passage.from === shot ? passage.to : passage.from;
  return { plan, shot: other, t_s: at_s - (plan.shots[other]?.start_seconds ?? 0), hidden, playing };
};

/** Draws a picture when there is time for it, rougher where that is quicker. The answer takes a waiting order back. */
export const drawStill = (wish: PictureWish, done: (picture: ImageBitmap | null) => void): (() => void) =>
  artistFor(wish.shot).whenIdle({ ...wish, as: "any", done });

/** Makes a shot ready when there is time for it, so that its first picture comes at once. */
export const prepareShot = (plan: DirectorPlan, shot: number): (() => void) => {
  const artist = artistFor(shot);
  const wish = { plan, shot, t_s: 0, hidden: [] };
  if (artist.hasBuilt(wish)) return () => undefined;
  return artist.whenIdle({ ...wish, as: "prepare", done: () => undefined });
};
