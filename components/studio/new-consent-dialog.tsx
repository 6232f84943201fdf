"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";

/** Writes down that a person agreed to be shown. A release that is chosen is only hashed, here in the browser. */
export function NewConsentDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [subject, setSubject] = useState("");
  const [scope, setScope] = useState("");
  const [territory, setTerritory] = useState("");
  const [until, setUntil] = useState("");
  const [release, setRelease] = useState<File | null>(null);
  const record = useMutation({
    mutationFn: async () =>
      service.record_consent({
        subject,
        scope,
        ...(territory.trim() === "" ? {} : { territory }),
        // The day counts whole, where the person is who writes it down.
        ...(until === "" ? {} : { expires_at: new Date(`${until}T23:59:59`).toISOString() }),
        ...(release === null ? {} : { evidence_sha256: await sha256Of(release) }),
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["consents"] });
      onClose();
    },
  });
  return (
    <Dialog title="Record consent" open onOpenChange={(open) => (open ? undefined : onClose())}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          record.mutate();
        }}
      >
        <Field
          label="Who agreed"
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
          placeholder="Mira Keller"
          required
          maxLength={200}
        />
        <Field
          label="What was agreed to"
          value={scope}
          onChange={(event) => setScope(event.target.value)}
          placeholder="Spring campaign, all channels"
          required
          maxLength={500}
        />
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          <Field
            label="Where (optional)"
            value={territory}
            onChange={(event) => setTerritory(event.target.value)}
            placeholder="Worldwide"
            maxLength={200}
          />
          <Field
            label="Until (optional)"
            type="date"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </div>
        <label className="flex flex-col gap-1.5">
          <span className="text-sm text-ink2">Signed release (optional)</span>
          <input
            type="file"
            onChange={(event) => setRelease(event.target.files?.[0] ?? null)}
            className="text-sm text-ink2 file:mr-3 file:h-8 file:rounded-control file:border file:border-solid file:border-ctl file:bg-s1 file:px-3 file:text-ink max-md:file:h-11"
          />
          <span className="text-sm text-ink3">It stays with you. Only its fingerprint is kept.</span>
        </label>
        {record.error === null ? null : <FaultNote error={record.error} doing="record the consent" />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            type="submit"
            disabled={subject.trim() === "" || scope.trim() === "" || record.isPending}
          >
            Record consent
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const sha256Of = async (file: File): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
