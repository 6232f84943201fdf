import { createHmac, timingSafeEqual } from "node:crypto";

/** How a process asks for work to be done, and how it is known that one of ours asks. */
export interface WorkCalls {
  /** Headers of a call, good for a few minutes. */
  headers(): Record<string, string>;
  /** Whether the headers of a request are those of a call of ours, or of the platform's clock. */
  isOurs(headers: Headers): boolean;
}

const scheme = "Shotwright-Work";
const goodForMs = 5 * 60_000;

/**
 * Calls signed under `secret`, which every process of an installation has; nobody else can make this one work. `clockSecret`
 * is what the platform's clock sends as a bearer token, where it has one.
 */
export const workCalls = (options: {
  secret: string;
  clockSecret: string | undefined;
  now: () => number;
}): WorkCalls => {
  const { secret, clockSecret, now } = options;
  const key = createHmac("sha256", secret).update("calls for work").digest();
  const signed = (at: string): string => createHmac("sha256", key).update(at).digest("hex");
  return {
    headers: () => {
      const at = String(now());
      return { authorization: `${scheme} ${at}.${signed(at)}` };
    },
    isOurs(headers) {
      const given = headers.get("authorization") ?? "";
      if (clockSecret !== undefined && isSame(given, `Bearer ${clockSecret}`)) return true;
      const [, at = "", signature = ""] = new RegExp(`^${scheme} (\\d{1,16})\\.([0-9a-f]{64})$`).exec(given) ?? [];
      return at !== "" && Math.abs(now() - Number(at)) <= goodForMs && isSame(signature, signed(at));
    },
  };
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
