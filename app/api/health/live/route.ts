import { live } from "#lib/api/health.ts";

export const dynamic = "force-dynamic";
export { live as GET };
