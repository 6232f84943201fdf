import { __iconData as loaderCircle } from "lucide-react/icons/loader-circle";
import { __iconData as shieldCheck } from "lucide-react/icons/shield-check";
import { Icon } from "#components/ui/icon.tsx";
import type { FileCheck } from "./file-checks.ts";

/** What stands where the answer will be. */
export function Waiting({ check }: { check: FileCheck }) {
  if (check.phase === "checking")
    return (
      <div className="grid min-h-64 place-items-center">
        <p className="flex max-w-full items-center gap-2.5 text-md text-ink2">
          <Icon of={loaderCircle} size={18} className="shrink-0 motion-safe:animate-spin" />
          <span className="truncate">Checking {check.file.name}</span>
        </p>
      </div>
    );
  return (
    <div className="grid min-h-64 place-items-center">
      <div className="max-w-sm text-center">
        <Icon of={shieldCheck} size={28} strokeWidth={1.5} className="mx-auto mb-3 text-ink3" />
        <h2 className="text-lg font-semibold">The answer appears here.</h2>
        <p className="mt-1 text-balance text-ink2">
          Your browser reads the file itself. It looks whether it was changed, who signed it, and what it was made from.
          Nothing is sent.
        </p>
      </div>
    </div>
  );
}
