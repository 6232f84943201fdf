"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Lock, RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { GenerationBody, HeroFrameBody } from "#lib/contract/generation.ts";
import { agreedTo } from "./changed-quote.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { useRequestKeys } from "./use-request-keys.ts";
import { usd } from "./words.ts";

/** Approve exactly this still, or say what should change and have another drawn. */
export function HeroDecision({ film, hero }: { film: GenerationBody; hero: HeroFrameBody }) {
  const client = useQueryClient();
  const router = useRouter();
  const [note, setNote] = useState("");
  const { hero_frame_id } = hero;
  const said = note.trim();
  // A key for each thing that can be decided, so that a double press decides once.
  const keyOf = useRequestKeys();
  const decide = useMutation({
    mutationFn: ({ decision, most_usd }: { decision: "approve" | "reject"; most_usd: number | null }) => {
      const body = { hero_frame_id, decision, ...(said === "" ? {} : { note: said }), ...agreedTo(most_usd) };
      return service.generate_video_staged(body, { idempotencyKey: keyOf(body), prefer: "respond-async" });
    },
    onSuccess: (_answer, { decision }) => {
      if (decision === "approve") router.push(`/films/${film.generation_id}`);
    },
    // Where it was decided elsewhere meanwhile, the page shows what came of it.
    onSettled: () => client.invalidateQueries({ queryKey: ["film", film.generation_id] }),
  });
  const busy = decide.isPending || decide.isSuccess;
  const { quoted_usd, if_live_usd } = film.cost;
  return (
    <form
      className="border-line px-4 py-3.5 max-lg:order-first max-lg:border-b lg:border-t"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) decide.mutate({ decision: "reject", most_usd: null });
      }}
    >
      <label htmlFor="hero-note" className="mb-1.5 block text-sm text-ink2">
        What should change?
      </label>
      <textarea
        id="hero-note"
        value={note}
        maxLength={2000}
        rows={2}
        disabled={busy}
        placeholder="Warmer light, closer to the subject"
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        className="block field-sizing-content max-h-40 min-h-14 w-full resize-none rounded-control border border-ctl bg-s1 px-2.5 py-1.5 placeholder:text-ink3"
      />
      {decide.error === null ? null : (
        <div className="mt-2.5">
          <FaultNote
            error={decide.error}
            doing="take your decision"
            onAgree={(most_usd) => decide.mutate({ decision: decide.variables.decision, most_usd })}
          />
        </div>
      )}
      <div className="mt-2.5 grid grid-cols-2 gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:mt-0 max-lg:border-t max-lg:border-line max-lg:bg-s1 max-lg:p-3 md:max-lg:left-[3.25rem]">
        <Button size="large" type="submit" disabled={busy} className="max-sm:px-2">
          <RotateCcw size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 max-[379px]:hidden" /> Reject
          and redraw
        </Button>
        <Button
          look="primary"
          size="large"
          disabled={busy}
          onClick={() => decide.mutate({ decision: "approve", most_usd: null })}
          className="max-sm:px-2"
        >
          <Lock size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 max-[379px]:hidden" /> Approve and
          lock
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink2">
        Approving animates exactly this frame, for {quoted_usd === 0 ? null : "at most "}
        <span className="figures">{usd(quoted_usd)}</span>
        {quoted_usd === 0 ? " preview (" : "."}
        {quoted_usd === 0 ? (
          <>
            <span className="figures">{usd(if_live_usd)}</span> if live).
          </>
        ) : null}
      </p>
    </form>
  );
}
