import { unknownPath } from "#lib/api/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownPath();
