"use client";

import { useState } from "react";
import { Chip } from "#components/ui/chip.tsx";
import { CodeBlock } from "#components/ui/code-block.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { GenerateRequest } from "#lib/contract/requests.ts";
import { CopyButton } from "./copy-button.tsx";
import { requestForms, requestWords, type RequestForm } from "./request-words.ts";

/** What Generate sends, byte for byte, as four kinds of programs would send it; and the plan that it is about. */
export function RequestPane({ plan, request }: { plan: DirectorPlan; request: GenerateRequest }) {
  const [form, setForm] = useState<RequestForm>("JSON");
  const text = requestWords(form, location.origin, "generate_video", JSON.stringify(request));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div role="group" aria-label="Form" className="flex rounded-control border border-ctl p-[2px]">
          {requestForms.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === form}
              onClick={() => setForm(each)}
              className="h-[26px] rounded-chip px-2 text-sm text-ink2 hover:text-ink aria-pressed:bg-s3 aria-pressed:font-medium aria-pressed:text-ink max-md:h-11 max-md:px-2"
            >
              {each}
            </button>
          ))}
        </div>
        <CopyButton label="Copy request" text={text} />
      </div>
      <div>
        <p className="flex items-center gap-2 rounded-t-control border border-b-0 border-line bg-s2 px-3 py-1.5 font-mono text-sm">
          <Chip tone="pass">POST</Chip> {form === "MCP" ? "/api/mcp" : "/api/v1/generate_video"}
        </p>
        <div className="[&>pre]:rounded-t-none [&>pre]:border [&>pre]:border-line">
          <CodeBlock label={form === "JSON" ? "Request body" : `Request, ${form}`}>{text}</CodeBlock>
        </div>
        <p className="mt-2 text-sm text-ink3">
          {form === "JSON"
            ? "This is the exact body that Generate sends. It renders this plan, whatever happens to the idea meanwhile."
            : "With this body a program gets what Generate makes."}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
        <h2 className="font-semibold">Plan, as returned</h2>
        <CopyButton label="Copy plan" text={JSON.stringify(plan, null, 2)} />
      </div>
      <CodeBlock label="Plan">{planWords(plan)}</CodeBlock>
      <p className="text-sm text-ink3">
        <span className="figures">GET /api/v1/plans/{"{plan_id}"}</span> answers the whole. Every edit here is a{" "}
        <span className="figures">PATCH</span> of it, answered with a plan of its own.
      </p>
    </div>
  );
}

/** A plan's outline: what it is, and how long its lists are. */
const planWords = (plan: DirectorPlan): string => {
  const items = (list: readonly unknown[]) => `[ ${list.length} items ]`;
  const { mode_selection: mode, quote } = plan;
  const lines: [string, string][] = [
    ["plan_id", JSON.stringify(plan.plan_id)],
    ["plan_hash", JSON.stringify(plan.plan_hash)],
    ["parent_plan_id", JSON.stringify(plan.parent_plan_id)],
    ["planner_version", JSON.stringify(plan.planner_version)],
    ["seed", String(plan.seed)],
    ["aspect_ratio", JSON.stringify(plan.aspect_ratio)],
    ["duration_seconds", String(plan.duration_seconds)],
    ["mode_selection", JSON.stringify({ primary: mode.primary, secondary: mode.secondary })],
    ["shots", items(plan.shots)],
    ["edit_beats", items(plan.edit_beats)],
    ["camera_physics", items(plan.camera_physics)],
    ["depth_layers", items(plan.depth_layers)],
    ["story_report", `{ "checks": ${items(plan.story_report.checks)} }`],
    ["prompts", items(plan.prompts)],
    ["quote", `{ "total_usd": ${quote.total_usd}, "if_live_usd": ${quote.if_live_usd} }`],
  ];
  return `{\n${lines.map(([name, value]) => `  "${name}": ${value}`).join(",\n")}\n}`;
};
