"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, CircleX, LoaderCircle } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { service } from "#components/studio/client.ts";
import { FaultNote } from "#components/studio/fault-note.tsx";
import { testWords } from "./director-words.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Asks the connected model one short question, and says what came of it. */
export function TestModel() {
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: () => service.test_director(),
    onSettled: () => client.invalidateQueries({ queryKey: ["director"] }),
  });
  const Icon = test.data?.ok === true ? CircleCheck : CircleX;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? <LoaderCircle {...icon} className="motion-safe:animate-spin" /> : null}
        {test.isPending ? "Asking" : "Test"}
      </Button>
      <p role="status" className="flex min-w-0 items-center gap-2">
        {test.data === undefined || test.isPending ? (
          <span className="text-sm text-ink3">One short question. It costs you nothing.</span>
        ) : (
          <>
            <Icon {...icon} className={`shrink-0 ${test.data.ok ? "text-pass" : "text-fail"}`} />
            <span className="min-w-0 break-words">{testWords(test.data)}</span>
          </>
        )}
      </p>
      {test.error === null ? null : (
        <div className="w-full">
          <FaultNote error={test.error} doing="ask the model" onRetry={() => test.mutate()} />
        </div>
      )}
    </div>
  );
}
