import type { EndpointName, RawInput } from "#lib/contract/endpoints.ts";
import { scopes } from "#lib/contract/vocabulary.ts";
import type { Answer } from "#lib/operations/operation.ts";
import type { Api } from "./api.ts";
import { run } from "./run.ts";

/** Asks a row whose answer is JSON on behalf of a signed-in person: how pages get their data. Throws `Problem`. */
export const ask = async <N extends EndpointName>(
  api: Api,
  accountId: string,
  name: N,
  input: RawInput<N>,
): Promise<Answer<N>> => {
  const outcome = await run(api, name, {
    actor: { kind: "user", account_id: accountId, scopes },
    raw: input,
    signal: new AbortController().signal,
  });
  return (outcome.kind === "json" ? outcome.body : undefined) as Answer<N>;
};
