import { scopes } from "#lib/contract/vocabulary.ts";

/** Where agents speak to this service. */
export const mcpPath = "/api/mcp";
const wellKnown = "/.well-known/oauth-protected-resource";

/** Address of the metadata below, for `WWW-Authenticate`. */
export const metadataUrl = (origin: string): string => `${origin}${wellKnown}${mcpPath}`;

/** What a client that was refused reads: RFC 9728. Keys are made in the studio, so no authorization server is named. */
export const protectedResource = (origin: string): Record<string, unknown> => ({
  resource: `${origin}${mcpPath}`,
  resource_name: "Shotwright",
  resource_documentation: `${origin}/docs`,
  scopes_supported: [...scopes],
  bearer_methods_supported: ["header"],
});
