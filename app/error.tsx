"use client";

import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";

/** A page that broke. The digest is what the server wrote into its log. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main className="grid min-h-dvh place-items-center px-4 text-center">
      <div role="alert">
        <h1 className="text-xl font-semibold">We could not show this page.</h1>
        <p className="mt-1 text-md text-ink2">Nothing is lost. Films that are rendering go on.</p>
        {error.digest === undefined ? null : <p className="figures mt-1 text-sm text-ink3">Request {error.digest}</p>}
        <Button className="mt-5" onClick={reset}>
          Try again
        </Button>
      </div>
    </main>
  );
}
