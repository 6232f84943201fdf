"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Columns2, Download, X } from "lucide-react";
import { useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import type { GenerationSummary } from "#lib/contract/generation.ts";
import { service } from "./client.ts";
import { fileName, mediaPath } from "./media.ts";
import { VersionCompare } from "./version-compare.tsx";
import type { Version } from "./version-tree.ts";

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

/** What can be done with the films that are chosen: taken home, stopped, and two of them seen beside each other. */
export function BulkBar({ films, onDone }: { films: readonly GenerationSummary[]; onDone: () => void }) {
  const queries = useQueryClient();
  const [beside, setBeside] = useState<readonly [Version, Version] | null>(null);
  const made = films.filter((film) => film.film_url !== null);
  const working = films.filter((film) => film.state === "queued" || film.state === "running");

  const cancel = useMutation({
    mutationFn: () =>
      Promise.allSettled(working.map(({ generation_id }) => service.cancel_generation({ generation_id }))),
    onSuccess: (answers) => {
      const stopped = answers.filter((answer) => answer.status === "fulfilled").length;
      if (stopped > 0) toast(`${count(stopped, "film")} cancelled. Nothing was charged.`);
      if (stopped < answers.length) toast.error(`${count(answers.length - stopped, "film")} could not be cancelled.`);
      void queries.invalidateQueries({ queryKey: ["films"] });
      onDone();
    },
  });
  const compare = useMutation({
    mutationFn: async (): Promise<readonly [Version, Version]> => {
      const [one, other] = await Promise.all(
        made.slice(0, 2).map(({ generation_id }) => service.get_generation({ generation_id })),
      );
      if (one === undefined || other === undefined) throw new Error("Two films are compared, no fewer.");
      return [
        { film: one, depth: 0, name: one.title },
        { film: other, depth: 1, name: other.title },
      ];
    },
    onSuccess: setBeside,
    onError: () => toast.error("We could not load the two films. Nothing is lost."),
  });
  const download = () => {
    for (const { film_url, title } of made) {
      if (film_url === null) continue;
      const link = document.createElement("a");
      link.href = `${mediaPath(film_url)}&download=1`;
      link.download = fileName(title, "mp4");
      link.click();
    }
  };
  return (
    <div
      role="toolbar"
      aria-label="Selected films"
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-line2 bg-s1 px-6 py-2.5 max-md:px-4"
    >
      <p role="status" className="mr-auto font-medium">
        {films.length === 0 ? "Choose films" : `${count(films.length, "film")} selected`}
      </p>
      <Button disabled={made.length !== 2 || films.length !== 2 || compare.isPending} onClick={() => compare.mutate()}>
        <Columns2 {...icon} /> Compare
      </Button>
      <Button disabled={working.length === 0 || cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel {working.length > 1 ? `${working.length} films` : "rendering"}
      </Button>
      <Button disabled={made.length === 0} onClick={download}>
        <Download {...icon} /> Download
      </Button>
      <Button look="plain" onClick={onDone}>
        <X {...icon} /> Done
      </Button>
      {beside === null ? null : <VersionCompare versions={beside} onClose={() => setBeside(null)} />}
    </div>
  );
}

const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? "" : "s"}`;
