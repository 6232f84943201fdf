import { Check } from "lucide-react";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { ExtensionReport } from "#lib/contract/refine.ts";
import { ContinuityList } from "./continuity-list.tsx";
import { shotSeconds } from "./words.ts";

/** Which shots were added to a film, and whether they go on from where it ended. */
export function ExtensionPanel({ film, extension }: { film: GenerationBody; extension: ExtensionReport }) {
  const { added_shot_ids, join_findings } = extension;
  const shotName = (id: string): string => {
    const shot = film.shots.find(({ shot_id }) => shot_id === id);
    return shot === undefined ? id : `Shot ${shot.index}`;
  };
  const added = film.shots.filter(({ shot_id }) => added_shot_ids.includes(shot_id));
  const seconds = added.reduce((sum, shot) => sum + shot.duration_seconds, 0);
  return (
    <section aria-labelledby="extended" className="px-4 py-3.5">
      <h2 id="extended" className="font-semibold">
        What was added
      </h2>
      <p className="mt-1 text-ink2">
        {new Intl.ListFormat("en").format(
          added.map(({ shot_id }, at) => (at === 0 ? shotName(shot_id) : shotName(shot_id).toLowerCase())),
        )}
        , {shotSeconds(seconds)}. The shots before are the same files.
      </p>
      {join_findings.length === 0 ? (
        <p className="mt-2 flex items-center gap-2">
          <Check size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-pass" />
          The join agrees with the shot before it.
        </p>
      ) : (
        <ContinuityList findings={join_findings} shotName={shotName} />
      )}
    </section>
  );
}
