import { endpoints } from "#lib/contract/endpoints.ts";
import type { Endpoint } from "#lib/contract/endpoint.ts";

/** Every row of the table in a line; the OpenAPI document says the rest to programs. */
export function EndpointList() {
  return (
    <main className="mx-auto max-w-3xl p-6">
      <h1 className="mb-2 text-[26px] leading-8 font-semibold">The API</h1>
      <p className="mb-6 text-ink2">
        Everything is under <code className="font-mono">/api/v1</code>, JSON in and out. Send a key as{" "}
        <code className="font-mono">Authorization: Bearer …</code>. The whole description is{" "}
        <a className="text-accent underline" href="/api/v1/openapi.json">
          the OpenAPI document
        </a>
        ; problems are explained{" "}
        <a className="text-accent underline" href="/docs/errors">
          by their code
        </a>
        .
      </p>
      <ul className="divide-y divide-line">
        {Object.entries(endpoints as Record<string, Endpoint>).map(([name, row]) => (
          <li key={name} id={name} className="py-3">
            <p className="font-mono text-[12px] break-words">
              <span className="text-ink3">{row.method}</span> {row.path}
            </p>
            <p>{row.summary}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
