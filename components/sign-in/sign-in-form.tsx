import { Button } from "#components/ui/button.tsx";
import { FieldWithId } from "#components/ui/field.tsx";
import { faultId, formId } from "./sign-in-names.ts";

export interface SignInProvider {
  id: string;
  name: string;
}

/** Where one goes once one is signed in. */
const after = "/films";

/**
 * `csrfToken` is the one whose cookie goes with the page; `fault` is why one is back here, null on a first visit. It
 * works as it stands; the page's program keeps what was typed when the service refuses.
 */
export function SignInForm({
  providers,
  csrfToken,
  fault,
}: {
  providers: SignInProvider[];
  csrfToken: string;
  fault: string | null;
}) {
  const faulty = fault === null ? {} : { "aria-invalid": true, "aria-describedby": faultId };
  const control = "!h-10 max-md:!h-11";
  const hidden = (
    <>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="callbackUrl" value={after} />
    </>
  );

  return (
    <div className="flex flex-col gap-4">
      <form id={formId} method="post" action="/api/auth/callback/credentials" className="group flex flex-col gap-4">
        {hidden}
        <FieldWithId
          id="email"
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          control={control}
          {...faulty}
        />
        <FieldWithId
          id="password"
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          control={control}
          {...faulty}
        />
        <p id={faultId} role="alert" className="text-fail empty:hidden">
          {fault}
        </p>
        <Button look="primary" size="large" type="submit">
          <span
            aria-hidden="true"
            className="hidden size-4 rounded-full border-2 border-current border-t-transparent group-data-busy:block motion-safe:animate-spin"
          />
          Sign in
        </Button>
      </form>
      {providers.length === 0 ? null : (
        <>
          <p className="flex items-center gap-3 text-sm text-ink3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <div className="grid grid-flow-col gap-2">
            {providers.map((provider) => (
              <form key={provider.id} method="post" action={`/api/auth/signin/${provider.id}`} className="grid">
                {hidden}
                <Button size="large" type="submit">
                  {provider.name}
                </Button>
              </form>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
