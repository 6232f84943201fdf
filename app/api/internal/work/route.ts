import { workRoute } from "#lib/api/work.ts";

/** As long as the platform's usual limit: a slice and what ends it. */
export const maxDuration = 300;
export const dynamic = "force-dynamic";
export { workRoute as GET, workRoute as POST };
