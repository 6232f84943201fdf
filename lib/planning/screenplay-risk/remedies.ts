import type { Present } from "#lib/contract/screenplay.ts";
import type { Framing, Pose } from "#lib/contract/vocabulary.ts";
import type { ShotView } from "./film-view.ts";

/** A change that takes a difficulty out of a shot. */
export interface Remedy {
  say: string;
  /** A JSON Merge Patch for the plan; null where there is nothing to change. */
  patch(view: ShotView, evidence: string): Record<string, unknown> | null;
}

const shotPatch = ({ shot }: ShotView, fields: Record<string, unknown>) => ({ shots: { [shot.shot_id]: fields } });
const storyPatch = ({ shot }: ShotView, fields: Record<string, unknown>) => ({
  screenplay: { shots: { [shot.shot_id]: fields } },
});

/** First of the sizes that is neither the shot's own nor a neighbour's, so that the cut stays visible. */
const framed = (say: string, sizes: readonly Framing[]): Remedy => ({
  say,
  patch: (view) => {
    const { shot, index, film } = view;
    if (sizes.includes(shot.framing)) return null;
    const taken = [film.shots[index - 1]?.shot.framing, film.shots[index + 1]?.shot.framing];
    const framing = sizes.find((size) => !taken.includes(size)) ?? sizes[0];
    return framing === undefined ? null : shotPatch(view, { framing });
  },
});
export const waistUp = framed("Frame from the chest up, hands out of the picture.", ["medium_close", "close"]);
export const wider = framed("Stand further back: small in the frame it is not examined.", ["wide", "extreme_wide"]);
export const closer = framed("Go closer on one of them.", ["close", "medium_close", "extreme_close"]);
export const insert = framed("Show an insert instead.", ["insert", "extreme_close"]);

export const anotherSize: Remedy = {
  say: "Change the size of the picture.",
  patch: (view) => {
    const { index, film, shot } = view;
    const taken = [index - 1, index, index + 1].map((at) => film.shots[at]?.shot.framing);
    const framing = (["medium", "wide", "close", "full"] as const).find((size) => !taken.includes(size));
    return framing === undefined || framing === shot.framing ? null : shotPatch(view, { framing });
  },
};

export const lockedCamera: Remedy = {
  say: "Lock the camera.",
  patch: (view) => (view.shot.movement === "static" ? null : shotPatch(view, { camera: { movement: "static" } })),
};
export const sidewaysMove: Remedy = {
  say: "Move past it instead of around it.",
  patch: (view) =>
    shotPatch(view, { camera: { movement: view.shot.movement === "arc_left" ? "truck_left" : "truck_right" } }),
};
export const shorter: Remedy = {
  say: "Keep the clip between two and ten seconds.",
  patch: (view) => shotPatch(view, { duration_seconds: view.seconds < 2 ? 2 : 10 }),
};

const present = (view: ShotView, change: (each: Present) => Present): Record<string, unknown> | null => {
  const next = view.shot.present.map(change);
  return next.every((each, index) => each === view.shot.present[index]) ? null : storyPatch(view, { present: next });
};

const resting: ReadonlySet<Pose> = new Set(["stand", "still", "look", "sit", "lie"]);
/** The moment before or after the act: nobody moves, holds or touches. */
export const settle: Remedy = {
  say: "Show the moment before or after the act.",
  patch: (view) =>
    present(view, (each) => {
      const living = view.beings.some(
        (being) => being.entry.id === each.cast && (being.human || being.entry.kind === "animal"),
      );
      const rest = resting.has(each.doing) && each.touches === null;
      return rest ? each : { ...each, doing: living ? "stand" : "still", touches: null, holds: null };
    }),
};
export const backView: Remedy = {
  say: "Show the back where the face is not needed.",
  patch: (view) => present(view, (each) => (each.faces === "away" ? each : { ...each, faces: "away" })),
};
export const turnLabel: Remedy = {
  say: "Turn the label away from the camera.",
  patch: (view) => {
    const products = view.beings.filter(({ entry }) => entry.kind === "product").map(({ entry }) => entry.id);
    return present(view, (each) =>
      products.includes(each.cast) && each.faces !== "away" ? { ...each, faces: "away" } : each,
    );
  },
};
/** Everything stands where it stood in the shot before. */
export const stay: Remedy = {
  say: "Leave it where it was; the cut tells the rest.",
  patch: (view) =>
    present(view, (each) => {
      const before = view.film.shots
        .slice(0, view.index)
        .toReversed()
        .flatMap(({ shot }) => shot.present)
        .find(({ cast }) => cast === each.cast);
      const doing = resting.has(each.doing) ? each.doing : "stand";
      return { ...each, doing, at: before === undefined ? null : before.at, where: before?.where ?? each.where };
    }),
};
export const voiceOver: Remedy = {
  say: "Let it be heard as voice-over; nobody speaks in the picture.",
  patch: (view) => {
    const silent = view.shot.present.map((each) =>
      each.doing === "speak" || each.doing === "sing" ? { ...each, doing: "look" as const } : each,
    );
    const dialogue = view.shot.dialogue.map((each) => ({ ...each, who: "voice_over" as const }));
    return storyPatch(view, { present: silent, dialogue });
  },
};
/** Takes props and states out of the shot that the evidence names, or all where none is named. */
export const empty: Remedy = {
  say: "Leave it out of this shot.",
  patch: (view, evidence) => {
    const named = view.things.filter(({ entry }) => evidence.includes(entry.name)).map(({ entry }) => entry.id);
    const kept = view.shot.props.filter((id) => !named.includes(id));
    const now = view.states.some(({ state }) => evidence.includes(state)) ? [] : view.shot.now;
    const held = view.shot.present.map((each) =>
      each.holds !== null && named.includes(each.holds) ? { ...each, holds: null } : each,
    );
    const first = view.shot.present[0]?.cast ?? view.shot.place;
    const focus = named.includes(view.shot.focus) ? first : view.shot.focus;
    const changed =
      kept.length < view.shot.props.length || now.length < view.shot.now.length || focus !== view.shot.focus;
    return changed ? storyPatch(view, { props: kept, now, present: held, focus, changes: null }) : null;
  },
};
export const unmarked: Remedy = {
  say: "Film a clean plate and set the text in the edit.",
  patch: (view, evidence) => empty.patch(view, evidence) ?? settle.patch(view, evidence),
};
