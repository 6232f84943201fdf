"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { refusalOf } from "#components/sign-in/refusals.ts";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { toast } from "#components/ui/toast.ts";
import type { AccountBody } from "#lib/contract/account-rows.ts";
import { service } from "./client.ts";
import { FaultNote, wordsOf } from "./fault-note.tsx";
import { leave } from "./leave.ts";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { PageHead } from "./page-head.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RemovalPanel } from "./removal-panel.tsx";
import { RecentActs } from "./recent-acts.tsx";

interface Provider {
  id: "github" | "google";
  name: string;
}

/** Who is signed in, and how: the password, GitHub and Google, and the way out of every session. */
export function AccountPage({ providers, fault }: { providers: readonly Provider[]; fault: string | null }) {
  const account = useQuery({ queryKey: ["account"], queryFn: ({ signal }) => service.get_account({}, { signal }) });
  return (
    <>
      <PageHead title="Account" />
      <div className="flex max-w-[44rem] flex-col gap-4 p-6 pt-5 max-md:p-4">
        {fault === null ? null : (
          <p role="alert" className="rounded-card border border-line bg-s1 p-4 text-fail">
            {refusalOf(fault)}
          </p>
        )}
        {account.error === null ? null : (
          <FaultNote error={account.error} doing="load your account" onRetry={() => void account.refetch()} />
        )}
        {account.isPending ? <Skeleton className="h-72" /> : null}
        {account.data === undefined ? null : (
          <>
            <Password account={account.data} />
            <OtherWays account={account.data} providers={providers} />
            <Sessions email={account.data.email} />
            <RecentActs accountId={account.data.account_id} />
            <RemovalPanel account={account.data} />
          </>
        )}
      </div>
    </>
  );
}

const panel = "rounded-card border border-line bg-s1 p-4";

function Password({ account }: { account: AccountBody }) {
  return (
    <section aria-labelledby="password-head" className={panel}>
      <h2 id="password-head" className="font-semibold">
        Password
      </h2>
      <p className="mt-0.5 text-ink2">
        You are signed in as <span className="break-all text-ink">{account.email}</span>.
      </p>
      {account.has_password ? (
        <PasswordForm email={account.email} />
      ) : (
        <p className="mt-2 text-ink2">This account has no password. It signs in as shown below.</p>
      )}
    </section>
  );
}

/** Nothing is shown where nothing is configured and nothing linked. */
function OtherWays({ account, providers }: { account: AccountBody; providers: readonly Provider[] }) {
  const [going, setGoing] = useState<string | null>(null);
  const ways = providers.map((provider) => ({
    ...provider,
    linked: account.identities.filter((each) => each.provider === provider.id),
  }));
  if (ways.length === 0) return null;
  const connect = async (id: string) => {
    setGoing(id);
    const { signIn } = await import("next-auth/react");
    await signIn(id, { callbackUrl: "/account" });
  };
  return (
    <section aria-labelledby="other-ways" className={panel}>
      <h2 id="other-ways" className="font-semibold">
        Other ways to sign in
      </h2>
      <ul aria-label="Other ways to sign in" className="mt-2 divide-y divide-line">
        {ways.map(({ id, name, linked }) => (
          <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="w-20 font-medium">{name}</span>
            <span className="min-w-0 flex-1 truncate text-ink2">
              {linked.length === 0 ? "Not connected" : linked.map(({ email }) => email || "Connected").join(", ")}
            </span>
            {linked.length === 0 ? (
              <Button size="small" disabled={going !== null} onClick={() => void connect(id)}>
                Connect {name}
              </Button>
            ) : (
              <Chip>Connected</Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sessions({ email }: { email: string }) {
  const [asking, setAsking] = useState<string | null>(null);
  const end = useMutation({
    mutationFn: () => service.end_sessions({}),
    onSuccess: () => leave("/sign-in?after=everywhere"),
    onError: (error) => {
      const { strong, rest } = wordsOf(error, "sign you out everywhere");
      toast.error(`${strong} ${rest}`);
    },
  });
  return (
    <section aria-labelledby="sessions" className={`${panel} flex flex-wrap items-center gap-x-6 gap-y-3`}>
      <div className="min-w-64 flex-1">
        <h2 id="sessions" className="font-semibold">
          Sessions
        </h2>
        <p className="mt-0.5 text-ink2">
          Signing out everywhere ends every session, this one too. API keys go on: revoke them under Keys and usage.
        </p>
      </div>
      <Button look="danger" disabled={end.isPending} onClick={() => setAsking(email)} className="max-sm:w-full">
        Sign out everywhere
      </Button>
      <LeavingDialog
        leaving={asking}
        title="Sign out everywhere?"
        text="Every browser that is signed in to this account has to sign in again. Films that are being made go on."
        verb="Sign out everywhere"
        stay="Stay signed in"
        onLeave={() => end.mutate()}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}
