export const requestForms = ["JSON", "curl", "TypeScript", "MCP"] as const;
export type RequestForm = (typeof requestForms)[number];

/** A text between single quotes of a shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * One call of the service as a program would make it. `body` stands in every form byte for byte; `origin` is the
 * service's address without a path, `row` the name of the call.
 */
export const requestWords = (form: RequestForm, origin: string, row: string, body: string): string => {
  switch (form) {
    case "JSON":
      return body;
    case "curl":
      return [
        `curl -X POST ${origin}/api/v1/${row} \\`,
        '  -H "Authorization: Bearer $SHOTWRIGHT_API_KEY" \\',
        '  -H "Content-Type: application/json" \\',
        '  -H "Idempotency-Key: $(uuidgen)" \\',
        '  -H "Prefer: respond-async" \\',
        `  -d ${shellQuoted(body)}`,
      ].join("\n");
    case "TypeScript":
      return [
        `const response = await fetch("${origin}/api/v1/${row}", {`,
        '  method: "POST",',
        "  headers: {",
        "    Authorization: `Bearer ${process.env.SHOTWRIGHT_API_KEY}`,",
        '    "Content-Type": "application/json",',
        '    "Idempotency-Key": crypto.randomUUID(),',
        '    Prefer: "respond-async",',
        "  },",
        `  body: JSON.stringify(${body}),`,
        "});",
        "const { generation_id } = await response.json();",
      ].join("\n");
    case "MCP":
      return [
        `// POST ${origin}/api/mcp`,
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${row}","arguments":${body}}}`,
      ].join("\n");
  }
};
