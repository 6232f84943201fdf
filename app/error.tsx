"use client";

import { useEffect } from "react";
import { BrokenPage } from "#components/studio/broken-page.tsx";
import { Button } from "#components/ui/button.tsx";

/** A page that broke. The digest is what the server wrote into its log. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <BrokenPage request={error.digest}>
      <Button onClick={reset}>Try again</Button>
    </BrokenPage>
  );
}
