import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { Chip } from "#components/ui/chip.tsx";
import type { Model } from "#lib/contract/model.ts";
import { audioWords, connectionWords, durationWords, inputWords, plainDate, priceWords } from "./model-words.ts";
import { sentenceCase } from "./words.ts";

/** One grid for the head and every line; cards where there is no room for it. */
export const modelColumns =
  "grid grid-cols-[minmax(11.875rem,1.7fr)_minmax(6.875rem,0.8fr)_minmax(8.125rem,1fr)_minmax(8.125rem,1fr)_minmax(9.375rem,1.1fr)_minmax(8.125rem,0.9fr)] gap-4 px-4";

/** A model of the catalog. Nothing is said of what is not established. */
export function ModelLine({ model }: { model: Model }) {
  const { title, model_id, strengths, native_multi_shot: many, price } = model;
  const removed = model.status === "removed";
  const lengths = durationWords(model.durations);
  const cost = priceWords(model);
  const takes = inputWords(model.inputs);
  const connection = connectionWords(model);
  const Icon = removed ? CircleX : model.connected ? CircleCheck : CircleDashed;
  return (
    <li
      className={`${modelColumns} items-start py-3 @max-[60rem]:grid-cols-3 max-md:grid-cols-2 ${removed ? "text-ink3" : ""}`}
    >
      <div className="min-w-0 @max-[60rem]:col-span-full">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title}
          <Chip tone="outline" className="h-5! px-1.5! font-normal!">
            {model.kind === "video" ? "Video" : "Stills"}
          </Chip>
        </h3>
        <p className="figures text-xs break-all text-ink3">{model_id}</p>
        {strengths.length === 0 ? null : (
          <p className="mt-1 text-sm leading-5 text-ink2">{sentenceCase(strengths.join(", "))}.</p>
        )}
      </div>
      <Cell term="Clips and sound">
        {model.kind === "image" ? (
          <span className="text-ink3">A still</span>
        ) : (
          <>
            <span className="block">{lengths ?? <Unknown />}</span>
            {model.audio === null ? null : <span className="block text-ink3">{audioWords[model.audio]}</span>}
            {many === null ? null : (
              <span className="block text-ink3">
                {many.max_shots === null ? "Several shots at once" : `Up to ${many.max_shots} shots at once`}
              </span>
            )}
          </>
        )}
      </Cell>
      <Cell term="Shapes and sizes">
        {model.aspect_ratios === null ? <Unknown /> : <span className="block">{model.aspect_ratios.join(" · ")}</span>}
        {model.resolutions === null ? null : (
          <span className="block text-ink3">
            {model.resolutions.join(" · ")}
            {model.fps === null ? "" : `, ${model.fps} fps`}
          </span>
        )}
      </Cell>
      <Cell term="Takes">
        {takes.length === 0 ? <Unknown /> : sentenceCase(takes.join(", "))}
        {model.face_policy === "own_assets_only" ? (
          <span className="block text-ink3">Faces only from its own library</span>
        ) : model.face_policy === "blocked" ? (
          <span className="block text-ink3">No real faces</span>
        ) : null}
      </Cell>
      <Cell term="Price">
        {cost === null || price === null ? (
          <span className="text-ink3">No price is established, so it is never chosen.</span>
        ) : (
          <>
            <span className="block font-medium">{cost.cost}</span>
            {cost.rate === "" ? null : <span className="block text-ink3">{cost.rate}</span>}
            <span className="block text-xs text-ink3">
              As of <time dateTime={price.as_of}>{plainDate(price.as_of)}</time>: {price.source}
            </span>
          </>
        )}
      </Cell>
      <Cell term="Connection">
        <span
          className={`flex items-center gap-1.5 font-medium ${model.connected && !removed ? "text-pass" : removed ? "" : "text-ink2"}`}
        >
          <Icon size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          {connection.word}
        </span>
        <span className="block text-ink3">{connection.how}</span>
        {model.sunset_on === null || removed ? null : (
          <span className="block text-warn">Ends on {plainDate(model.sunset_on)}</span>
        )}
      </Cell>
    </li>
  );
}

function Cell({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 text-sm leading-5">
      <span className="block text-xs text-ink3 @min-[60rem]:sr-only">{term}</span>
      {children}
    </div>
  );
}

function Unknown() {
  return <span className="text-ink3">Not established</span>;
}
