const refusals: Record<string, string> = {
  CredentialsSignin: "That email and password do not match.",
  too_many_attempts: "Too many attempts. Wait a quarter of an hour and try again.",
  AccessDenied: "This account may not sign in here.",
};

/** Why one is not signed in, by the code that the service or a provider sent back. */
export const refusalOf = (code: string): string =>
  (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ??
  "We could not sign you in. The service did not answer.";
