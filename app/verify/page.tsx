import type { Metadata } from "next";
import { MemberFrame } from "#components/verify/member-frame.tsx";
import { PublicFrame } from "#components/verify/public-frame.tsx";
import { VerifyPage } from "#components/verify/verify-page.tsx";
import { verifyWords } from "#components/verify/visitor-view.tsx";
import { currentAccount } from "#lib/api/session.ts";

export const metadata: Metadata = verifyWords;

/** For members; who comes with a session that has ended sees what strangers see. */
export default async function CheckCredentials() {
  const account = await currentAccount();
  return account === null ? (
    <PublicFrame>
      <VerifyPage heading={verifyWords.title} />
    </PublicFrame>
  ) : (
    <MemberFrame email={account.email} name={account.name} heading={verifyWords.title}>
      <VerifyPage />
    </MemberFrame>
  );
}
