import { withApi } from "./current-api.ts";
import { signUp } from "./sign-up.ts";

/** Every method of `/api/sign-up`. */
export const signUpRoute = (request: Request): Promise<Response> => withApi(request, (api) => signUp(api, request));
