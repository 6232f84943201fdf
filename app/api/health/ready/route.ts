import { readyRoute } from "#lib/api/health.ts";

export { readyRoute as GET };
