import { buttonClass } from "#components/ui/button.tsx";

/** No such thing, or not yours: the service does not say which. A plain link: this is part of every page's first load. */
export function NothingHere({ level = 2 }: { level?: 1 | 2 }) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="mx-auto max-w-sm px-4 py-24 text-center">
      <Heading className="text-xl font-semibold">There is nothing here.</Heading>
      <p className="mt-1 mb-5 text-md text-ink2">It may belong to another account.</p>
      <a href="/films" className={buttonClass()}>
        Go to films
      </a>
    </div>
  );
}
