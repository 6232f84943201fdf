import { Chip } from "#components/ui/chip.tsx";
import type { ServiceStateBody } from "#lib/contract/operator-rows.ts";
import { processTones, processWords, since, stretch } from "./service-words.ts";

/** The processes that share the database, and how lately each told that it lives. */
export function ServiceProcesses({ processes, at }: { processes: ServiceStateBody["processes"]; at: string }) {
  return (
    <section aria-labelledby="processes" className="rounded-card border border-line bg-s1 p-4">
      <h2 id="processes" className="font-semibold">
        Processes and their leases
      </h2>
      {processes.length === 0 ? (
        <p className="mt-2 text-ink2">The embedded database belongs to this one process: there are no leases.</p>
      ) : (
        <ul aria-label="Processes and their leases" className="mt-2 divide-y divide-line">
          {processes.map((each) => (
            <li key={each.executor_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <Chip tone={processTones[each.state]}>{processWords[each.state]}</Chip>
              <span className="font-medium">{each.role}</span>
              <span className="min-w-0 font-mono text-sm break-all">
                {each.host} · {each.pid}
              </span>
              <span className="text-sm text-ink3">
                version {each.version}, for {since(each.started_at, at)}
              </span>
              <span className="ml-auto text-sm whitespace-nowrap text-ink2">
                renewed {stretch(each.lease_age_seconds)} ago
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
