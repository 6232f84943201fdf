import { Chip } from "#components/ui/chip.tsx";
import type { ServiceStateBody } from "#lib/contract/operator-rows.ts";
import { plural, processTones, processWords, since, stretch } from "./service-words.ts";
import { sentenceCase } from "./words.ts";

/** One grid for the head and every line: state, role, process, films, lease, since. */
const columns =
  "grid grid-cols-[7rem_5rem_minmax(9rem,1fr)_6rem_9rem_7rem] items-center gap-3 px-4 @max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:gap-y-1";

/** The processes that share the database, what each has in hand, and how lately it told that it lives. */
export function ServiceProcesses({ state: { processes, at } }: { state: ServiceStateBody }) {
  return (
    <section aria-labelledby="processes" className="@container rounded-card border border-line bg-s1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3.5 pb-3">
        <h2 id="processes" className="font-semibold">
          Processes and their leases
        </h2>
        {processes.length === 0 ? null : (
          <p className="text-sm text-ink3">of the last hour; those that only have pages hold none</p>
        )}
      </div>
      {processes.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-ink2">
          No process holds a lease: the embedded database belongs to one alone, and on a Postgres whoever only has pages
          needs none.
        </p>
      ) : (
        <>
          <div
            aria-hidden="true"
            className={`${columns} border-b border-line pb-2.5 text-sm text-ink2 @max-[48rem]:hidden`}
          >
            <span>State</span>
            <span>Role</span>
            <span>Process</span>
            <span>Films</span>
            <span>Lease</span>
            <span>Running for</span>
          </div>
          <ul
            aria-label="Processes and their leases"
            className="divide-y divide-line @max-[48rem]:border-t @max-[48rem]:border-line"
          >
            {processes.map((each) => (
              <li key={each.executor_id} className={`${columns} py-2 ${each.state === "left" ? "text-ink3" : ""}`}>
                <span>
                  <Chip tone={processTones[each.state]}>{processWords[each.state]}</Chip>
                </span>
                <span className="font-medium">{sentenceCase(each.role)}</span>
                <span className="min-w-0 font-mono text-sm break-all" title={`Version ${each.version}`}>
                  {each.host} · {each.pid}
                </span>
                <span className="text-sm">{plural(each.films, "film", "films")}</span>
                <span className="text-sm">renewed {stretch(each.lease_age_seconds)} ago</span>
                <span className="text-sm @max-[48rem]:ml-auto">{since(each.started_at, at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
