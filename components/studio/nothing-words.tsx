import type { ReactNode } from "react";

/** No such thing, or not yours: the service does not say which. `children` are the way on. */
export function NothingWords({ level, children }: { level: 1 | 2; children: ReactNode }) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="mx-auto max-w-sm px-4 py-24 text-center">
      <Heading className="text-xl font-semibold">There is nothing here.</Heading>
      <p className="mt-1 mb-5 text-md text-ink2">It may belong to another account.</p>
      {children}
    </div>
  );
}
