import { problems } from "#lib/contract/errors.ts";

/** Every problem code, where `docs_url` of an answer leads. */
export function ProblemList() {
  return (
    <main className="mx-auto max-w-3xl p-6">
      <h1 className="mb-2 text-[26px] leading-8 font-semibold">Problems by code</h1>
      <p className="mb-6 text-ink2">
        Every answer that is not a success is <code className="font-mono">application/problem+json</code>. Its{" "}
        <code className="font-mono">code</code> is for programs, its <code className="font-mono">detail</code> for
        people.
      </p>
      <dl className="divide-y divide-line">
        {Object.entries(problems).map(([code, { status, title }]) => (
          <div key={code} id={code} className="grid grid-cols-[3rem_1fr] gap-x-4 py-3">
            <dt className="contents">
              <span className="font-mono text-ink3">{status}</span>
              <span className="font-mono">{code}</span>
            </dt>
            <dd className="col-start-2">{title}.</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
