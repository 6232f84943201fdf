"use client";

import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { Segments } from "#components/ui/segments.tsx";
import { Select } from "#components/ui/select.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Model } from "#lib/contract/model.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { ModelLine, modelColumns } from "./model-line.tsx";
import { comparablePrice } from "./model-words.ts";
import { PageHead } from "./page-head.tsx";
import { RoutingNote } from "./routing-note.tsx";

type Kind = "all" | Model["kind"];
type Order = "catalog" | "price";

const kinds: readonly { value: Kind; label: string }[] = [
  { value: "all", label: "All" },
  { value: "video", label: "Video" },
  { value: "image", label: "Stills" },
];
const orders: readonly { value: Order; label: string }[] = [
  { value: "catalog", label: "By vendor" },
  { value: "price", label: "Cheapest first" },
];

/** The catalog of models: what each is good at, what it takes and costs, and whether films reach it. */
export function ModelCatalog() {
  const [kind, setKind] = useState<Kind>("all");
  const [order, setOrder] = useState<Order>("catalog");
  const [search, setSearch] = useState("");
  const catalog = useQuery({ queryKey: ["models"], queryFn: ({ signal }) => service.list_models({}, { signal }) });
  const models = catalog.data?.models;
  const wanted = search.trim().toLowerCase();
  const shown = models
    ?.filter(
      (model) =>
        (kind === "all" || model.kind === kind) &&
        [model.model_id, model.title, model.provider, ...model.strengths].join(" ").toLowerCase().includes(wanted),
    )
    // What is connected comes first in either order; the sort is stable.
    .toSorted(
      (a, b) =>
        Number(b.connected) - Number(a.connected) ||
        (order === "price" ? comparablePrice(a) - comparablePrice(b) || 0 : 0) ||
        Number(a.status === "removed") - Number(b.status === "removed"),
    );
  return (
    <>
      <PageHead title="Models" />
      <div className="flex flex-col gap-5 p-6 pt-5 max-md:p-4">
        <RoutingNote models={models} />
        {catalog.error === null ? null : (
          <FaultNote error={catalog.error} doing="load the models" onRetry={() => void catalog.refetch()} />
        )}
        <section aria-labelledby="catalog" className="@container rounded-card border border-line bg-s1">
          <div className="flex flex-wrap items-end gap-3 px-4 pt-3.5 pb-3">
            <div className="mr-auto self-center max-md:w-full">
              <h2 id="catalog" className="font-semibold">
                Catalog
              </h2>
              <p role="status" className="text-sm text-ink3">
                {shown === undefined ? "Loading" : `${shown.length} ${shown.length === 1 ? "model" : "models"}`}
              </p>
            </div>
            <Segments label="Kind" options={kinds} value={kind} onChange={setKind} />
            <Select
              label="Order"
              options={orders}
              value={order}
              onChange={(next) => setOrder(next as Order)}
              className="w-40 max-md:flex-1"
            />
            <label className="relative block w-[220px] max-md:w-full">
              <Search
                size={15}
                strokeWidth={1.75}
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink3"
              />
              <input
                type="search"
                aria-label="Search models"
                placeholder="Search models"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
                className="h-8 w-full rounded-control border border-ctl bg-s1 pr-2 pl-8 placeholder:text-ink3 max-md:h-11"
              />
            </label>
          </div>
          {catalog.isPending ? <Skeleton className="mx-4 mb-4 h-80" /> : null}
          {shown?.length === 0 ? (
            <p className="border-t border-line px-4 py-5 text-ink2">No model matches. Search for less.</p>
          ) : null}
          {shown === undefined || shown.length === 0 ? null : (
            <>
              <div
                aria-hidden="true"
                className={`${modelColumns} border-b border-line pb-2.5 text-sm text-ink2 @max-[60rem]:hidden`}
              >
                <span>Model</span>
                <span>Clips and sound</span>
                <span>Shapes and sizes</span>
                <span>Takes</span>
                <span>Price</span>
                <span>Connection</span>
              </div>
              <ul aria-label="Models" className="divide-y divide-line @max-[60rem]:border-t @max-[60rem]:border-line">
                {shown.map((model) => (
                  <ModelLine key={model.model_id} model={model} />
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
    </>
  );
}
