"use client";

import { useEffect, useState } from "react";
import { CodeBlock } from "#components/ui/code-block.tsx";
import { controlClass } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { agentSetups } from "./agent-setups.ts";
import { CopyButton } from "./copy-button.tsx";

/** The address of the agent server, and what each common client is told to use it. */
export function ConnectAgent() {
  const [origin, setOrigin] = useState("");
  const [chosen, setChosen] = useState("claude-code");
  useEffect(() => setOrigin(location.origin), []);
  const setup = agentSetups.find(({ id }) => id === chosen) ?? agentSetups[0];
  if (setup === undefined) return null;
  const text = setup.text(origin);
  const address = `${origin}/api/mcp`;
  return (
    <section aria-labelledby="connect-an-agent" className="min-w-0 rounded-card border border-line bg-s1 p-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id="connect-an-agent" className="font-semibold">
            Connect an agent
          </h2>
          <p className="mt-1 text-ink2">
            The same tools, scopes and prices as the REST interface, over MCP.{" "}
            <a className="text-accent underline" href="/docs">
              Every call
            </a>{" "}
            ·{" "}
            <a className="text-accent underline" href="/api/v1/openapi.json">
              OpenAPI
            </a>
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
          <label htmlFor="mcp-address" className="text-sm text-ink2">
            MCP address
          </label>
          <div className="flex gap-2">
            <input
              id="mcp-address"
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
              className={`${controlClass} figures min-w-0 flex-1`}
            />
            <span className="[&_button]:h-8 [&_button]:max-md:h-11">
              <CopyButton label="Copy address" text={address} compact />
            </span>
          </div>
        </div>
        <Select
          label="Client"
          options={agentSetups.map(({ id, label }) => ({ value: id, label }))}
          value={chosen}
          onChange={setChosen}
          className="w-48 max-sm:w-full"
        />
      </div>
      <div className="mt-3 mb-1.5 flex items-center justify-between gap-3">
        <p className="text-sm text-ink3">{setup.where}</p>
        <CopyButton label="Copy" text={text} />
      </div>
      <CodeBlock label={`Set-up for ${setup.label}`}>{text}</CodeBlock>
    </section>
  );
}
