import type { PlanContent } from "#lib/contract/plan.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";

/**
 * A picture's film drafted anew in which only the `changed` shots are new: the others keep their entries in `content` as
 * they are, but for their times, and the film its name.
 */
export const keepShots = (content: PlanContent, draft: FilmDraft, changed: ReadonlySet<string>): FilmDraft => {
  const at = (shot_id: string): number =>
    changed.has(shot_id) ? -1 : content.shots.findIndex((shot) => shot.shot_id === shot_id);
  const crops = content.picture?.crops ?? {};
  const { picture } = draft;
  return {
    ...draft,
    title: content.title,
    shots: draft.shots.map((shot): DraftShot => {
      const old = content.shots[at(shot.shot_id)];
      if (old === undefined) return shot;
      const { prompt: _prompt, routed_model: _model, routing: _routing, ...bare } = old;
      return { ...bare, start_seconds: shot.start_seconds };
    }),
    camera_physics: draft.camera_physics.map((entry) => content.camera_physics[at(entry.shot_id)] ?? entry),
    depth_layers: draft.depth_layers.map((entry) => content.depth_layers[at(entry.shot_id)] ?? entry),
    ...(picture?.crops === undefined
      ? {}
      : {
          picture: {
            ...picture,
            crops: Object.fromEntries(
              Object.entries(picture.crops).map(([id, crop]) => [id, changed.has(id) ? crop : (crops[id] ?? crop)]),
            ),
          },
        }),
  };
};
