import type { ReactNode } from "react";
import { stateWords } from "#components/studio/credential-words.ts";
import { StateChip } from "#components/studio/state-chip.tsx";
import type { ProvenanceState } from "#lib/contract/provenance.ts";
import { trustListPath } from "./trust-list.ts";
import { verifyNames } from "./verify-names.ts";

/** Where everything stands on the page: what one does, the answer beside it, and what answers mean. */
export function VerifyFrame({
  heading,
  zone,
  answer,
  status,
}: {
  heading?: string | undefined;
  zone: ReactNode;
  answer: ReactNode;
  status: string;
}) {
  return (
    <div className="@container flex flex-1 flex-col">
      <div className="grid flex-1 grid-rows-[auto_1fr] @4xl:grid-cols-[minmax(320px,440px)_minmax(0,1fr)]">
        <div className="px-10 pt-9 pb-4 max-md:px-4 max-md:pt-6">
          {heading === undefined ? null : <h1 className="mb-2 text-2xl font-semibold tracking-tight">{heading}</h1>}
          <p className="mb-5 text-md text-ink2">
            Drop a film or a still. You will see who signed it, what it was made from, and whether it was changed.
          </p>
          {zone}
        </div>
        <div className="min-w-0 border-line bg-s1 px-9 pt-7 pb-10 @max-4xl:border-y max-md:px-4 @4xl:row-span-2 @4xl:border-l">
          <div id={verifyNames.answer} className="@container">
            {answer}
          </div>
        </div>
        <div className="px-10 pt-2 pb-9 max-md:px-4 max-md:pt-5">
          <Legend />
        </div>
      </div>
      <p id={verifyNames.status} role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}

const answers: readonly ProvenanceState[] = ["trusted", "valid", "invalid", "none"];

function Legend() {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-3 font-semibold">
        What the four answers mean
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-2.5">
        {answers.map((state) => (
          <div key={state} className="contents">
            <dt>
              <StateChip state={state} />
            </dt>
            <dd className="text-ink2">{stateWords[state].meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-ink2">
        Whom this studio knows stands in its trust list. Give it to other readers, and they know the studio’s signature
        too:{" "}
        <a href={trustListPath} download="trust-anchor.pem" className="text-accent underline">
          Download the trust list
        </a>
      </p>
    </section>
  );
}
