import type { Metadata } from "next";
import { PageHead } from "#components/studio/page-head.tsx";
import { Shell } from "#components/studio/shell.tsx";
import { PublicFrame } from "#components/verify/public-frame.tsx";
import { VerifyPage } from "#components/verify/verify-page.tsx";
import { currentAccount } from "#lib/api/session.ts";

export const metadata: Metadata = {
  title: "Check a film’s credentials",
  description: "Who signed a film or picture, what it was made from, and whether it was changed.",
};

/** Public: strangers check files as members do. */
export default async function CheckCredentials() {
  const account = await currentAccount();
  const heading = "Check a film’s credentials";
  if (account === null)
    return (
      <PublicFrame>
        <VerifyPage heading={heading} />
      </PublicFrame>
    );
  return (
    <Shell email={account.email} name={account.name}>
      <div className="flex min-h-dvh flex-col">
        <PageHead title={heading} />
        <VerifyPage />
      </div>
    </Shell>
  );
}
