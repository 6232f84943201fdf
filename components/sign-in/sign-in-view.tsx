import { Mark } from "#components/studio/mark.tsx";
import picture from "#components/studio/pictures/sign-in.webp";
import { newsOf, refusalOf } from "./refusals.ts";
import { SignInForm, type SignInProvider } from "./sign-in-form.tsx";

/** `fault` is the code of a refusal that sent one back here, `after` of what one did before. */
export function SignInView({
  providers,
  csrfToken,
  fault,
  after,
}: {
  providers: SignInProvider[];
  csrfToken: string;
  fault: string | null;
  after: string | null;
}) {
  const news = newsOf(after);
  return (
    <main className="grid min-h-dvh grid-cols-[540px_1fr] max-lg:grid-cols-1">
      <div className="grid place-items-center px-6 py-10 max-md:px-4">
        <div className="w-full max-w-[336px]">
          <Mark size={28} />
          <h1 className="mt-5 text-2xl font-semibold tracking-tight">Sign in to Shotwright</h1>
          <p className="mt-1 mb-5 text-md text-ink2">Plan a film for free. Pay only when it is made.</p>
          {news === null ? null : (
            <p role="status" className="mb-4 rounded-card border border-line bg-s1 px-3 py-2.5">
              {news}
            </p>
          )}
          <SignInForm providers={providers} csrfToken={csrfToken} fault={fault === null ? null : refusalOf(fault)} />
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
