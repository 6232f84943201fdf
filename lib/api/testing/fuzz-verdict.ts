/** An answer as far as it is judged. */
export interface FuzzAnswer {
  status: number;
  headers: Headers;
  /** Its first part, as text. */
  text: string;
}

/** What nobody outside may read in an answer: stacks, places in the file system, words of what it is made with. */
const inner: readonly [string, RegExp][] = [
  ["a stack", /\n\s+at |\\n\s+at \S|\bat (?:async )?\w+ \(/],
  ["a path", /(?:file:\/\/|node_modules|node:internal|\/(?:home|tmp|root|usr|var|work|Users)\/\w|\.(?:ts|mjs|js):\d+)/],
  ["the database", /prisma|pglite|postgres|syntax error at|violates \w+ key|ERR_[A-Z_]+/i],
  [
    "a type of the language",
    /\b(?:TypeError|RangeError|ReferenceError|ZodError|undefined is not|of undefined|of null \()/,
  ],
];

/**
 * What is wrong with an answer, null where nothing is. `secrets` are words of another account's data; `said` is the
 * request, whose own words an answer may repeat. 503 that says when to come again is an answer by design.
 */
export const faultOf = (answer: FuzzAnswer, secrets: readonly string[], said: string): string | null => {
  const { status, headers, text } = answer;
  if (status >= 500 && !(status === 503 && headers.get("retry-after") !== null)) return `${status}`;
  const secret = secrets.find((each) => text.includes(each) && !said.includes(each));
  if (secret !== undefined) return `another account's data: ${secret}`;
  const shown =
    status >= 400 || text.includes('"isError":true')
      ? inner.find(([, sign]) => sign.test(text) && !sign.test(said))
      : undefined;
  if (shown !== undefined) return shown[0];
  const type = headers.get("content-type") ?? "";
  if (status >= 400 && text !== "" && !/^application\/(?:problem\+)?json/.test(type))
    return `${status} as ${type || "no type"}`;
  if (text !== "" && type.startsWith("application/problem+json")) {
    const body = JSON.parse(text) as Record<string, unknown>;
    for (const field of ["type", "title", "status", "detail", "code", "request_id"])
      if (body[field] === undefined || body[field] === "") return `a problem without ${field}`;
    if (body["status"] !== status) return "a problem of another status";
  }
  return null;
};
