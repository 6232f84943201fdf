import type { Metadata } from "next";
import { MemberFrame } from "#components/verify/member-frame.tsx";
import { PublicFrame } from "#components/verify/public-frame.tsx";
import { VerifyPage } from "#components/verify/verify-page.tsx";
import { currentAccount } from "#lib/api/session.ts";

const heading = "Check a film’s credentials";

export const metadata: Metadata = {
  title: heading,
  description: "Who signed a film or picture, what it was made from, and whether it was changed.",
};

/** Public: strangers check files as members do. */
export default async function CheckCredentials() {
  const account = await currentAccount();
  return account === null ? (
    <PublicFrame>
      <VerifyPage heading={heading} />
    </PublicFrame>
  ) : (
    <MemberFrame email={account.email} name={account.name} heading={heading}>
      <VerifyPage />
    </MemberFrame>
  );
}
