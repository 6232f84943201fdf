"use client";

import { memo, useDeferredValue, useEffect, useState } from "react";
import type { GenerateRequest } from "#lib/contract/requests.ts";
import { sayAddress } from "./address.ts";
import { AnimaticPlayer } from "./animatic-player.tsx";
import type { Loudness } from "./loudness.ts";
import { PlanInspector, planTabs, type PlanTab } from "./plan-inspector.tsx";
import { PlanStage } from "./plan-stage.tsx";
import { PlanTimeline } from "./plan-timeline.tsx";
import { ShotCards } from "./shot-cards.tsx";
import { usePlayhead, useShownShot } from "./use-playhead.ts";
import type { PlanEditing } from "./use-plan-revisions.ts";
import { useWide } from "./use-wide.ts";

/** It follows its playhead by itself: the words around it are no reason to draw its buttons anew. */
const Player = memo(AnimaticPlayer);

/** Where the stage has a place of its own. */
const roomy = "(width >= 80rem)";

/** One plan, one playhead, one selected shot: what is chosen in one view is chosen in all, and stands in the address. */
export function PlanView({
  editing,
  request,
  shot,
  tab: asked,
  at,
}: {
  editing: PlanEditing;
  request: GenerateRequest;
  shot: number;
  tab: string | null;
  at: number | null;
}) {
  const { shown, stored } = editing;
  const playhead = usePlayhead(shown, at ?? shown.shots[shot - 1]?.start_seconds ?? 0);
  const [tab, setTab] = useState<PlanTab>(() => planTabs.find((each) => each === asked) ?? "checks");
  const [loudness, setLoudness] = useState<Loudness | null>(null);
  const [seen, setSeen] = useState(false);
  const [onPicture] = useState(() => () => setSeen(true));
  // The player shows a shot at once; what is said of it follows.
  const selected = useDeferredValue(useShownShot(shown, playhead));
  const wide = useWide(roomy);
  const phone = useWide("(width < 48rem)");
  // An edit is drawn first; what is said of it follows.
  const calm = useDeferredValue(editing);
  const { shown: plan, edit } = calm;

  useEffect(() => {
    // On narrow screens the shots are a tab, and the first thing one looks for.
    const narrow = matchMedia("(width < 64rem)");
    const fit = () =>
      setTab((now) =>
        narrow.matches ? (asked === null && now === "checks" ? "shots" : now) : now === "shots" ? "checks" : now,
      );
    fit();
    narrow.addEventListener("change", fit);
    return () => narrow.removeEventListener("change", fit);
  }, [asked]);
  const rest_s = playhead.playing ? null : playhead.at;
  const start_s = shown.shots[selected]?.start_seconds ?? 0;
  useEffect(() => {
    const query = new URLSearchParams({ shot: String(selected + 1), tab });
    if (rest_s !== null && rest_s - start_s > 1e-3) query.set("t", String(Number(rest_s.toFixed(3))));
    sayAddress(`/plans/${stored.plan_id}?${query}`);
  }, [selected, tab, stored.plan_id, rest_s, start_s]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_388px] max-lg:block max-lg:pb-[76px]">
      {/* On narrow screens the player stays on top of everything below it: it sticks within the page, not within this column. */}
      <div className="flex flex-col gap-3 p-3 max-lg:contents">
        <div className="flex gap-3 max-lg:contents">
          <Player plan={shown} playhead={playhead} onLoudness={setLoudness} onPicture={onPicture} />
          {wide ? <PlanStage plan={plan} shot={selected} className="w-[290px] shrink-0" /> : null}
        </div>
        <PlanTimeline
          plan={plan}
          playhead={playhead}
          selected={selected}
          onEdit={edit}
          loudness={loudness}
          pictures={seen}
        />
        <div className="max-lg:hidden">
          <ShotCards plan={plan} selected={selected} onSelect={playhead.toShot} onEdit={edit} />
        </div>
      </div>
      <PlanInspector
        editing={calm}
        request={request}
        selected={selected}
        onSelect={playhead.toShot}
        tab={tab}
        onTab={setTab}
        wide={wide}
        phone={phone}
      />
    </div>
  );
}
