import { LoaderCircle, ShieldCheck } from "lucide-react";
import type { FileCheck } from "./use-file-check.ts";

/** What stands where the answer will be. */
export function Waiting({ check }: { check: FileCheck }) {
  if (check.phase === "checking")
    return (
      <div className="grid min-h-64 place-items-center">
        <p className="flex max-w-full items-center gap-2.5 text-md text-ink2">
          <LoaderCircle size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 motion-safe:animate-spin" />
          <span className="truncate">Checking {check.file.name}</span>
        </p>
      </div>
    );
  return (
    <div className="grid min-h-64 place-items-center">
      <div className="max-w-sm text-center">
        <ShieldCheck size={28} strokeWidth={1.5} aria-hidden="true" className="mx-auto mb-3 text-ink3" />
        <h2 className="text-lg font-semibold">The answer appears here.</h2>
        <p className="mt-1 text-balance text-ink2">
          Your browser reads the file itself. It looks whether it was changed, who signed it, and what it was made from.
          Nothing is sent.
        </p>
      </div>
    </div>
  );
}
