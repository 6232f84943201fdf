import { createApi } from "#lib/api/api.ts";
import { person, send, type TestApp } from "#lib/api/testing/test-app.ts";
import { getServices } from "#lib/context.ts";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { operations } from "#lib/operations/operations.ts";

/**
 * The service in a process of its own, with the environment it is given: `first` makes films, is at one of a vendor's, and
 * is killed then; `again key film live` looks at what was restored, and goes on with it.
 */
const [mode = "", givenKey = "", filmId = "", liveId = ""] = process.argv.slice(2);
const say = (about: string, what: unknown) => process.stdout.write(`${about} ${JSON.stringify(what)}\n`);

const services = await getServices();
const app: TestApp = {
  api: createApi(services, operations),
  store: services.store,
  pass: () => undefined,
  logged: [],
  submitted: [],
  close: () => services.close(),
};
const key = mode === "first" ? (await person(app)).key : givenKey;

const ask = async <T>(name: EndpointName, input: Record<string, unknown>, prefer = "wait=150"): Promise<T> => {
  const response = await send(app, name, { key, input, headers: { Prefer: prefer } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
};
const film = (raw_intent: string) =>
  ask<GenerationBody>("generate_video", { raw_intent, shot_count: 3, duration_seconds: 4, seed: 3, render: "preview" });
const told = async ({ generation_id, status, film: made }: GenerationBody) => {
  const asset = await services.store.assets.byId(made?.asset_id ?? "");
  if (asset === null) throw new Error(`${generation_id} is ${status} and has no film.`);
  const { sha256, media_type } = asset;
  const { state } = await services.verifyFile({ bytes: await services.media.read(sha256), media_type });
  return { generation_id, sha256, state };
};
const stillOf = (generationId: string) => services.store.heroes.attempts(generationId);

if (mode === "first") {
  const made = await told(await film("A fox finds a lantern in the snow."));
  say("made", { key, film: made, sealed: services.sealer.seal("a secret", "conn_1") });
  const input = { raw_intent: "A kite over a harbour.", shot_count: 3, duration_seconds: 4, seed: 3 };
  say("live", (await ask<GenerationBody>("generate_video_staged", input, "respond-async")).generation_id);
  process.stdin.resume();
} else {
  const first = await told(await ask<GenerationBody>("get_generation", { generation_id: filmId }));
  say("first", { film: first, opened: services.sealer.open(givenSealed(), "conn_1") });
  const live = await services.store.generations.byId(liveId);
  say("live", {
    state: live?.state,
    status: live?.status,
    failure: live?.failure?.code,
    attempts: await stillOf(liveId),
  });
  say("new", await told(await film("A lighthouse in a storm.")));
  if (process.env["FAL_KEY"] !== "") {
    const resumed = await ask<GenerationBody>("resume_generation", { generation_id: liveId });
    say("resumed", { status: resumed.status, attempts: await stillOf(liveId) });
  }
  await services.close();
  process.exit(0);
}

function givenSealed(): string {
  return process.argv[6] ?? "";
}
