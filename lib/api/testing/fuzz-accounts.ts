import type { Ids } from "./fuzz-requests.ts";

/** One call of an account, answered with its JSON. */
export type AccountCall = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

const textIn = (body: Record<string, unknown>, field: string): string[] =>
  typeof body[field] === "string" ? [body[field]] : [];

/**
 * Gives an account one of everything that can be asked for by its id, each with `word` in its texts, and answers the ids
 * by the fields that take them. What a service does not do (a picture that it cannot read) is left out.
 */
export const furnish = async (call: AccountCall, word: string): Promise<Ids> => {
  const intent = `A fox named ${word} finds a lantern in the snow.`;
  // Without the word: an account may give a brand of its own the id of another's.
  const brand_id = `${word.charAt(0).toLowerCase()}-house`;
  const plan = await call("POST", "/director_prompt_plan", { raw_intent: intent });
  const film = await call("POST", "/generate_video", { raw_intent: intent, render: "preview" });
  const staged = await call("POST", "/generate_video_staged", { raw_intent: intent, hold: true });
  await call("POST", "/brand_profiles", {
    brand_id,
    name: `${word} House`,
    palette: ["#1a2b3c"],
    cta: `Visit ${word}`,
  });
  const consent = await call("POST", "/consents", { subject: `${word} Keller`, scope: "Spring campaign" });
  const hook = await call("POST", "/webhooks", {
    url: `https://${word.toLowerCase()}.example/h`,
    events: ["generation.finished"],
  });
  const place = await call("POST", "/publish/connections", {
    kind: "webhook",
    display_name: `${word} wall`,
    config: { url: `https://${word.toLowerCase()}.example/films` },
  });
  const key = await call("POST", "/keys", { name: `${word} suite`, scopes: ["read"] });
  const films = [...textIn(film, "generation_id"), ...textIn(staged, "generation_id")];
  return {
    plan_id: [...textIn(plan, "plan_id"), ...textIn(film, "plan_id")],
    generation_id: films,
    brand_id: [brand_id],
    consent_id: textIn(consent, "consent_id"),
    webhook_id: textIn(hook, "webhook_id"),
    connection_id: textIn(place, "connection_id"),
    key_id: textIn(key, "key_id"),
    shot_id: ["s1", "s2"],
    ref_id: [`brand:${brand_id}:product`, `char:${word.toLowerCase()}`],
  };
};

/** Ids of both accounts together, and some that nobody has. */
export const bothOf = (mine: Ids, theirs: Ids): Ids =>
  Object.fromEntries(
    Object.keys(mine).map((field) => {
      const [own, foreign] = [mine[field] ?? [], theirs[field] ?? []];
      return [field, [...own, ...own, ...foreign, `${field.replace("_id", "")}_01k0000000000000000000000`]];
    }),
  );
