import { serveProtectedResource } from "#lib/api/mcp/serve.ts";

export { serveProtectedResource as GET };
