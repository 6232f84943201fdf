import type { Context } from "#lib/operations/operation.ts";
import type { Outcome } from "./run.ts";
import { sseStream } from "./sse-stream.ts";

type Told = NonNullable<Context["onPartial"]>;

/** What a plan's stream is made of: the call itself, told whom to tell of parts, and what a thrown problem reads like. */
interface Streamed {
  run: (onPartial: Told) => Promise<Outcome>;
  problemBody: (thrown: unknown) => Promise<unknown>;
  /** Called when the reader leaves. */
  stop: () => void;
  over: () => void;
}

interface PlanBody {
  title?: unknown;
  screenplay?: { cast: { id: string; name: string }[]; places: { id: string; name: string }[]; shots: unknown[] };
}

/**
 * A plan as server-sent events while it is being directed: `screenplay` once its title, cast and places are known, one
 * `shot` as each is whole, `plan` with the whole answer last, or `fault` with a problem in its place. A film that comes at
 * once is told in the same order. A second `screenplay` starts the film anew.
 */
export const planStream = ({ run, problemBody, stop, over }: Streamed): ReadableStream<Uint8Array> =>
  sseStream({
    hello: ": a plan while it is being directed\n\n",
    stop,
    over,
    tell: async ({ write }) => {
      const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      let told = false;
      const onPartial: Told = (partial) => {
        told = true;
        const { kind, ...data } = partial;
        send(kind, data);
      };
      try {
        const outcome = await run(onPartial);
        const body: PlanBody = outcome.kind === "json" ? outcome.body : {};
        if (!told && body.screenplay !== undefined) {
          const { cast, places, shots } = body.screenplay;
          const named = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ id, name }));
          send("screenplay", { title: body.title, cast: named(cast), places: named(places) });
          shots.forEach((shot, index) => send("shot", { index, shot }));
        }
        send("plan", body);
      } catch (thrown) {
        send("fault", await problemBody(thrown));
      }
    },
  });
