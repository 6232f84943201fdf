import type { Attack, Finding, House } from "./house.ts";

const guess = async (house: House, email: string, password: string, address: string) => {
  const token = await house.ask("/api/auth/csrf", { key: null, headers: { "x-forwarded-for": address } });
  return house.ask("/api/auth/callback/credentials", {
    key: null,
    raw: new URLSearchParams({ csrfToken: String(token.json?.["csrfToken"]), email, password, json: "true" }),
    headers: {
      "x-forwarded-for": address,
      cookie: (token.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "",
      origin: house.address,
    },
  });
};

/** Guesses with an invented address each, and the whole book of e-mails from one address. */
export const guessing: Attack = async (house) => {
  const told: string[] = [];
  for (let i = 0; i < 40; i++) {
    const { status, text, headers } = await guess(house, "owner@localhost", `wrong-${i}`, `203.0.113.${i}`);
    told.push(
      /too.?many|rate|later/i.test(`${text}${headers.get("location") ?? ""}`) || status === 429 ? "held" : "heard",
    );
  }
  const heard = told.filter((each) => each === "heard").length;
  const sprayed: string[] = [];
  for (let i = 0; i < 80; i++) {
    const { status, text, headers } = await guess(house, `somebody-${i}@example.org`, "winter2026", "203.0.113.9");
    sprayed.push(
      /too.?many|rate|later/i.test(`${text}${headers.get("location") ?? ""}`) || status === 429 ? "held" : "heard",
    );
  }
  const sprayHeard = sprayed.filter((each) => each === "heard").length;
  return [
    { attack: "40 guesses of one password, an invented address each", seen: `${heard} heard`, holds: heard <= 20 },
    { attack: "80 addresses guessed from one place", seen: `${sprayHeard} heard`, holds: sprayHeard <= 60 },
  ];
};

/** A hundred orders in one message of an agent. */
export const batches: Attack = async (house) => {
  const call = (id: number) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "generate_video", arguments: { raw_intent: "A fox finds a lantern.", render: "preview" } },
  });
  const { status, text } = await house.ask("/api/mcp", {
    body: Array.from({ length: 100 }, (_, i) => call(i)),
    headers: { accept: "application/json, text/event-stream" },
  });
  const { json } = await house.ask("/generations?limit=100");
  const films = (json?.["generations"] as unknown[] | undefined)?.length ?? 0;
  for (const each of (json?.["generations"] as { generation_id: string }[] | undefined) ?? [])
    await house.ask(`/generations/${each.generation_id}/cancel`, { method: "POST", body: {} });
  return [
    {
      attack: "100 calls of generate_video in one batch",
      seen: `${status} ${text.slice(0, 60).replaceAll("\n", " ")}; ${films} films begun`,
      holds: films <= 20,
    },
  ];
};

/** Many waiters and streams, many plans. */
export const crowds: Attack = async (house) => {
  const film = await house.ask("/generate_video", {
    body: { raw_intent: "A fox finds a lantern in the snow.", render: "preview", duration_seconds: 20 },
    headers: { prefer: "respond-async" },
  });
  const id = String(film.json?.["generation_id"]);
  const closing = new AbortController();
  // Held on to: a body that nobody holds is cancelled with the garbage.
  const open = await Promise.all(
    Array.from({ length: 300 }, () =>
      fetch(`${house.address}/api/v1/generations/${id}/events`, {
        headers: { authorization: `Bearer ${house.key}` },
        signal: closing.signal,
      }).catch(() => null),
    ),
  );
  const streams = open.filter((answer) => answer?.status === 200).length;
  const beside = await house.ask("/models");
  closing.abort();
  await house.ask(`/generations/${id}/cancel`, { method: "POST", body: {} });
  return [
    {
      attack: "300 event streams of one account",
      seen: `${streams} opened; /models meanwhile after ${beside.ms.toFixed(0)} ms`,
      holds: streams <= 20 && beside.status === 200,
    },
  ];
};

/** Odd addresses and headers. */
export const odd: Attack = async (house) => {
  const found: Finding[] = [];
  const broken = await house.ask("/generations/%E0%A4%A");
  found.push({
    attack: "a generation's id with broken percent-encoding",
    seen: `${broken.status} ${String(broken.headers.get("content-type"))}`,
    holds: [400, 404].includes(broken.status) && String(broken.headers.get("content-type")).includes("problem+json"),
  });
  for (const page of ["/", "/sign-in", "/verify"]) {
    const { headers } = await fetch(`${house.address}${page}`, { redirect: "manual" });
    const missing = ["content-security-policy", "x-content-type-options", "referrer-policy"].filter(
      (name) => !headers.has(name),
    );
    found.push({
      attack: `headers of ${page}`,
      seen: missing.length === 0 ? "all there" : `without ${missing.join(", ")}`,
      holds: missing.length === 0,
    });
  }
  for (const file of ["/favicon.ico", "/robots.txt", "/manifest.webmanifest"]) {
    const { status } = await fetch(`${house.address}${file}`);
    found.push({ attack: `asked for ${file}`, seen: String(status), holds: status === 200 });
  }
  return found;
};
