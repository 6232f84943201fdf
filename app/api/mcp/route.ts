import { serveMcp } from "#lib/api/mcp/serve.ts";

export { serveMcp as DELETE, serveMcp as GET, serveMcp as POST };
