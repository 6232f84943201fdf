import type { ReactNode } from "react";

/** A page that broke. `request` is what the server wrote into its log; `children` are the way on. */
export function BrokenPage({ request, children }: { request: string | undefined; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 text-center">
      <div role="alert">
        <h1 className="text-xl font-semibold">We could not show this page.</h1>
        <p className="mt-1 text-md text-ink2">Nothing is lost. Films that are rendering go on.</p>
        {request === undefined ? null : <p className="figures mt-1 text-sm text-ink3">Request {request}</p>}
        <div className="mt-5">{children}</div>
      </div>
    </main>
  );
}
