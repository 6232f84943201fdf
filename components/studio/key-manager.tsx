"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { AlertDialog } from "#components/ui/dialog.tsx";
import { service, wordsFor } from "./client.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { PageHead } from "./page-head.tsx";

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const dayOf = (time: string | null): string => (time === null ? "never" : day.format(new Date(time)));

interface KeyRow {
  key_id: string;
  name: string;
  revoked_at: string | null;
  expires_at: string | null;
}

const standing = (key: KeyRow): { word: string; tone: "pass" | "plain" | "warn" } => {
  if (key.revoked_at !== null) return { word: "Revoked", tone: "plain" };
  if (key.expires_at !== null && new Date(key.expires_at) < new Date()) return { word: "Expired", tone: "warn" };
  return { word: "Active", tone: "pass" };
};

export function KeyManager() {
  const client = useQueryClient();
  const [making, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<KeyRow | null>(null);
  const keys = useQuery({ queryKey: ["keys"], queryFn: ({ signal }) => service.list_keys({}, { signal }) });
  const revoke = useMutation({
    mutationFn: (key: KeyRow) => service.revoke_key({ key_id: key.key_id }),
    onSuccess: async (_, key) => {
      await client.invalidateQueries({ queryKey: ["keys"] });
      toast(`${key.name} is revoked. It stopped working at once.`);
    },
    onError: (error) => toast.error(wordsFor(error, "revoke the key")),
  });

  return (
    <>
      <PageHead title="Keys and usage">
        <Button look="primary" onClick={() => setMaking(true)}>
          New key
        </Button>
      </PageHead>
      <div className="max-w-4xl p-6 max-md:p-4">
        <h2 className="mb-3 font-medium">API keys</h2>
        {keys.error === null ? null : (
          <p role="alert" className="text-fail">
            {wordsFor(keys.error, "load your keys")}
          </p>
        )}
        {keys.data?.keys.length === 0 ? (
          <p className="text-ink2">
            <strong className="font-semibold text-ink">No keys yet.</strong> Make one to use the API.
          </p>
        ) : null}
        <ul aria-label="Keys" className="divide-y divide-line rounded-card border border-line bg-s1 empty:hidden">
          {keys.data?.keys.map((key) => {
            const { word, tone } = standing(key);
            return (
              <li key={key.key_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="min-w-44 flex-1">
                  <p className="font-medium">{key.name}</p>
                  <p className="money text-[12px] text-ink3">sw_live_{key.prefix}_…</p>
                </div>
                <span className="flex gap-1.5">
                  {key.scopes.map((scope) => (
                    <Chip key={scope}>{scope}</Chip>
                  ))}
                </span>
                <p className="w-44 text-[12px] leading-4 text-ink3">
                  Last used {dayOf(key.last_used_at)}
                  <br />
                  Expires {dayOf(key.expires_at)}
                </p>
                <Chip tone={tone}>{word}</Chip>
                {key.revoked_at === null ? (
                  <Button aria-label={`Revoke ${key.name}`} onClick={() => setLeaving(key)}>
                    Revoke
                  </Button>
                ) : null}
              </li>
            );
          })}
        </ul>
        <h2 className="mt-8 mb-2 font-medium">Use the API</h2>
        <p className="text-ink2">
          Send the key as <code className="font-mono text-[12px]">Authorization: Bearer sw_live_…</code> to{" "}
          <a className="text-accent underline" href="/api/v1">
            /api/v1
          </a>
          , which says what there is. Programs read{" "}
          <a className="text-accent underline" href="/api/v1/openapi.json">
            the OpenAPI document
          </a>
          .
        </p>
      </div>
      {making ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}
      <AlertDialog
        title={`Revoke ${leaving?.name ?? ""}?`}
        text="Whoever uses this key is refused from the next request on. This cannot be undone."
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open) setLeaving(null);
        }}
      >
        <Button onClick={() => setLeaving(null)}>Keep it</Button>
        <Button
          look="danger"
          onClick={() => {
            if (leaving !== null) revoke.mutate(leaving);
            setLeaving(null);
          }}
        >
          Revoke key
        </Button>
      </AlertDialog>
    </>
  );
}
