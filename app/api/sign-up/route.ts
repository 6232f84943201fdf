import { signUpRoute } from "#lib/api/sign-up-route.ts";

export {
  signUpRoute as GET,
  signUpRoute as HEAD,
  signUpRoute as POST,
  signUpRoute as PUT,
  signUpRoute as PATCH,
  signUpRoute as DELETE,
  signUpRoute as OPTIONS,
};
