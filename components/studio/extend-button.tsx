"use client";

import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Segments } from "#components/ui/segments.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { extensionLimits, limits } from "#lib/contract/limits.ts";
import type { ExtendRequest } from "#lib/contract/refine.ts";
import { newRequestKey, service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { formFaults } from "./form-faults.ts";
import { usd } from "./words.ts";

const counts = ["1", "2", "3"] as const;

/** The way to a longer film, where one more shot has room. */
export function ExtendButton({ film, className = "" }: { film: GenerationBody; className?: string }) {
  const [open, setOpen] = useState(false);
  const room = extensionLimits.film_shots_max - film.shots.length;
  const why = room > 0 ? undefined : `A film has ${extensionLimits.film_shots_max} shots at most.`;
  return (
    <>
      <Button
        disabled={why !== undefined}
        title={why}
        aria-description={why}
        onClick={() => setOpen(true)}
        className={className}
      >
        <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> Extend film
      </Button>
      {open ? <ExtendDialog film={film} room={room} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ExtendDialog({ film, room, onClose }: { film: GenerationBody; room: number; onClose: () => void }) {
  const router = useRouter();
  const [words, setWords] = useState("");
  const [count, setCount] = useState<(typeof counts)[number]>("1");
  const [seconds, setSeconds] = useState("");
  const said = words.trim();
  const request = useMemo<ExtendRequest>(
    () => ({
      generation_id: film.generation_id,
      shot_count: Number(count),
      ...(said === "" ? {} : { raw_intent: said }),
      ...(seconds === "" ? {} : { duration_seconds: Number(seconds) }),
    }),
    [film.generation_id, count, said, seconds],
  );
  // oxlint-disable-next-line react/exhaustive-deps
  const key = useMemo(() => newRequestKey(), [request]);
  const extend = useMutation({
    mutationFn: () => service.extend_sequence(request, { idempotencyKey: key, prefer: "respond-async" }),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const busy = extend.isPending || extend.isSuccess;
  const faults = formFaults(extend.error, ["/raw_intent", "/shot_count", "/duration_seconds"]);
  const wordsFault = faults.at("/raw_intent") ?? faults.at("/shot_count");
  const perShot = film.cost.quoted_usd / film.shots.length;
  return (
    <Dialog title="Extend film" open onOpenChange={(open) => (open ? undefined : onClose())}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) extend.mutate();
        }}
      >
        <div className="flex flex-col gap-1.5">
          <label htmlFor="extend-words" className="text-sm text-ink2">
            What happens next? (optional)
          </label>
          <textarea
            id="extend-words"
            value={words}
            rows={3}
            maxLength={limits.raw_intent_max}
            placeholder="By morning the storm is over."
            disabled={busy}
            aria-invalid={wordsFault !== undefined || undefined}
            aria-describedby="extend-note"
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            className="block field-sizing-content max-h-60 min-h-20 w-full resize-none rounded-control border border-ctl bg-s1 px-2.5 py-1.5 placeholder:text-ink3 aria-invalid:border-fail"
          />
          <p
            id="extend-note"
            role={wordsFault === undefined ? undefined : "alert"}
            className={`text-sm ${wordsFault === undefined ? "text-ink3" : "text-fail"}`}
          >
            {wordsFault ?? "Without words the story goes on by itself. What is there stays as it is, byte for byte."}
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-5">
          <Segments
            label="Shots to add"
            value={count}
            onChange={setCount}
            options={counts.filter((each) => Number(each) <= room).map((value) => ({ value, label: value }))}
          />
          <Field
            label="Seconds to add"
            type="number"
            inputMode="decimal"
            min={0.75}
            max={limits.duration_seconds_max}
            step="any"
            placeholder="Auto"
            value={seconds}
            error={faults.at("/duration_seconds")}
            onChange={(event) => setSeconds(event.target.value)}
            control="figures"
            className="w-[130px]"
          />
        </div>
        {faults.rest === null ? null : <FaultNote error={faults.rest} doing="extend the film" />}
        <div className="flex items-center justify-end gap-2">
          <span className="mr-auto text-sm text-ink2">
            <span className="figures font-semibold text-ink">{usd(perShot * Number(count))}</span>{" "}
            {perShot === 0 ? "preview" : "about"}
          </span>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? "Planning" : count === "1" ? "Add a shot" : `Add ${count} shots`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
