import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ServicePage } from "#components/studio/service-page.tsx";
import { currentAccount } from "#lib/api/session.ts";

export const metadata: Metadata = { title: "Service" };

export default async function ServiceRoute() {
  // Whoever does not run the service is told of no such page.
  if ((await currentAccount())?.isOperator !== true) notFound();
  return <ServicePage />;
}
