import { expect, test } from "vitest";
import { askBriefly } from "./ask-briefly.ts";
import { noUsage, type ModelPort, type ModelReply } from "./models/model-port.ts";

const model = (reply: ModelReply): ModelPort => ({ name: "compatible:small", ask: () => Promise.resolve(reply) });
const never = new AbortController().signal;

test("an answer is told by what it took; nobody knows the price of a server of one's own", async () => {
  const usage = { tokens_in: 20, tokens_kept: 0, tokens_out: 5 };
  expect(await askBriefly(model({ kind: "answer", text: '{"ready":true}', usage }), never)).toEqual({
    tokens_in: 20,
    tokens_out: 5,
    cost_usd: null,
  });
});

test("silence rejects with what the vendor said", async () => {
  const silent = model({ kind: "none", because: "unavailable", status: 401, usage: noUsage });
  await expect(askBriefly(silent, never)).rejects.toMatchObject({ name: "ModelSilent", statusCode: 401 });
});
