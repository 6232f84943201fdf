import { Problem, type FieldError } from "#lib/contract/errors.ts";

const deepest = 64;
const mostErrors = 100;

/** A JSON pointer (RFC 6901) from keys. */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The JSON value of UTF-8 bytes; 400 where they are not that. */
export const parseJson = (bytes: Uint8Array): unknown => {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Problem("malformed_json", "The body is not UTF-8.", { cause });
  }
  if (text.trim() === "") throw new Problem("malformed_json", "The body is empty; send a JSON object.");
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const where = cause instanceof SyntaxError ? (/at position \d+/.exec(cause.message)?.[0] ?? "") : "";
    throw new Problem("malformed_json", `The body is not valid JSON${where === "" ? "" : ` (${where})`}.`, { cause });
  }
};

/** NUL and lone surrogates can neither be stored nor signed nor drawn. */
export const isUnstorable = (text: string) => text.includes("\u0000") || !text.isWellFormed();

/** What no field of any request may hold, found anywhere in the value: see the contract's section on errors. */
export const scanJson = (value: unknown): FieldError[] => {
  const errors: FieldError[] = [];
  const waiting: { value: unknown; path: PropertyKey[] }[] = [{ value, path: [] }];
  const report = (path: PropertyKey[], code: FieldError["code"], message: string) =>
    errors.push({ pointer: pointerOf(path), code, message });
  for (let item = waiting.pop(); item !== undefined && errors.length < mostErrors; item = waiting.pop()) {
    const { value: found, path } = item;
    if (typeof found === "string" && isUnstorable(found))
      report(path, "bad_format", "holds a NUL or a lone surrogate; remove it");
    if (
      typeof found === "number" &&
      (!Number.isFinite(found) || (Number.isInteger(found) && !Number.isSafeInteger(found)))
    )
      report(path, "out_of_range", "is beyond 2^53; a number of this size is not exact");
    if (typeof found !== "object" || found === null) continue;
    if (path.length >= deepest) {
      report(path, "bad_format", `is nested deeper than ${deepest} levels`);
      continue;
    }
    for (const key of Object.keys(found)) {
      const inner = [...path, key];
      if (key === "__proto__") report(inner, "unknown_field", 'there is no field "__proto__" here');
      else if (isUnstorable(key))
        report(
          [...path, key.replaceAll("\u0000", "\uFFFD").toWellFormed()],
          "unknown_field",
          "the name of this field cannot be stored",
        );
      else waiting.push({ value: (found as Record<string, unknown>)[key], path: inner });
    }
  }
  return errors;
};

/** The media type of a header, lower case and without its parameters; null when there is none. */
export const mediaTypeOf = (header: string | null): string | null =>
  header === null ? null : (header.split(";", 1)[0] ?? "").trim().toLowerCase() || null;

/** 415 unless the body is plain (uncompressed) JSON in UTF-8. */
export const demandJson = (request: Request, alsoTaken: readonly string[] = []): void => {
  const header = request.headers.get("content-type");
  const type = mediaTypeOf(header);
  const encoding = request.headers.get("content-encoding");
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(header ?? "")?.[1]?.toLowerCase();
  if (type === null || !["application/json", ...alsoTaken].includes(type))
    throw new Problem("unsupported_media_type", "Send the body as application/json.");
  if ((charset ?? "utf-8") !== "utf-8") throw new Problem("unsupported_media_type", "JSON bodies are UTF-8 here.");
  if (encoding !== null && encoding !== "identity")
    throw new Problem("unsupported_media_type", "Compressed bodies are not taken here.");
};
