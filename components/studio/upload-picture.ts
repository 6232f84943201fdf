import { ClientProblem, type Client } from "#lib/contract/client.ts";
import type { AssetBody } from "#lib/contract/resources.ts";
import { service } from "./client.ts";

/** What goes through the service itself: platforms that functions run on take little more of a body. */
const throughServiceMax = 4_000_000;
const kinds = ["image/png", "image/jpeg", "image/webp"] as const;

interface Ways {
  service: Pick<Client, "upload_asset" | "complete_upload">;
  put: (url: string, init: RequestInit) => Promise<Response>;
}

/** Stores a picture: a small one through the service, a large one straight to where media are kept, if it takes any. */
export const uploadPicture = async (
  file: File,
  ways: Ways = { service, put: (url, init) => fetch(url, init) },
): Promise<AssetBody> => {
  const media_type = kinds.find((kind) => kind === file.type);
  const straight = file.size > throughServiceMax && media_type !== undefined;
  const offer = straight ? await offerFor(ways, { bytes: file.size, media_type }) : null;
  if (offer === null) {
    const stored = await ways.service.upload_asset({}, { body: file });
    if ("upload_url" in stored) throw new Error("The service answered an offer to a picture.");
    return stored;
  }
  const sent = await ways.put(offer.upload_url, { method: "PUT", headers: offer.upload_headers, body: file });
  if (!sent.ok) throw new ClientProblem(sent.status, null);
  return ways.service.complete_upload({ asset_id: offer.asset_id });
};

/** Where the picture may be sent; null where the service takes it itself, and says so with a 409. */
const offerFor = async ({ service: asked }: Ways, what: { bytes: number; media_type: (typeof kinds)[number] }) => {
  try {
    const offer = await asked.upload_asset(what);
    return "upload_url" in offer ? offer : null;
  } catch (thrown) {
    if (thrown instanceof ClientProblem && thrown.problem?.code === "conflict") return null;
    throw thrown;
  }
};
