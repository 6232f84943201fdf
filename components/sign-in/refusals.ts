const refusals: Record<string, string> = {
  CredentialsSignin: "That email and password do not match.",
  too_many_attempts: "Too many attempts. Wait a quarter of an hour and try again.",
  link_needs_sign_in:
    "There is an account with this address. Sign in to it, then connect GitHub or Google on its Account page.",
  email_unverified: "That account has no verified first address. Verify it there and try again.",
  identity_taken: "That GitHub or Google account belongs to another account here.",
  AccessDenied: "This account may not sign in here.",
};

/** Why one is not signed in, by the code that the service or a provider sent back. */
export const refusalOf = (code: string): string =>
  (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ??
  "We could not sign you in. The service did not answer.";

const news: Record<string, string> = {
  password: "Your password is changed. Sign in with the new one.",
  everywhere: "You are signed out everywhere.",
  removed: "Your account is deleted.",
};

/** Why one is asked to sign in again, by the code that the studio sent along; null for a first visit. */
export const newsOf = (code: string | null): string | null =>
  code !== null && Object.hasOwn(news, code) ? (news[code] ?? null) : null;
