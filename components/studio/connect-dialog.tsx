"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Segments } from "#components/ui/segments.tsx";
import type { ConnectionKind } from "#lib/contract/publishing.ts";
import { service } from "./client.ts";
import { connectionsKey, type ConnectionList } from "./connection-list.tsx";
import { FaultNote } from "./fault-note.tsx";
import { formFaults } from "./form-faults.ts";
import { kindWords } from "./publish-words.ts";
import { ShownOnce } from "./shown-once.tsx";

type Kind = ConnectionList["available_kinds"][number];

const secretBytes = 32;
/** A signing secret as Standard Webhooks writes it. */
const newSigningSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(secretBytes))))}`;

/** Connects a place of one of the kinds that the service names. A signing secret that is made here is shown once. */
export function ConnectDialog({ kinds, onClose }: { kinds: readonly Kind[]; onClose: () => void }) {
  const [made, setMade] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ConnectionKind | null>(null);
  const kind = kinds.find((each) => each.kind === chosen) ?? kinds[0];
  return (
    <Dialog title="Connect another" open onOpenChange={(open) => (open ? undefined : onClose())}>
      {made !== null ? (
        <ShownOnce
          text="Copy it now and give it to the receiver. It is sealed here, so it cannot be shown again."
          label="Your signing secret"
          copyLabel="Copy secret"
          secret={made}
          onDone={onClose}
        />
      ) : kind === undefined ? (
        <p className="text-ink2">There is nothing else to connect here. The watch page is built in.</p>
      ) : (
        <div className="flex flex-col gap-4">
          {kinds.length > 1 ? (
            <div className="md:self-start">
              <Segments
                label="Kind"
                options={kinds.map((each) => ({ value: each.kind, label: each.title }))}
                value={kind.kind}
                onChange={setChosen}
              />
            </div>
          ) : null}
          <p className="text-ink2">{kindWords[kind.kind]}.</p>
          <ConnectForm
            key={kind.kind}
            kind={kind}
            onCancel={onClose}
            onConnected={(secret) => (secret === null ? onClose() : setMade(secret))}
          />
        </div>
      )}
    </Dialog>
  );
}

const examples: Readonly<Record<string, string>> = {
  url: "https://example.com/films",
  endpoint: "https://s3.eu-central-1.amazonaws.com",
  region: "eu-central-1",
  bucket: "our-films",
  prefix: "campaigns/2026",
  public_base_url: "https://films.example.com",
};

function ConnectForm({
  kind,
  onCancel,
  onConnected,
}: {
  kind: Kind;
  onCancel: () => void;
  onConnected: (secret: string | null) => void;
}) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [config, setConfig] = useState<Record<string, string>>({});
  const signs = kind.needs.some((need) => need.name === "secret" && !need.required);
  const [sign, setSign] = useState(signs);
  const connect = useMutation({
    mutationFn: async () => {
      // One's own secret is known to its owner; one that is made here is shown after it was taken.
      const own = config["secret"]?.trim() ?? "";
      const fresh = signs && sign && own === "" ? newSigningSecret() : null;
      const given = Object.entries({ ...config, ...(fresh === null ? {} : { secret: fresh }) });
      const connection = await service.connect_publisher({
        kind: kind.kind,
        display_name: name.trim(),
        config: Object.fromEntries(
          given.filter(([field, value]) => value !== "" && (field !== "secret" || !signs || sign)),
        ),
      });
      return { connection, fresh };
    },
    onSuccess: async ({ connection, fresh }) => {
      await client.invalidateQueries({ queryKey: connectionsKey });
      toast(`${connection.display_name} is connected.`);
      onConnected(fresh);
    },
  });
  const faults = formFaults(connect.error, ["/display_name", ...kind.needs.map((need) => `/config/${need.name}`)]);
  const ready =
    name.trim() !== "" && kind.needs.every((need) => !need.required || (config[need.name] ?? "").trim() !== "");
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        connect.mutate();
      }}
    >
      <Field
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        placeholder="What you call it"
        required
        maxLength={80}
        error={faults.at("/display_name")}
      />
      {kind.needs.map((need) => {
        const isChoice = need.name === "secret" && signs;
        return (
          <Fragment key={need.name}>
            {isChoice ? <SignChoice checked={sign} onChange={setSign} /> : null}
            {isChoice && !sign ? null : (
              <Field
                label={`${labels[need.name] ?? need.title}${need.required ? "" : " (optional)"}`}
                type={need.secret ? "password" : "text"}
                autoComplete="off"
                spellCheck={false}
                dir="ltr"
                value={config[need.name] ?? ""}
                onChange={(event) => setConfig({ ...config, [need.name]: event.target.value })}
                placeholder={isChoice ? "Left empty, we make one" : examples[need.name]}
                required={need.required}
                error={faults.at(`/config/${need.name}`)}
              />
            )}
          </Fragment>
        );
      })}
      {connect.error !== null && faults.rest !== null ? <FaultNote error={faults.rest} doing="connect it" /> : null}
      <p className="text-sm text-ink3">Secrets are sealed and never shown again, here or in an answer.</p>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" type="submit" disabled={!ready || connect.isPending}>
          Connect
        </Button>
      </div>
    </form>
  );
}

function SignChoice({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex min-h-6 items-center gap-2.5 max-md:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 shrink-0 accent-(--accent)"
      />
      <span>Sign what is sent, so that the receiver knows who sends</span>
    </label>
  );
}

/** Shorter than the service's own titles, where a form has the room for less. */
const labels: Readonly<Record<string, string>> = {
  secret: "Signing secret",
  prefix: "Prefix of the object names",
  public_base_url: "Public address of the bucket",
};
