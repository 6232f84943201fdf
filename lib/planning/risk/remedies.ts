import type { Framing } from "#lib/contract/vocabulary.ts";
import { framesOf, secondsOf } from "#lib/planning/frames.ts";
import { capital } from "#lib/planning/story/words.ts";
import type { RiskView } from "./risk-view.ts";

/** A change of a shot's editable fields that takes a difficulty out of it. */
export interface Remedy {
  say: string;
  /** A JSON Merge Patch for the shot; null when it has nothing to change here. */
  fields(view: RiskView, evidence: string): Record<string, unknown> | null;
}

/** First of the sizes that is neither the shot's own nor a neighbour's, so that the cut stays visible. */
const reframe =
  (sizes: readonly Framing[]): Remedy["fields"] =>
  ({ shot, neighbours }) => {
    const taken = [shot.framing, neighbours.before?.framing, neighbours.after?.framing];
    const framing = sizes.find((size) => !taken.includes(size)) ?? sizes.find((size) => size !== shot.framing);
    return framing === undefined || sizes.includes(shot.framing) ? null : { framing };
  };
const framed = (say: string, sizes: readonly Framing[]): Remedy => ({ say, fields: reframe(sizes) });

export const waistUp = framed("Frame from the chest up, hands out of the picture.", ["medium_close", "close"]);
export const wider = framed("Stand further back: small in the frame it is not examined.", ["wide", "extreme_wide"]);
export const closer = framed("Go closer on one of them; sound stands for the rest.", [
  "close",
  "medium_close",
  "extreme_close",
]);
export const insert = framed("Show an insert instead.", ["insert", "extreme_close"]);
export const anotherSize: Remedy = {
  say: "Change the size of the picture.",
  fields: reframe(["medium", "wide", "close", "full", "medium_close", "extreme_wide"]),
};

export const anotherAngle: Remedy = {
  say: "Change the angle.",
  fields: ({ shot }) => ({ camera: { angle: shot.camera.angle === "eye_level" ? "low" : "eye_level" } }),
};

export const lockedCamera: Remedy = {
  say: "Lock the camera.",
  fields: ({ shot }) => (shot.camera.movement === "static" ? null : { camera: { movement: "static" } }),
};
export const simplerMove: Remedy = {
  say: "One simple move.",
  fields: ({ shot, neighbours }) => {
    const taken = [shot.camera.movement, neighbours.before?.camera.movement, neighbours.after?.camera.movement];
    const movement = (["push_in", "truck_right", "static"] as const).find((move) => !taken.includes(move)) ?? "static";
    return { camera: { movement } };
  },
};
export const sidewaysMove: Remedy = {
  say: "Move past the subject instead of around it.",
  fields: ({ shot }) => ({
    camera: { movement: shot.camera.movement === "arc_left" ? "truck_left" : "truck_right" },
  }),
};

export const silhouette: Remedy = {
  say: "Light it from behind: a silhouette.",
  fields: ({ shot }) => (shot.continuity.key_light_side === "back" ? null : { continuity: { key_light_side: "back" } }),
};
const facingAway: Remedy["fields"] = ({ shot }) =>
  shot.continuity.screen_direction === "away" ? null : { continuity: { screen_direction: "away" } };
export const turnedAway: Remedy = { say: "Voice-over: turn the face away.", fields: facingAway };
export const backView: Remedy = { say: "Use a back view where the face is not needed.", fields: facingAway };

/** Seconds within which models hold a picture together. */
const steady_s = 3;
export const shorter: Remedy = {
  say: "Shorten the shot.",
  fields: ({ shot }) => {
    const seconds = Math.max(steady_s, shot.duration_seconds * 0.6);
    return seconds >= shot.duration_seconds ? null : { duration_seconds: secondsOf(framesOf(seconds)) };
  },
};
export const longEnough: Remedy = {
  say: "Give the shot two seconds, so that a clip needs less trimming.",
  fields: ({ shot }) => (shot.duration_seconds >= 2 ? null : { duration_seconds: 2 }),
};

export const attachReference: Remedy = {
  say: "Attach the character's reference.",
  fields: ({ shot, returning }) => {
    const missing = returning.flatMap(({ ref_id }) =>
      ref_id === null || shot.attached_ref_ids.includes(ref_id) ? [] : [ref_id],
    );
    return missing.length === 0 ? null : { attached_ref_ids: [...shot.attached_ref_ids, ...missing] };
  },
};

const finalImage = /\s*Final image:.*$/su;

/** Ends the description before its second action; what it ends on stays. */
export const oneAction: Remedy = {
  say: "Split the shot: one action each.",
  fields: ({ shot, actions }) => {
    const { description } = shot;
    const tail = finalImage.exec(description)?.[0] ?? "";
    const body = description.slice(0, description.length - tail.length);
    const lower = body.toLowerCase();
    const starts = actions
      .map((action) => lower.indexOf(action.phrase.toLowerCase()))
      .filter((at) => at > 0)
      .toSorted((a, b) => a - b);
    const second = /[,;]?\s+(?:and\s+)?(?:then|after that|followed by)\b/iu.exec(body)?.index ?? null;
    const cut = Math.min(...starts.slice(starts[0] === undefined ? 0 : 1), second ?? Infinity);
    if (!Number.isFinite(cut) || cut < 8) return null;
    const kept = body
      .slice(0, cut)
      .replace(
        /[\s,;:]*(?:\b(?:and|then|while|as|but|before|after|y|et|und|e|luego|puis|dann|poi|depois)\b)?[\s,;:]*$/iu,
        "",
      );
    return kept === "" || kept.length >= body.length - 1 ? null : { description: `${capital(kept)}.${tail}` };
  },
};

/** Puts other words in the place of the ones that are hard to show. */
export const reword = (say: string, pattern: RegExp, instead: string | ((found: string) => string)): Remedy => {
  const every = new RegExp(pattern.source, "giu");
  return {
    say,
    fields: ({ shot }) => {
      const description = shot.description.replace(every, (found) =>
        typeof instead === "string" ? instead : instead(found),
      );
      return description === shot.description ? null : { description };
    },
  };
};

/** Takes a later sentence out with the words that were seen in it; the shot's first sentence is what happens. */
const leftOut: Remedy = {
  say: "Leave it out of this shot.",
  fields: ({ shot }, evidence) => {
    const words = evidence.replace(/^description: /, "").toLowerCase();
    const sentences = shot.description.split(/(?<=[.!?。！？।])\s*/u).filter((each) => each !== "");
    const kept = sentences.filter((each, index) => index === 0 || !each.toLowerCase().includes(words));
    return kept.length === sentences.length ? null : { description: kept.join(" ") };
  },
};
const calm: Remedy = {
  say: "Lock the camera and shorten the shot.",
  fields: (view, evidence) => {
    const [still, short] = [lockedCamera.fields(view, evidence), shorter.fields(view, evidence)];
    return still === null || short === null ? null : { ...still, ...short };
  },
};
/** What helps a little with almost anything, where a sign's own remedies do not. */
export const lastResorts: readonly Remedy[] = [leftOut, calm, wider, closer, lockedCamera, shorter, silhouette, insert];
