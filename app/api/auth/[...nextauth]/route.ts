import { authRoute } from "#lib/api/auth-route.ts";

export { authRoute as GET, authRoute as POST };
