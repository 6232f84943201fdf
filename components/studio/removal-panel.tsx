"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import type { AccountBody } from "#lib/contract/account-rows.ts";
import { urlOf } from "#lib/contract/client.ts";
import { passwordLength } from "#lib/contract/limits.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { formFaults } from "./form-faults.ts";
import { leave } from "./leave.ts";

/** Everything of the account as one file, and the end of the account. */
export function RemovalPanel({ account }: { account: AccountBody }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <section
        aria-labelledby="own-data"
        className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-s1 p-4"
      >
        <div className="min-w-64 flex-1">
          <h2 id="own-data" className="font-semibold">
            Your data
          </h2>
          <p className="mt-0.5 text-ink2">
            Plans, films, brands, consents, publications and what was charged, as lines of JSON. Films and pictures are
            linked; the links work for an hour.
          </p>
        </div>
        <a href={urlOf("/api/v1", "export_account", {})} download className={`${buttonClass()} max-sm:w-full`}>
          Download everything
        </a>
      </section>
      <section
        aria-labelledby="removal"
        className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-fail/50 bg-s1 p-4"
      >
        <div className="min-w-64 flex-1">
          <h2 id="removal" className="font-semibold text-fail">
            Delete this account
          </h2>
          <p className="mt-0.5 text-ink2">
            Its films, plans, brands and keys are gone for good, and the pages you published are taken down.
          </p>
        </div>
        <Button look="danger" onClick={() => setAsking(true)} className="max-sm:w-full">
          Delete account
        </Button>
        {asking ? <RemovalDialog account={account} onClose={() => setAsking(false)} /> : null}
      </section>
    </>
  );
}

/** Asked with what only its owner knows: the password, or the address where there is none. */
function RemovalDialog({ account, onClose }: { account: AccountBody; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const remove = useMutation({
    mutationFn: () => service.delete_account(account.has_password ? { password: typed } : { email: typed }),
    onSuccess: () => leave("/sign-in?after=removed"),
  });
  const faults = formFaults(remove.error, ["/password", "/email"]);
  return (
    <Dialog title="Delete this account for good?" open onOpenChange={(open) => (open ? undefined : onClose())}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          remove.mutate();
        }}
      >
        <p className="text-ink2">
          This ends <span className="break-all text-ink">{account.email}</span> now, in every browser and for every key:
        </p>
        <ul className="list-disc pl-5 text-ink2">
          <li>Films under way are cancelled, and their orders taken back.</li>
          <li>Watch pages and embeds stop working.</li>
          <li>Films, plans, pictures, brands and consents are deleted. Nobody can bring them back.</li>
          <li>Sums of what was charged stay, without your name.</li>
        </ul>
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        {account.has_password ? (
          <Field
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={passwordLength.max}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={faults.at("/password")}
          />
        ) : (
          <Field
            label={`Type ${account.email}`}
            type="email"
            autoComplete="off"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={faults.at("/email")}
          />
        )}
        {faults.rest === null ? null : <FaultNote error={faults.rest} doing="delete your account" />}
        <div className="flex justify-end gap-2 max-sm:flex-col">
          <Button type="button" onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" type="submit" disabled={typed === "" || remove.isPending || remove.isSuccess}>
            Delete account for good
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
