import { currentApi } from "./current-api.ts";
import { signUp } from "./sign-up.ts";

/** Every method of `/api/sign-up`. */
export const signUpRoute = async (request: Request): Promise<Response> =>
  signUp(await currentApi(), request);
