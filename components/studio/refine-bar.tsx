"use client";

import { useMutation } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { controlClass } from "#components/ui/field.tsx";
import type { GenerationBody, Shot } from "#lib/contract/generation.ts";
import type { RefineRequest } from "#lib/contract/refine.ts";
import { newRequestKey, service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { formFaults } from "./form-faults.ts";
import { usd } from "./words.ts";

/** What should change in one shot, in plain words, and how long it should be. `onHold`: a person is at it with this shot. */
export function RefineBar({
  film,
  shot,
  onHold,
}: {
  film: GenerationBody;
  shot: Shot;
  onHold: (held: boolean) => void;
}) {
  const router = useRouter();
  const [instruction, setInstruction] = useState("");
  const [seconds, setSeconds] = useState("");
  const said = instruction.trim();
  const request = useMemo<RefineRequest>(
    () => ({
      generation_id: film.generation_id,
      shot_id: shot.shot_id,
      instruction: said,
      ...(seconds === "" ? {} : { duration_seconds: Number(seconds) }),
    }),
    [film.generation_id, shot.shot_id, said, seconds],
  );
  // oxlint-disable-next-line react/exhaustive-deps
  const key = useMemo(() => newRequestKey(), [request]);
  const refine = useMutation({
    mutationFn: () => service.refine_shot(request, { idempotencyKey: key, prefer: "respond-async" }),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const busy = refine.isPending || refine.isSuccess;
  const faults = formFaults(refine.error, ["/instruction", "/duration_seconds"]);
  const others = film.shots.length - 1;
  const price = film.cost.lines
    .filter(({ shot_id }) => shot_id === shot.shot_id)
    .reduce((sum, { amount_usd }) => sum + amount_usd, 0);
  const hold = (held: boolean) => onHold(held || said !== "" || seconds !== "");
  return (
    <form
      className="rounded-card border border-line bg-s1 px-4 py-3 max-md:mx-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== "" && !busy) refine.mutate();
      }}
      onFocus={() => hold(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold(false);
      }}
    >
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor="refine" className="font-semibold">
          What should change in shot {shot.index}?
        </label>
        <span className="text-sm text-ink2">
          {others === 0
            ? "The film has this one shot."
            : `Only this shot is made again. The other ${others === 1 ? "one is" : `${others} are`} reused byte for byte.`}
        </span>
      </div>
      <div className="flex items-start gap-2 max-md:flex-wrap">
        <input
          id="refine"
          value={instruction}
          maxLength={2000}
          placeholder="Closer, slower, and make it night"
          autoComplete="off"
          disabled={busy}
          aria-invalid={faults.at("/instruction") !== undefined || undefined}
          aria-describedby="refine-fault"
          onChange={(event) => {
            setInstruction(event.target.value);
            onHold(true);
          }}
          className={`${controlClass} min-w-0 flex-1 max-md:flex-auto max-md:basis-full`}
        />
        <label className="flex items-center gap-1.5">
          <span className="sr-only">Length of shot {shot.index} in seconds</span>
          <input
            type="number"
            inputMode="decimal"
            min={0.75}
            step="any"
            value={seconds}
            placeholder={shot.duration_seconds.toFixed(2)}
            disabled={busy}
            aria-invalid={faults.at("/duration_seconds") !== undefined || undefined}
            aria-describedby="refine-fault"
            onChange={(event) => {
              setSeconds(event.target.value);
              onHold(true);
            }}
            className={`${controlClass} figures w-[5.25rem]! px-2! [appearance:textfield] text-right`}
          />
          <span aria-hidden="true" className="text-sm text-ink3">
            s
          </span>
        </label>
        <Button type="submit" disabled={said === "" || busy} className="max-md:ml-auto">
          <RotateCcw size={14} strokeWidth={1.75} aria-hidden="true" /> {busy ? "Reading" : "Refine shot"}
        </Button>
        <span className="figures self-center text-sm text-ink2">
          {usd(price)}
          {price === 0 ? <span className="font-sans"> preview</span> : ""}
        </span>
      </div>
      <p id="refine-fault" role={refine.error === null ? undefined : "alert"} className="text-sm text-fail">
        {[faults.at("/instruction"), faults.at("/duration_seconds")].filter((fault) => fault !== undefined).join(" ")}
      </p>
      {faults.rest === null ? null : (
        <div className="mt-2.5">
          <FaultNote error={faults.rest} doing="refine the shot" />
        </div>
      )}
    </form>
  );
}
