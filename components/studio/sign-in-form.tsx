"use client";

import { useEffect, useState, type FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { formText } from "./form-text.ts";

const refusals: Record<string, string> = {
  CredentialsSignin: "That email and password do not match.",
  too_many_attempts: "Too many attempts. Wait a quarter of an hour and try again.",
  AccessDenied: "This account may not sign in here.",
};
/** The program of signing in: on its way from the first key on. */
const bringAuth = () => import("next-auth/react");
const unreachable = "We could not sign you in. The service did not answer.";

export interface SignInProvider {
  id: string;
  name: string;
}

/** `fault` is the code that a provider sent back with; null on a first visit. */
export function SignInForm({ providers, fault: sentBack }: { providers: SignInProvider[]; fault: string | null }) {
  const [fault, setFault] = useState(sentBack === null ? null : (refusals[sentBack] ?? unreachable));
  const [busy, setBusy] = useState(false);
  // Until the page is alive a press would send the form the old way, with the password in the address.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFault(null);
    const given = { redirect: false, email: formText(form, "email"), password: formText(form, "password") } as const;
    const answer = await bringAuth().then(
      ({ signIn }) => signIn("credentials", given),
      () => undefined,
    );
    if (answer?.ok && !answer.error) {
      window.location.assign("/films");
      return;
    }
    setBusy(false);
    setFault(refusals[answer?.error ?? ""] ?? unreachable);
  };
  const faulty = fault === null ? {} : { "aria-invalid": true, "aria-describedby": "sign-in-fault" };
  const control = "!h-10 max-md:!h-11";

  return (
    <form
      method="post"
      onFocus={() => void bringAuth()}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <Field label="Email" name="email" type="email" autoComplete="username" required control={control} {...faulty} />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        control={control}
        {...faulty}
      />
      {fault === null ? null : (
        <p id="sign-in-fault" role="alert" className="text-fail">
          {fault}
        </p>
      )}
      <Button look="primary" size="large" type="submit" disabled={busy || !alive}>
        {busy ? (
          <span
            aria-hidden="true"
            className="size-4 rounded-full border-2 border-current border-t-transparent motion-safe:animate-spin"
          />
        ) : null}
        Sign in
      </Button>
      {providers.length === 0 ? null : (
        <>
          <p className="flex items-center gap-3 text-sm text-ink3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <div className="grid grid-flow-col gap-2">
            {providers.map((provider) => (
              <Button
                key={provider.id}
                size="large"
                onClick={() => void bringAuth().then(({ signIn }) => signIn(provider.id, { callbackUrl: "/films" }))}
              >
                {provider.name}
              </Button>
            ))}
          </div>
        </>
      )}
    </form>
  );
}
