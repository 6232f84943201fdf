"use client";

import { Tabs } from "radix-ui";
import { useEffect, useState } from "react";
import { Chip } from "#components/ui/chip.tsx";
import { CodeBlock } from "#components/ui/code-block.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { GenerateRequest } from "#lib/contract/requests.ts";
import { AnimaticPlayer } from "./animatic-player.tsx";
import { CheckList } from "./check-list.tsx";
import { CopyButton } from "./copy-button.tsx";
import { PromptPane } from "./prompt-pane.tsx";
import { RiskList } from "./risk-list.tsx";
import { ShotCards } from "./shot-cards.tsx";
import { ShotPane } from "./shot-pane.tsx";
import { usePlayhead, useShownShot } from "./use-playhead.ts";

const tabs = ["shots", "checks", "shot", "prompts", "api"] as const;
type Tab = (typeof tabs)[number];
const titles: Record<Tab, string> = { shots: "Shots", checks: "Checks", shot: "Shot", prompts: "Prompts", api: "API" };

/** One plan, one playhead, one selected shot: what is chosen in one view is chosen in all, and stands in the address. */
export function PlanView({
  plan,
  request,
  shot,
  tab: asked,
}: {
  plan: DirectorPlan;
  request: GenerateRequest;
  shot: number;
  tab: string | null;
}) {
  const playhead = usePlayhead(plan, plan.shots[shot - 1]?.start_seconds ?? 0);
  const [tab, setTab] = useState<Tab>(() => tabs.find((each) => each === asked) ?? "checks");
  const selected = useShownShot(plan, playhead);
  const current = plan.shots[selected];
  const open = plan.story_report.checks.filter((check) => check.status === "warn" || check.status === "fail").length;
  const passed = plan.story_report.checks.filter((check) => check.status === "pass").length;

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
  useEffect(() => {
    const query = new URLSearchParams({ shot: String(selected + 1), tab });
    window.history.replaceState(null, "", `${location.pathname}?${query}`);
  }, [selected, tab]);

  const cards = <ShotCards plan={plan} selected={selected} onSelect={playhead.toShot} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_388px] max-lg:grid-cols-1 max-lg:pb-[76px]">
      <div className="flex flex-col gap-3 p-3 max-lg:p-0">
        <AnimaticPlayer plan={plan} playhead={playhead} />
        <div className="max-lg:hidden">{cards}</div>
      </div>
      <Tabs.Root
        value={tab}
        onValueChange={(next) => setTab(next as Tab)}
        className="border-line bg-s1 max-lg:bg-bg lg:sticky lg:top-[52px] lg:flex lg:h-[calc(100dvh-52px)] lg:flex-col lg:border-l"
      >
        <Tabs.List
          aria-label="Plan details"
          className="flex shrink-0 gap-1 border-b border-line px-2.5 max-lg:justify-between max-lg:px-4 max-md:gap-0 max-md:px-1.5"
        >
          {tabs.map((each) => (
            <Tabs.Trigger
              key={each}
              value={each}
              aria-description={each === "checks" ? `${open} to look at` : undefined}
              className={`flex h-10 items-center gap-2 border-b-2 border-transparent px-2.5 text-ink2 -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink max-md:h-12 max-md:px-1.5 ${each === "shots" ? "lg:hidden" : ""}`}
            >
              {titles[each]}
              {each === "checks" && open > 0 ? (
                <span aria-hidden="true">
                  <Chip tone="warn" className="!h-[18px] !px-1.5">
                    {open}
                  </Chip>
                </span>
              ) : null}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <div className="min-h-0 flex-1 lg:overflow-y-auto">
          <Tabs.Content value="shots" className="p-4 lg:hidden">
            {cards}
          </Tabs.Content>
          <Tabs.Content value="checks">
            <p className="border-b border-line px-4 py-3 text-ink2">
              {passed} of {plan.story_report.checks.length} pass. Checks advise; they never stop a film.
            </p>
            <CheckList checks={plan.story_report.checks} />
            <RiskList plan={plan} />
          </Tabs.Content>
          <Tabs.Content value="shot" className="p-4">
            {current === undefined ? null : <ShotPane plan={plan} shot={current} />}
          </Tabs.Content>
          <Tabs.Content value="prompts" className="p-4">
            <PromptPane plan={plan} selected={selected} onSelect={playhead.toShot} />
          </Tabs.Content>
          <Tabs.Content value="api" className="flex flex-col gap-3 p-4">
            <div className="flex items-center justify-between gap-3">
              <p className="font-mono text-sm">POST /api/v1/generate_video</p>
              <CopyButton label="Copy request" text={JSON.stringify(request)} />
            </div>
            <CodeBlock label="Request body">{JSON.stringify(request)}</CodeBlock>
            <p className="text-sm text-ink2">
              Generate sends exactly this. It renders this plan, shot by shot, whatever happens to the idea meanwhile.
            </p>
            <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
              <dt className="text-ink3">plan_hash</dt>
              <dd className="truncate">{plan.plan_hash}</dd>
              <dt className="text-ink3">planner</dt>
              <dd>{plan.planner_version}</dd>
              <dt className="text-ink3">seed</dt>
              <dd>{plan.seed}</dd>
            </dl>
          </Tabs.Content>
        </div>
      </Tabs.Root>
    </div>
  );
}
