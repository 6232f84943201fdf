"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field, Select } from "#components/ui/field.tsx";
import { scopes, type Scope } from "#lib/contract/vocabulary.ts";
import { service, wordsFor } from "./client.ts";

const lifetimes = [
  { value: "", label: "Never" },
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
] as const;
const meaning: Record<Scope, string> = {
  read: "plans, films, models",
  generate: "make and cancel films",
  brand: "write brand profiles",
  publish: "publish films",
};

/** Makes a key and shows it, once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<Scope[]>(["read", "generate"]);
  const [days, setDays] = useState("");
  const [copied, setCopied] = useState(false);
  const create = useMutation({
    mutationFn: () =>
      service.create_key({
        name,
        scopes: chosen,
        ...(days === "" ? {} : { expires_at: new Date(Date.now() + Number(days) * 86_400_000).toISOString() }),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys"] }),
  });
  const made = create.data;

  return (
    <Dialog title="New key" open onOpenChange={(open) => (open ? undefined : onClose())}>
      {made === undefined ? (
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
            required
            maxLength={80}
          />
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 font-medium">Scopes</legend>
            {scopes.map((scope) => (
              <label key={scope} className="flex min-h-6 items-center gap-2.5">
                <input
                  type="checkbox"
                  aria-label={scope}
                  checked={chosen.includes(scope)}
                  onChange={(event) =>
                    setChosen(event.target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
                  }
                  className="size-4 accent-[var(--accent)]"
                />
                <span className="font-mono text-[12px]">{scope}</span>
                <span className="text-ink3">{meaning[scope]}</span>
              </label>
            ))}
          </fieldset>
          <Select label="Expires" options={lifetimes} value={days} onChange={(event) => setDays(event.target.value)} />
          {create.error === null ? null : (
            <p role="alert" className="text-fail">
              {wordsFor(create.error, "make the key")}
            </p>
          )}
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button
              look="primary"
              type="submit"
              disabled={name.trim() === "" || chosen.length === 0 || create.isPending}
            >
              Create key
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-ink2">Copy it now. It is not kept and cannot be shown again.</p>
          <Field label="Your new key" readOnly value={made.api_key} onFocus={(event) => event.target.select()} />
          <div className="flex justify-end gap-2">
            <Button
              onClick={() => {
                void navigator.clipboard.writeText(made.api_key).then(() => setCopied(true));
              }}
            >
              Copy key
            </Button>
            <Button look="primary" onClick={onClose}>
              Done
            </Button>
          </div>
          <p role="status" className="sr-only">
            {copied ? "Copied." : ""}
          </p>
        </div>
      )}
    </Dialog>
  );
}
