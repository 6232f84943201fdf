"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import type { Output } from "#lib/contract/endpoints.ts";
import { scopes, type Scope } from "#lib/contract/vocabulary.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { ShownOnce } from "./shown-once.tsx";

const lifetimes = [
  { value: "", label: "Never" },
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
] as const;
const dayMs = 86_400_000;
const meaning: Record<Scope, string> = {
  read: "plans, films, models",
  generate: "make and cancel films",
  brand: "write brand profiles",
  publish: "publish films",
};

/** Makes a key and shows it, once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Output<"create_key"> | null>(null);
  return (
    <Dialog title="New key" open onOpenChange={(open) => (open ? undefined : onClose())}>
      {made === null ? (
        <KeyForm onMade={setMade} onClose={onClose} />
      ) : (
        <ShownOnce
          text="Copy it now. We keep only its hash, so it cannot be shown again."
          label="Your new key"
          copyLabel="Copy key"
          secret={made.api_key}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

function KeyForm({ onMade, onClose }: { onMade: (key: Output<"create_key">) => void; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<Scope[]>(["read", "generate"]);
  const [days, setDays] = useState("");
  const create = useMutation({
    mutationFn: () =>
      service.create_key({
        name,
        scopes: chosen,
        ...(days === "" ? {} : { expires_at: new Date(Date.now() + Number(days) * dayMs).toISOString() }),
      }),
    onSuccess: (key) => {
      onMade(key);
      return client.invalidateQueries({ queryKey: ["keys"] });
    },
  });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <Field
        label="Key name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        placeholder="What uses it"
        required
        maxLength={80}
      />
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-sm text-ink2">Scopes</legend>
        {scopes.map((scope) => (
          <label key={scope} className="flex min-h-6 items-center gap-2.5 max-md:min-h-11">
            <input
              type="checkbox"
              aria-label={scope}
              checked={chosen.includes(scope)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
              }
              className="size-4 accent-[var(--accent)]"
            />
            <span className="w-20 font-mono text-sm">{scope}</span>
            <span className="text-ink3">{meaning[scope]}</span>
          </label>
        ))}
      </fieldset>
      <Select label="Expires" options={lifetimes} value={days} onChange={setDays} />
      {create.error === null ? null : <FaultNote error={create.error} doing="make the key" />}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" disabled={name.trim() === "" || chosen.length === 0 || create.isPending}>
          Create key
        </Button>
      </div>
    </form>
  );
}
