import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Mark } from "#components/studio/mark.tsx";
import { SignInForm } from "#components/studio/sign-in-form.tsx";
import picture from "#components/studio/pictures/sign-in.webp";
import { currentApi } from "#lib/api/current-api.ts";
import { currentAccount } from "#lib/api/session.ts";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  if ((await currentAccount()) !== null) redirect("/films");
  const { error } = await searchParams;
  const { services } = await currentApi();
  const providers = [
    ...(services.oauth.google === undefined ? [] : [{ id: "google", name: "Google" }]),
    ...(services.oauth.github === undefined ? [] : [{ id: "github", name: "GitHub" }]),
  ];
  return (
    <main className="grid min-h-dvh grid-cols-[540px_1fr] max-lg:grid-cols-1">
      <div className="grid place-items-center px-6 py-10 max-md:px-4">
        <div className="w-full max-w-[336px]">
          <Mark size={28} />
          <h1 className="mt-5 text-2xl font-semibold tracking-tight">Sign in to Shotwright</h1>
          <p className="mt-1 mb-5 text-md text-ink2">Plan a film for free. Pay only when it is made.</p>
          <SignInForm providers={providers} fault={typeof error === "string" ? error : null} />
        </div>
      </div>
      <figure className="relative min-h-dvh overflow-hidden bg-well max-lg:hidden">
        {/* Where there is no room for it, it is not fetched. */}
        <picture>
          <source media="(width >= 64rem)" srcSet={picture.src} />
          <img alt="" fetchPriority="high" className="absolute inset-0 h-full w-full object-cover" />
        </picture>
        <figcaption className="absolute bottom-6 left-7 rounded-chip bg-black/72 px-2.5 py-1 text-sm text-white">
          “Keep the light”, planned and drawn in Shotwright.
        </figcaption>
      </figure>
    </main>
  );
}
