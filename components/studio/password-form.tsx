"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { passwordLength } from "#lib/contract/limits.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { formFaults } from "./form-faults.ts";
import { leave } from "./leave.ts";

/** Changes the password. Every session ends with it: one signs in again, here as elsewhere. */
export function PasswordForm({ email }: { email: string }) {
  const [current, setCurrent] = useState("");
  const [fresh, setFresh] = useState("");
  const change = useMutation({
    mutationFn: () => service.change_password({ current_password: current, new_password: fresh }),
    onSuccess: () => leave("/sign-in?after=password"),
  });
  const faults = formFaults(change.error, ["/current_password", "/new_password"]);
  return (
    <form
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      {/* A keeper of passwords wants to know whose it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={passwordLength.max}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          error={faults.at("/current_password")}
        />
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          value={fresh}
          onChange={(event) => setFresh(event.target.value)}
          error={faults.at("/new_password")}
        />
      </div>
      {faults.rest === null ? null : <FaultNote error={faults.rest} doing="change your password" />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="primary" type="submit" disabled={change.isPending || change.isSuccess} className="max-sm:w-full">
          Change password
        </Button>
        <p className="min-w-56 flex-1 text-sm text-ink3">
          At least {passwordLength.min} characters. You sign in again afterwards, here and everywhere else.
        </p>
      </div>
    </form>
  );
}
