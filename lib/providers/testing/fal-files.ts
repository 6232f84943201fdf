import type { ServerResponse } from "node:http";
import type { FalOrder } from "./fal-book.ts";

const mebibyte = 1024 * 1024;
const tooLarge = 300 * mebibyte;
/** Of a film's first bytes, so that it is its length that it is refused for. */
const filmBeginning = Buffer.from([0, 0, 0, 24, ...Buffer.from("ftypmp42"), 0, 0, 0, 0]);
const dripMs = 5;

/** What a text file that names other files looks like to a decoder that follows it. */
export const concatText = "ffconcat version 1.0\nfile '/etc/hostname'\n";

/**
 * Sends the file of an order as its fault has it. `redirectTo`: where a file that has moved is said to be; `file`: the
 * bytes that are right.
 */
export const sendFile = async (
  response: ServerResponse,
  { fault }: Pick<FalOrder, "fault">,
  { file, type, redirectTo }: { file: Uint8Array; type: string; redirectTo: string },
): Promise<void> => {
  if (fault === "redirected") {
    response.writeHead(302, { location: redirectTo }).end();
    return;
  }
  response.writeHead(200, { "content-type": type });
  if (fault === "stalled") {
    response.write(filmBeginning);
    return;
  }
  if (fault === "dripping") {
    response.write(filmBeginning);
    const drip = setInterval(() => response.write("\0"), dripMs);
    response.on("close", () => clearInterval(drip));
    return;
  }
  if (fault === "too_large") return flood(response);
  response.end(fault === "not_a_film" ? concatText : Buffer.from(file));
};

/** As many bytes as are taken, never more than wait to be. */
const flood = async (response: ServerResponse): Promise<void> => {
  const chunk = Buffer.alloc(mebibyte);
  response.write(filmBeginning);
  for (let sent = 0; sent < tooLarge && !response.closed; sent += mebibyte)
    if (!response.write(chunk))
      await new Promise<void>((resolve) => {
        const goOn = () => (response.off("drain", goOn).off("close", goOn), resolve());
        response.on("drain", goOn).on("close", goOn);
      });
  response.end();
};
