import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { Shell } from "#components/studio/shell.tsx";
import { currentAccount } from "#lib/api/session.ts";

export default async function StudioLayout({ children }: { children: ReactNode }) {
  const account = await currentAccount();
  if (account === null) redirect("/sign-in");
  return (
    <Shell email={account.email} name={account.name} isOperator={account.isOperator}>
      {children}
    </Shell>
  );
}
