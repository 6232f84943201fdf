import { TriangleAlert, WifiOff } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { ClientProblem } from "#lib/contract/client.ts";
import { changedPrice, wholeCents } from "./changed-quote.ts";
import { usd } from "./words.ts";

export interface FaultWords {
  strong: string;
  rest: string;
  requestId: string | null;
  offline: boolean;
}

/** What to tell a person about a failed call: what happened and what to do next, never a stack. `doing` is verb and thing. */
export const wordsOf = (error: unknown, doing: string): FaultWords => {
  const base = { requestId: null, offline: false };
  if (error instanceof ClientProblem && error.problem !== null) {
    const { status, problem } = error;
    if (status === 429) {
      const { retryAfterSeconds: seconds } = error;
      const long = seconds === null ? "a minute" : `${Math.max(1, seconds)} s`;
      return { ...base, strong: `Slow down for ${long}.`, rest: "Your text is kept." };
    }
    const price = changedPrice(error);
    if (price !== null)
      return {
        ...base,
        strong: `This now costs ${usd(wholeCents(price))} at most.`,
        rest: "That is more than was said before. Nothing was begun.",
      };
    if (status < 500)
      return {
        ...base,
        strong: `We could not ${doing}.`,
        rest: problem.errors?.map((fault) => fault.message).join(" ") ?? problem.detail,
      };
    return {
      ...base,
      strong: `We could not ${doing}.`,
      rest: "The service did not answer. Nothing is lost.",
      requestId: problem.request_id,
    };
  }
  if (!navigator.onLine)
    return {
      ...base,
      offline: true,
      strong: "You are offline.",
      rest: "Your draft is kept on this device. Films that are rendering go on without you.",
    };
  return { ...base, strong: `We could not ${doing}.`, rest: "The service did not answer. Nothing is lost." };
};

/** A failed call, in words, where it matters, with the way to go on; `onAgree` goes on at what it costs by now. */
export function FaultNote({
  error,
  doing,
  onRetry,
  onAgree,
}: {
  error: unknown;
  doing: string;
  onRetry?: () => void;
  onAgree?: (most_usd: number) => void;
}) {
  const changed = onAgree === undefined ? null : changedPrice(error);
  const price = changed === null ? null : wholeCents(changed);
  const { strong, rest, requestId, offline } = wordsOf(error, doing);
  const Icon = offline ? WifiOff : TriangleAlert;
  return (
    <div role="alert" className="flex items-start gap-3 rounded-card border border-line bg-s1 p-4">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={offline ? "text-ink2" : "text-fail"} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{strong}</p>
        <p className="text-ink2">{rest}</p>
        {requestId === null ? null : <p className="figures mt-1 text-sm text-ink3">Request {requestId}</p>}
      </div>
      {price === null ? null : (
        <Button size="small" look="primary" onClick={() => onAgree?.(price)}>
          Go on for {usd(price)}
        </Button>
      )}
      {onRetry === undefined || price !== null ? null : (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
