import type { PlanRequest } from "#lib/contract/requests.ts";

const key = (plan_id: string): string => `shotwright-request-${plan_id}`;

/** Keeps what a draft was made of while this window is open, so that it can be directed from its own page, too. */
export const keepRequest = (plan_id: string, request: PlanRequest): void =>
  sessionStorage.setItem(key(plan_id), JSON.stringify(request));

/** What a draft was made of; null where this window does not know. */
export const keptRequest = (plan_id: string): PlanRequest | null => {
  const text = sessionStorage.getItem(key(plan_id));
  return text === null ? null : (JSON.parse(text) as PlanRequest);
};
