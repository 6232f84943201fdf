import { oembedRoute } from "#lib/api/oembed.ts";

export const GET = oembedRoute;
