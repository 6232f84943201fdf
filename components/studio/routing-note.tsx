import type { Model } from "#lib/contract/model.ts";
import { usd } from "./words.ts";

/** How a shot gets its model, in plain words, and what draws it while that model is not connected. */
export function RoutingNote({ models }: { models: readonly Model[] | undefined }) {
  const connected = models?.filter((model) => model.connected && model.status !== "removed").length ?? 0;
  return (
    <section aria-labelledby="routing" className="rounded-card border border-line bg-s1 p-4">
      <h2 id="routing" className="font-semibold">
        How a shot gets its model
      </h2>
      <div className="mt-2 grid grid-cols-3 gap-x-8 gap-y-3 leading-5 text-ink2 max-lg:grid-cols-1">
        <p>
          <strong className="block font-medium text-ink">First, what can make it.</strong>A model is left out when it
          cannot hold the length, does not make the shape, cannot begin with your picture, or has no established price.
          The plan names the reason.
        </p>
        <p>
          <strong className="block font-medium text-ink">Then, what suits it.</strong>The rest are scored for what the
          shot shows, its risks, price and speed. Quality weighs most unless the request optimises for cost or speed,
          allows or denies models, or names one.
        </p>
        <p>
          <strong className="block font-medium text-ink">
            {connected === 0 ? "Nothing is connected here." : `${connected} are connected here.`}
          </strong>
          {connected === 0
            ? "Every film is a preview: the built-in preview/motion draws all shots from the plan, and preview/still the hero frame. "
            : "If one fails, the next takes over, and you pay at most the quote. Shots of models that are not connected are drawn by the built-in preview/motion. "}
          Previews cost {usd(0)} and are signed as what they are.
        </p>
      </div>
    </section>
  );
}
