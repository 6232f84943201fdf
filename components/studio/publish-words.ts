import { Braces, Cylinder, Globe, type LucideIcon } from "lucide-react";
import type { Tone } from "#components/ui/chip.tsx";
import type { Output } from "#lib/contract/endpoints.ts";
import type { ConnectionKind, PublicationBody, Visibility } from "#lib/contract/publishing.ts";

type Status = Output<"publish_video">["status"];

/** How a publication stands, as a sentence. */
export const statusWords: Record<Status, string> = {
  published: "Published.",
  processing: "It is on its way.",
  failed: "It was not published.",
  withdrawn: "It was withdrawn. Publish it again to bring its page back.",
  dry_run: "The dry run is done. Nothing was published.",
};

export const kindIcons: Record<ConnectionKind, LucideIcon> = { watch_page: Globe, webhook: Braces, s3: Cylinder };

/** What happens to a film at a place of this kind. */
export const kindWords: Record<ConnectionKind, string> = {
  watch_page: "A page of its own, here, with its credentials",
  webhook: "Tells your site, which fetches the film",
  s3: "The film and its files, in your bucket",
};

export const visibilityOptions: readonly { value: Visibility; label: string; note: string }[] = [
  { value: "public", label: "Public", note: "Anyone may find it" },
  { value: "unlisted", label: "Unlisted", note: "Anyone with the address" },
  { value: "private", label: "Private", note: "Only you, signed in" },
];
export const visibilityWord = (visibility: Visibility): string =>
  visibilityOptions.find(({ value }) => value === visibility)?.label ?? visibility;

const tries = (count: number): string => (count < 2 ? "" : `, ${count} tries`);

/** How a publication stands, in a word or two and a tone: `Failed, 3 tries`. */
export const publicationStanding = ({
  status,
  attempts,
}: Pick<PublicationBody, "status" | "attempts">): { word: string; tone: Tone } => {
  const faults = attempts.filter(({ outcome }) => outcome !== "done").length;
  switch (status) {
    case "published":
      return { word: `Published${tries(faults === 0 ? 0 : faults + 1)}`, tone: "pass" };
    case "processing":
      return { word: faults === 0 ? "On its way" : `Trying again${tries(faults)}`, tone: "accent" };
    case "failed":
      return { word: `Failed${tries(faults)}`, tone: "fail" };
    case "withdrawn":
      return { word: "Withdrawn", tone: "plain" };
  }
};

/** The path of a publication's own watch page; null where it went somewhere else. */
export const watchPathOf = ({ publication_id, url }: Pick<PublicationBody, "publication_id" | "url">): string | null =>
  url !== null && URL.canParse(url) && new URL(url).pathname === `/watch/${publication_id}`
    ? `/watch/${publication_id}`
    : null;
