import type { Metadata } from "next";
import { AccountPage } from "#components/studio/account-page.tsx";
import { currentApi } from "#lib/api/current-api.ts";
import { providersOf } from "#lib/api/oauth-providers.ts";

export const metadata: Metadata = { title: "Account" };

export default async function AccountRoute({ searchParams }: { searchParams: Promise<{ error?: string | string[] }> }) {
  const { error } = await searchParams;
  const { services } = await currentApi();
  return <AccountPage providers={providersOf(services)} fault={typeof error === "string" ? error : null} />;
}
