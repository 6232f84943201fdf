"use client";

import { getProviders, signIn } from "next-auth/react";
import { useEffect, useState, type FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";

const refusals: Record<string, string> = {
  CredentialsSignin: "That email and password do not match.",
  too_many_attempts: "Too many attempts. Wait a quarter of an hour and try again.",
  AccessDenied: "This account may not sign in here.",
};

export function SignInForm() {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [others, setOthers] = useState<{ id: string; name: string }[]>([]);

  useEffect(() => {
    void getProviders().then((found) =>
      setOthers(
        Object.values(found ?? {})
          .filter((provider) => provider.type === "oauth")
          .map(({ id, name }) => ({ id, name })),
      ),
    );
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFault(null);
    const answer = await signIn("credentials", {
      redirect: false,
      email: form.get("email") as string,
      password: form.get("password") as string,
    });
    if (answer?.ok) {
      window.location.assign("/films");
      return;
    }
    setBusy(false);
    setFault(refusals[answer?.error ?? ""] ?? "We could not sign you in. The service did not answer.");
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      {fault === null ? null : (
        <p role="alert" className="rounded-control bg-fail-bg px-3 py-2 text-fail">
          {fault}
        </p>
      )}
      <Button look="primary" large type="submit" disabled={busy}>
        Sign in
      </Button>
      {others.map((provider) => (
        <Button key={provider.id} large onClick={() => void signIn(provider.id, { callbackUrl: "/films" })}>
          Continue with {provider.name}
        </Button>
      ))}
    </form>
  );
}
