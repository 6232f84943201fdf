import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Mark } from "#components/studio/mark.tsx";
import { SignInForm } from "#components/studio/sign-in-form.tsx";
import { currentAccount } from "#lib/api/session.ts";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage() {
  if ((await currentAccount()) !== null) redirect("/films");
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-[360px]">
        <div className="mb-8">
          <Mark />
        </div>
        <h1 className="mb-6 text-[26px] leading-8 font-semibold tracking-tight">Sign in to Shotwright</h1>
        <SignInForm />
      </div>
    </main>
  );
}
