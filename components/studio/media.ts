import type { GenerationBody } from "#lib/contract/generation.ts";

/** A media address of the service as this page reaches it: by path, whatever name the page was opened under. */
export const mediaPath = (url: string): string => {
  const { pathname, search } = new URL(url, "http://localhost");
  return pathname + search;
};

/** The same for a picture whose pixels are read: a browser gives them out only where they come from this service itself. */
export const readablePath = (url: string): string => `${mediaPath(url)}&proxy=1`;

/** A file name that every system takes, made of a title. */
export const fileName = (title: string, ending: string): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || "film"}.${ending}`;

/** The picture of a shot, once it is made. */
export const stillOf = (shot: GenerationBody["shots"][number] | undefined): string | undefined =>
  shot?.delivered == null ? undefined : mediaPath(shot.delivered.still_url);
