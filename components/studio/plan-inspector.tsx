"use client";

import { Tabs } from "#components/ui/tabs.tsx";
import { memo } from "react";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Sheet } from "#components/ui/sheet.tsx";
import type { GenerateRequest } from "#lib/contract/requests.ts";
import { CheckList } from "./check-list.tsx";
import { ReadAgain } from "./director/read-again.tsx";
import { modelHasRead } from "./director/readings.ts";
import { ScreenplayPane } from "./director/screenplay-pane.tsx";
import { PlanStage } from "./plan-stage.tsx";
import { PromptPane } from "./prompt-pane.tsx";
import { RequestPane } from "./request-pane.tsx";
import { RevisionButtons } from "./revision-buttons.tsx";
import { RiskList } from "./risk-list.tsx";
import { ShotCards } from "./shot-cards.tsx";
import { ShotPane } from "./shot-pane.tsx";
import type { PlanEditing } from "./use-plan-revisions.ts";
import { roleTitle } from "./words.ts";

export const planTabs = ["shots", "checks", "screenplay", "shot", "prompts", "api"] as const;
export type PlanTab = (typeof planTabs)[number];
const titles: Record<PlanTab, string> = {
  shots: "Shots",
  checks: "Checks",
  screenplay: "Screenplay",
  shot: "Shot",
  prompts: "Prompts",
  api: "API",
};

/**
 * The plan in words, tab by tab; `wide` where the stage stands elsewhere. On a `phone` one shot is no tab: it is a sheet
 * that its card opens.
 */
export const PlanInspector = memo(function PlanInspector({
  editing,
  request,
  selected,
  onSelect,
  tab,
  onTab,
  wide,
  phone,
}: {
  editing: PlanEditing;
  request: GenerateRequest;
  selected: number;
  onSelect: (index: number) => void;
  tab: PlanTab;
  onTab: (tab: PlanTab) => void;
  wide: boolean;
  phone: boolean;
}) {
  const { shown: plan, stored, edit } = editing;
  const current = plan.shots[selected];
  const { checks } = plan.story_report;
  const open = checks.filter((check) => check.status === "warn" || check.status === "fail").length;
  const sheet = phone && tab === "shot";
  const oneShot = (
    <>
      {wide ? null : <PlanStage plan={plan} shot={selected} />}
      {current === undefined ? null : <ShotPane plan={plan} shot={current} onEdit={edit} />}
    </>
  );
  const passed = checks.filter((check) => check.status === "pass").length;
  return (
    <Tabs.Root
      value={sheet ? "shots" : tab}
      onValueChange={(next) => onTab(planTabs.find((each) => each === next) ?? "checks")}
      className="border-line bg-s1 max-lg:bg-bg lg:sticky lg:top-[52px] lg:flex lg:h-[calc(100dvh-52px)] lg:flex-col lg:border-l"
    >
      <div className="flex shrink-0 items-center border-b border-line pr-1 max-md:pr-0">
        <Tabs.List
          aria-label="Plan details"
          className="-mb-px flex min-w-0 flex-1 flex-wrap px-1.5 max-lg:gap-1 max-lg:px-4 max-md:justify-between max-md:gap-0 max-md:px-1.5"
        >
          {planTabs
            .filter((each) => !(phone && each === "shot"))
            .map((each) => (
              <Tabs.Trigger
                key={each}
                value={each}
                aria-description={each === "checks" ? `${open} to look at` : undefined}
                className={`flex h-10 items-center gap-1.5 border-b-2 border-transparent px-1.5 text-ink2 -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink max-lg:px-2.5 max-md:h-12 max-md:px-1.5 ${each === "shots" ? "lg:hidden" : ""}`}
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
        <RevisionButtons editing={editing} />
      </div>
      <div className="min-h-0 flex-1 lg:overflow-y-auto">
        <Tabs.Content value="shots" className="flex flex-col gap-3 p-4 lg:hidden">
          <ShotCards
            plan={plan}
            selected={selected}
            onSelect={(index) => {
              onSelect(index);
              if (phone) onTab("shot");
            }}
            onEdit={edit}
          />
          {editing.undo === null ? null : (
            <Button onClick={editing.goBack} className="md:hidden">
              Undo: {editing.undo}
            </Button>
          )}
        </Tabs.Content>
        <Tabs.Content value="checks">
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2.5">
            <p className="text-ink2">
              {passed} of {checks.length} pass{modelHasRead(plan) ? "" : ", read from the structure"}. Checks advise;
              they never stop a film.
            </p>
            <ReadAgain editing={editing} />
          </div>
          <CheckList plan={plan} editing={editing} />
          <RiskList plan={plan} editing={editing} />
        </Tabs.Content>
        <Tabs.Content value="screenplay">
          <ScreenplayPane editing={editing} selected={selected} onSelect={onSelect} />
        </Tabs.Content>
        <Tabs.Content value="shot" className="flex flex-col gap-4 p-4">
          {oneShot}
        </Tabs.Content>
        <Tabs.Content value="prompts" className="p-4">
          <PromptPane plan={plan} selected={selected} onSelect={onSelect} />
        </Tabs.Content>
        <Tabs.Content value="api" className="p-4">
          <RequestPane plan={stored} request={request} />
        </Tabs.Content>
      </div>
      {phone ? (
        <Sheet
          title={current === undefined ? "Shot" : `Shot ${current.index}: ${roleTitle(current.role)}`}
          from="bottom"
          open={sheet}
          onOpenChange={(open) => onTab(open ? "shot" : "shots")}
        >
          <div className="flex flex-col gap-4">{oneShot}</div>
        </Sheet>
      ) : null}
    </Tabs.Root>
  );
});
