import type { ShotStaging } from "#lib/contract/staging.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { shareAt } from "./act-time.ts";
import { changed } from "./thing-path.ts";

/** How dark a lamp that goes out leaves its room, 0 to 1, at a moment. */
export function darkAt(staging: ShotStaging | undefined): ((t: number) => number) | null {
  const scenes = (staging?.acts ?? []).flatMap((timed) => {
    const script = scriptOfAct(timed.act);
    return script !== null && script.changes.some(({ scale }) => scale === "lit") ? [{ timed, script }] : [];
  });
  if (scenes.length === 0) return null;
  return (t) =>
    Math.max(...scenes.map(({ timed, script }) => 1 - (changed(script, "lit", shareAt(timed, script, t)) ?? 1)));
}
