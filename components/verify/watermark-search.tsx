"use client";

import { LoaderCircle, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { signingTime } from "#components/studio/credential-words.ts";
import { ingredientNode, ManifestTree } from "#components/studio/manifest-tree.tsx";
import { Button } from "#components/ui/button.tsx";
import { disclosureOf } from "#lib/contract/disclosure.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import type { FileReport } from "./check-order.ts";
import { Failure } from "./failure.tsx";
import { unansweredWords, type FaultWords } from "./fault-words.ts";
import { megabytes } from "./file-size.ts";

type Search =
  | { phase: "offered" }
  | { phase: "searching" }
  | { phase: "failed"; words: FaultWords }
  | { phase: "done"; found: ProvenanceBody | null };

/** The second step for a file whose credential is gone or does not hold: its pixels may still say where it came from. */
export function WatermarkSearch({ file, report }: { file: File; report: FileReport }) {
  const [search, setSearch] = useState<Search>({ phase: "offered" });
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  const look = async () => {
    const own = new AbortController();
    asked.current = own;
    setSearch({ phase: "searching" });
    const next = await outcomeOf(file, report.manifest_id, own.signal);
    if (!own.signal.aborted) setSearch(next);
  };
  const stop = () => {
    asked.current?.abort();
    setSearch({ phase: "offered" });
  };

  return (
    <section aria-labelledby="watermark" className="rounded-card border border-line bg-bg p-4">
      <h2 id="watermark" className="font-semibold">
        {search.phase === "done" && search.found !== null ? "Matched by watermark" : "Is there a watermark?"}
      </h2>
      {search.phase === "done" ? (
        <div role="status">{search.found === null ? <NoMatch /> : <Match found={search.found} report={report} />}</div>
      ) : (
        <>
          <p className="mt-1 mb-3 max-w-[64ch] text-ink2">
            What is made here also carries a mark in its pixels, which often outlives cutting and converting. To look
            for it, this file ({megabytes(file.size)}) is uploaded to this studio. It is searched once and not kept.
          </p>
          {search.phase === "failed" ? (
            <Failure words={search.words} onRetry={() => void look()} />
          ) : search.phase === "searching" ? (
            <p role="status" className="flex items-center gap-3">
              <LoaderCircle size={16} strokeWidth={1.75} aria-hidden="true" className="motion-safe:animate-spin" />
              <span className="flex-1">Uploading and searching</span>
              <Button size="small" onClick={stop}>
                Stop
              </Button>
            </p>
          ) : (
            <Button onClick={() => void look()}>
              <Search size={14} strokeWidth={1.75} aria-hidden="true" /> Look for a watermark
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function NoMatch() {
  return (
    <p className="mt-1 max-w-[64ch] text-ink2">
      No watermark of this studio was found. It may have been made elsewhere, or been changed so much that the mark is
      gone.
    </p>
  );
}

function Match({ found, report }: { found: ProvenanceBody; report: FileReport }) {
  const time = signingTime(found);
  const same = found.manifest_id === report.manifest_id;
  return (
    <>
      <p className="mt-1 max-w-[64ch]">
        Its pixels carry the watermark of a work that was signed here{time === null ? "" : `, ${time.time}`}. What
        follows is the record of that work. Nothing binds it to this file, which may have been changed since.
        {same ? " It is the record that this file itself carries." : ""}
      </p>
      <p className="mt-2 mb-3 max-w-[64ch] text-ink2">The record says: {disclosureOf(found)}</p>
      <div className="max-w-2xl">
        <ManifestTree
          label="Ingredients of the matched work"
          root={{
            title: "The work that was signed here",
            note: found.model === null ? "Matched by watermark" : `Matched by watermark, by ${found.model}`,
            state: found.state,
            picture: found.ingredients.find(({ thumbnail }) => thumbnail !== null)?.thumbnail ?? null,
            kind: "film",
            manifestId: found.manifest_id,
            signedBy: found.signed_by,
            actions: found.actions,
            watermarked: false,
            below: found.ingredients.map((each) => ingredientNode(each)),
          }}
        />
      </div>
    </>
  );
}

const outcomeOf = async (file: File, own: string | null, signal: AbortSignal): Promise<Search> => {
  let program: typeof import("./find-by-watermark.ts");
  try {
    // The typed client knows the whole contract: it comes when somebody asks.
    program = await import("./find-by-watermark.ts");
  } catch (cause) {
    console.warn("The search is not loaded.", cause);
    return { phase: "failed", words: unansweredWords() };
  }
  try {
    return { phase: "done", found: await program.findByWatermark(file, own, signal) };
  } catch (cause) {
    return { phase: "failed", words: program.searchFaultWords(cause) };
  }
};
