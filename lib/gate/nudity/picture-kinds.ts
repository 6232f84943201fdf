/** What the classifier was taught to tell apart, in the order of its answers. */
export const pictureKinds = ["drawing", "hentai", "neutral", "porn", "sexy"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** How much a picture is like those of each kind; shares of 1. */
export type KindShares = Record<PictureKind, number>;

/** What was seen of a whole picture. */
export interface PictureKinds extends KindShares {
  /** True for flat fills as drawings have them, false for the texture of a photograph, null where neither is plain or nudity is not suspected. */
  looksDrawn: boolean | null;
}
