import { shotDemand } from "#lib/operations/shot-demand.ts";
import type { FilmDraft, ShotRoute } from "#lib/planning/draft.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { modelCatalog } from "#lib/routing/catalog.ts";
import { chooseModel } from "#lib/routing/choose.ts";

/** The catalog with no provider connected. */
export const models = modelCatalog(new Set());

/** Routes of a draft's shots as the service chooses them, at the prices of one fixed day. */
export const routesFor = (draft: FilmDraft): ShotRoute[] =>
  draft.shots.map((shot) =>
    chooseModel(shotDemand(draft, shot, elementCards), models, { optimize_for: "quality" }, null, "2026-11-21"),
  );
