/** How a client of the agent server or of the API is set up. `{origin}` stands for this service's address. */
interface AgentSetup {
  id: string;
  label: string;
  /** Where the text goes. */
  where: string;
  text: (origin: string) => string;
}

const bearer = "Bearer sw_live_…";
const json = (value: unknown): string => JSON.stringify(value, null, 2);
const server = (origin: string): string => `${origin}/api/mcp`;
const headers = { Authorization: bearer };

/** Streamable HTTP with a bearer key, in the words of each client. */
export const agentSetups: readonly AgentSetup[] = [
  {
    id: "claude-code",
    label: "Claude Code",
    where: "Run it in a terminal.",
    text: (origin) =>
      `claude mcp add --transport http shotwright \\\n  ${server(origin)} \\\n  --header "Authorization: ${bearer}"`,
  },
  {
    id: "codex",
    label: "Codex",
    where: "Run it in a terminal. The key is read from SHOTWRIGHT_KEY.",
    text: (origin) =>
      `export SHOTWRIGHT_KEY=sw_live_…\ncodex mcp add shotwright --url ${server(origin)} \\\n  --bearer-token-env-var SHOTWRIGHT_KEY`,
  },
  {
    id: "cursor",
    label: "Cursor",
    where: "Put it into .cursor/mcp.json.",
    text: (origin) => json({ mcpServers: { shotwright: { url: server(origin), headers } } }),
  },
  {
    id: "vs-code",
    label: "VS Code",
    where: "Put it into .vscode/mcp.json.",
    text: (origin) => json({ servers: { shotwright: { type: "http", url: server(origin), headers } } }),
  },
  {
    id: "gemini",
    label: "Gemini CLI",
    where: "Put it into ~/.gemini/settings.json.",
    text: (origin) => json({ mcpServers: { shotwright: { httpUrl: server(origin), headers } } }),
  },
  {
    id: "other",
    label: "Another client",
    where: "Most clients take it in this form. The transport is streamable HTTP.",
    text: (origin) => json({ mcpServers: { shotwright: { type: "http", url: server(origin), headers } } }),
  },
  {
    id: "curl",
    label: "curl, without an agent",
    where: "The shortest call that makes a film, over REST.",
    text: (origin) =>
      [
        `curl ${origin}/api/v1/generate_video`,
        `-H "Authorization: ${bearer}"`,
        `-H "Content-Type: application/json"`,
        `-d '{"raw_intent": "Two robots share one umbrella"}'`,
      ].join(" \\\n  "),
  },
];
