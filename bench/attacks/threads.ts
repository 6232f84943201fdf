import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { percentile, waitsBeside, type Attack, type Finding } from "./house.ts";

const wide = 1_000_000;
const nested = (open: string, close: string, deep: number, inside: string) =>
  open.repeat(deep) + inside + close.repeat(deep);
/** Pages made to be read for ever, each within five MiB. */
const pages: Record<string, string> = {
  srcset: `<img src=a.png srcset="${"a".repeat(wide)} b">`,
  "ld+json": `<script type="application/ld+json">{"@type":"Product","name":"${'\\"'.repeat(300_000)}</script>`,
  style: `<style>${"/*a".repeat(100_000)}</style>`.repeat(15),
  "deep images": nested("<div class='related-header'>", "</div>", 450, "<img src=a.png>".repeat(2000)),
  microdata: nested(
    "<div itemscope itemtype='http://schema.org/Product' itemprop='a'>words ",
    "</div>",
    300,
    "x".repeat(800_000),
  ),
  price: `<div itemscope itemtype="http://schema.org/Product"><span itemprop=name>Pot</span><span itemprop=price>1${",".repeat(200_000)}1</span></div>`,
  attributes: `<a ${"b=c ".repeat(wide)}>x</a>`,
  "unclosed tags": "<b><i><a>".repeat(300_000),
};
const intents: Record<string, string> = {
  "repeated letters": `${"a".repeat(2667)}${" bc".repeat(400)}`.slice(0, 4000),
  "Han words": "狐狸老人灯塔孩子".repeat(500).slice(0, 4000),
  "one word": "fox; ".repeat(800),
  ligatures: "\uFDFA".repeat(4000),
  names: "Anna Maria ".repeat(363),
  brackets: "(".repeat(2000) + ")".repeat(2000),
  joined: "👩‍👩‍👧‍👦".repeat(360).slice(0, 3990),
  "marks on marks": `a${"\u0301".repeat(3990)}`,
};

/** Pages and intents of the worst kind, while another account asks for the models. */
export const hostileWords: Attack = async (house) => {
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? "/").slice(1));
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><title>Clay pot</title><body><h1>Clay pot</h1><p>A pot for soup.</p>${pages[name] ?? ""}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const quiet = await waitsBeside(house, house.key, () => new Promise((resolve) => setTimeout(resolve, 5000)));
  const idle = percentile(quiet, 0.99);
  const before = house.resident_MiB();
  const found: Finding[] = [];
  const tried = async (attack: string, work: () => Promise<{ status: number; ms: number }>) => {
    let answer = { status: 0, ms: 0 };
    const waits = await waitsBeside(house, house.key, async () => (answer = await work()));
    const p99 = percentile(waits, 0.99);
    found.push({
      attack,
      seen: `${answer.status} after ${(answer.ms / 1000).toFixed(1)} s; beside it p99 ${p99.toFixed(0)} ms (idle ${idle.toFixed(0)})`,
      holds: answer.ms < 20_000 && p99 < Math.max(5 * idle, 100) && (answer.status < 500 || answer.status === 503),
    });
  };
  for (const name of Object.keys(pages))
    await tried(`page: ${name}`, async () => {
      const body = { url: `${at}/${encodeURIComponent(name)}`, shot_count: 3 };
      const answer = await house.ask("/ad_from_url", { body, headers: { prefer: "respond-async" } });
      const id = answer.json?.["generation_id"];
      if (typeof id === "string") await house.ask(`/generations/${id}/cancel`, { method: "POST", body: {} });
      return answer;
    });
  for (const [name, raw_intent] of Object.entries(intents))
    await tried(`intent: ${name}`, () => house.ask("/story_intelligence_report", { body: { raw_intent } }));
  const plan = await house.ask("/director_prompt_plan", { body: { raw_intent: "A fox finds a lantern in the snow." } });
  const shots = (plan.json?.["shots"] as { shot_id: string }[] | undefined) ?? [];
  await tried("edit of every description", () =>
    house.ask(`/plans/${String(plan.json?.["plan_id"])}`, {
      method: "PATCH",
      body: {
        shots: Object.fromEntries(
          shots.map(({ shot_id }) => [shot_id, { description: intents["repeated letters"]?.slice(0, 2000) }]),
        ),
      },
    }),
  );
  server.close();
  const grown = house.resident_MiB() - before;
  found.push({ attack: "memory after all of it", seen: `+${grown.toFixed(0)} MiB`, holds: grown < 400 });
  return found;
};
