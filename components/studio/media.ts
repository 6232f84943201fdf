/** A media address of the service as this page reaches it: by path, whatever name the page was opened under. */
export const mediaPath = (url: string): string => {
  const { pathname, search } = new URL(url, "http://localhost");
  return pathname + search;
};

/** A file name that every system takes, made of a title. */
export const fileName = (title: string, ending: string): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || "film"}.${ending}`;
