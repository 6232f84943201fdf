/**
 * What became of fetching a file that a vendor names. `denied`: another HTTP status than 2xx. `forbidden`: the address, or
 * one that it leads to, is none of the public web.
 */
export type Downloaded =
  | { is: "whole"; bytes: Uint8Array }
  | { is: "denied"; status: number }
  | { is: "too_large" }
  | { is: "forbidden"; why: string }
  | { is: "broken"; why: string };

/** The way to a file that a vendor names: it must judge every address, for vendors' answers are strangers' words. */
export type Download = (
  address: string,
  most: { bytes: number; totalMs: number; stallMs: number; signal: AbortSignal },
) => Promise<Downloaded>;

/** Limits of a download: its size, the time for all of it, and the longest wait for its next bytes. */
export interface FileLimits {
  bytes: number;
  totalMs: number;
  stallMs: number;
}

/** Why the file of a result is not here. `worthAnother`: asking again may have it, and costs nothing. */
export interface NotFetched {
  code: "result_gone" | "result_too_large" | "result_not_allowed" | "result_unreadable";
  message: string;
  worthAnother: boolean;
}

/** Names of picture formats by their first bytes; films are known by the box that they begin with. */
const beginnings = {
  film: [(bytes: Uint8Array) => latin(bytes, 4, 8) === "ftyp"],
  picture: [
    (bytes: Uint8Array) => latin(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
    (bytes: Uint8Array) => latin(bytes, 0, 3) === "\xff\xd8\xff",
    (bytes: Uint8Array) => latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP",
  ],
} as const;

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/**
 * Fetches the file of a result and sees by its first bytes that it is of its kind, before any decoder does: a text that
 * calls itself a film may name other files.
 */
export const fetchFile = async (
  download: Download,
  address: string,
  kind: keyof typeof beginnings,
  limits: FileLimits & { signal: AbortSignal },
): Promise<Uint8Array | NotFetched> => {
  const file = await download(address, limits);
  switch (file.is) {
    case "whole":
      if (beginnings[kind].some((holds) => holds(file.bytes))) return file.bytes;
      return {
        code: "result_unreadable",
        message: kind === "film" ? "The vendor's result is no film." : "The vendor's result is no picture.",
        worthAnother: false,
      };
    case "too_large":
      return { code: "result_too_large", message: "The vendor's result is too large.", worthAnother: false };
    case "forbidden":
      return {
        code: "result_not_allowed",
        message: "The vendor's result leads to an address that is not fetched.",
        worthAnother: false,
      };
    case "denied":
    case "broken":
      return { code: "result_gone", message: "The vendor's result could not be fetched.", worthAnother: true };
  }
};
