import type { Attempt } from "#lib/contract/generation.ts";
import type { Withdrawal } from "#lib/providers/video-model.ts";
import { VendorFault } from "#lib/providers/vendor-fault.ts";
import { previewStill } from "#lib/routing/choose-still.ts";
import type { OrderChange } from "#lib/store/film-records.ts";
import { loadJob, type Effects } from "./effects.ts";
import { isOperation, orderOf, providerOf } from "./make-shot.ts";
import { hasEnded } from "./progress.ts";
import type { Turn } from "./reach.ts";
import { cancelAsked, withdrawnEntry, withdrawOrder } from "./withdraw-order.ts";

type Operation = Record<string, unknown>;

/** How long another process may still wait for the answer to an order that it placed, in times of `pollMs`. */
const answerPolls = 12;

/** An order of a generation that has ended, which its vendor may still be at. */
interface OpenOrder {
  attempt: Attempt;
  operation: Operation | null;
  paid: boolean;
  cancel: ((operation: Operation, asked: boolean) => Promise<Withdrawal>) | undefined;
  find: (() => Promise<Operation | null>) | undefined;
  amend: (change: OrderChange) => Promise<boolean>;
}

/**
 * Ends what is open of a generation that has ended: its vendors are asked to take their orders back, once each, and what
 * they say of it is written down. Safe to run again. Another turn is needed while an order is on its way; `atWork` says
 * whether this process is placing one. A film that was taken up again sees to its orders itself.
 */
export const withdrawOrders = async (
  effects: Effects,
  { generationId, round, atWork }: { generationId: string; round: number; atWork: boolean },
): Promise<Turn> => {
  const generation = await effects.store.generations.byId(generationId);
  if (generation === null || generation.round !== round || !hasEnded(generation.state)) return { over: true };
  await effects.demandLease?.();
  if (atWork) return { over: false, waitMs: effects.pollMs };
  const orders = [...(await openShots(effects, generationId)), ...(await openStills(effects, generationId))];
  const over = await Promise.all(orders.map((order) => withdrawOpen(effects, order)));
  return over.every(Boolean) ? { over: true } : { over: false, waitMs: effects.pollMs };
};

/** False while the order may still come. */
const withdrawOpen = async (effects: Effects, order: OpenOrder): Promise<boolean> => {
  const { attempt, amend } = order;
  const { started_at } = attempt;
  const end = async (...how: Parameters<typeof withdrawnEntry>): Promise<boolean> => {
    await amend({ started_at, ...withdrawnEntry(...how) });
    return true;
  };
  if (!order.paid) return end("withdrawn", null, effects.clock());
  let { operation } = order;
  if (operation === null) {
    const soon = Date.parse(started_at) + answerPolls * effects.pollMs;
    if (effects.clock().getTime() < soon) return false;
    operation = await searched(order);
    if (operation === null) {
      const late = Date.parse(started_at) + effects.providerTimeoutMs;
      // A history may name an order only once that has ended, so one that is not there yet is waited for.
      if (order.find !== undefined && effects.clock().getTime() < late) return false;
      return end("unknown", null, effects.clock());
    }
    const found = { started_at, operation, outcome: "unknown", code: null, message: null, ended_at: null } as const;
    if (!(await amend(found))) return true;
  }
  const asking = { started_at, operation, outcome: "unknown", code: cancelAsked, ended_at: null } as const;
  const message = "The vendor was asked to take it back.";
  const came = await withdrawOrder(effects, order.cancel, operation, {
    asked: attempt.code === cancelAsked,
    onAsked: async () => void (await amend({ ...asking, message })),
  });
  return end(came, operation, effects.clock());
};

/** An order whose answer was lost, as its vendor's history has it. What cannot be asked is not asked again. */
const searched = async (order: OpenOrder): Promise<Operation | null> => {
  try {
    return (await order.find?.()) ?? null;
  } catch (cause) {
    if (!(cause instanceof VendorFault)) throw cause;
    if (cause.kind !== "busy") order.find = undefined;
    return null;
  }
};

const openShots = async (effects: Effects, generationId: string): Promise<OpenOrder[]> => {
  const job = await loadJob(effects.store, generationId);
  const shots = await effects.store.shots.list(generationId);
  return shots.flatMap((shot) =>
    shot.attempts
      .filter(({ ended_at }) => ended_at === null)
      .map((attempt): OpenOrder => {
        const { shot_id } = shot;
        const provider = providerOf(effects, attempt.model);
        const number = shot.attempts.indexOf(attempt) + 1;
        return {
          attempt,
          operation: isOperation(shot.operation) ? shot.operation : null,
          // Of a vendor that is not connected any more nobody can say what it is owed.
          paid: provider === undefined || provider.paid === true,
          cancel: provider?.cancel?.bind(provider),
          find:
            provider?.find &&
            (async () =>
              (await provider.find?.(
                await orderOf(effects, job, shot_id, attempt.model, number),
                new Date(attempt.started_at),
              )) ?? null),
          amend: (change) => effects.store.openOrders.amendShot(generationId, shot_id, change),
        };
      }),
  );
};

const openStills = async (effects: Effects, generationId: string): Promise<OpenOrder[]> => {
  const attempts = await effects.store.heroes.attempts(generationId);
  return attempts
    .filter(({ ended_at }) => ended_at === null)
    .map(({ hero_frame_id, operation, ...attempt }): OpenOrder => {
      const { models, stillProviders } = effects;
      const provider = stillProviders.get(models.find(({ model_id }) => model_id === attempt.model)?.provider ?? "");
      return {
        attempt,
        operation,
        paid: attempt.model !== previewStill && (provider === undefined || provider.paid === true),
        cancel: provider?.cancel?.bind(provider),
        // A still whose answer was lost is not looked for: nobody could say which of its film's stills it is.
        find: undefined,
        amend: (change) => effects.store.openOrders.amendStill(hero_frame_id, change),
      };
    });
};
