import { TriangleAlert, WifiOff } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import type { FaultWords } from "./fault-words.ts";

/** What did not work, and the way to go on. */
export function Failure({ words, onRetry }: { words: FaultWords; onRetry: () => void }) {
  const Icon = words.offline ? WifiOff : TriangleAlert;
  return (
    <div role="alert" className="flex items-start gap-3 rounded-card border border-line bg-s1 p-4">
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${words.offline ? "text-ink2" : "text-fail"}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{words.strong}</p>
        <p className="break-words text-ink2">{words.rest}</p>
      </div>
      {words.again ? (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
