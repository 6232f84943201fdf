/** The whole chain of ingredients, signed: pictures -> stills -> shots -> film -> refined film. */
import {
  animatedImage,
  heroStill,
  labelsOf,
  parentFilm,
  productImage,
  shotInFilm,
  suppliedImage,
  type Ingredient,
} from "#lib/provenance/ingredients.ts";
import { filmManifest, shotManifest, stillManifest, type ManifestDefinition } from "#lib/provenance/manifest.ts";
import type { SignedFile, SignInput } from "#lib/provenance/provenance.ts";

const PNG = "image/png";
const JPEG = "image/jpeg";
const MP4 = "video/mp4";
const drawn = { routedModel: "veo-3.1", deliveredModel: "preview/motion", preview: true };
const generated = { routedModel: "veo-3.1", deliveredModel: "kling-3", preview: false };
const watermark = { alg: "studio.shotwright.tile", value: "00ff00ff00ff00ff" };
const common = {
  version: "0.1.0",
  when: "2026-11-21T10:00:00Z",
  generationId: "gen_1",
  planHash: "sha256:2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
  consentId: "consent_1",
  brandBlockHash: "sha256:fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
};

export interface ChainMedia {
  png: Uint8Array;
  jpeg: Uint8Array;
  mp4: Uint8Array;
}

/** Every kind of file that is signed, by name. */
export type SignedChain = Record<
  "stillPng" | "stillJpeg" | "stagedShot" | "animatedShot" | "film" | "refinedFilm",
  SignedFile & { mediaType: string }
>;

export async function signChain(
  media: ChainMedia,
  sign: (input: SignInput) => Promise<SignedFile>,
): Promise<SignedChain> {
  const make = async (
    bytes: Uint8Array,
    mediaType: string,
    ingredients: Ingredient[],
    manifest: (given: ReturnType<typeof labelsOf> & typeof common & { mediaType: string }) => ManifestDefinition,
  ) => {
    const signed = await sign({
      bytes,
      mediaType,
      ingredients,
      manifest: manifest({ ...common, mediaType, ...labelsOf(ingredients) }),
    });
    return { ...signed, mediaType };
  };
  const shot = (id: string, source: typeof drawn) => ({ title: `Shot ${id}`, shotId: id, seed: 7, source });
  const thumbnail = { mediaType: JPEG, bytes: media.jpeg } as const;
  const product = { bytes: media.png, mediaType: PNG, thumbnail };

  const stillPng = await make(media.png, PNG, [productImage(product), suppliedImage(product)], (given) =>
    stillManifest({ ...given, ...shot("s1", drawn), watermark }),
  );
  const stillJpeg = await make(media.jpeg, JPEG, [productImage(product, true)], (given) =>
    stillManifest({ ...given, ...shot("s2", generated) }),
  );
  const stagedShot = await make(
    media.mp4,
    MP4,
    [heroStill({ ...stillPng, thumbnail }, "s1"), productImage(product)],
    (given) => shotManifest({ ...given, ...shot("s1", generated), watermark, oversight: "human_validated" }),
  );
  const animatedShot = await make(media.mp4, MP4, [animatedImage(product)], (given) =>
    shotManifest({ ...given, ...shot("s2", drawn) }),
  );
  const shots = [
    { label: "shot_s1", source: generated },
    { label: "shot_s2", source: { ...drawn, suppliedPixels: true } },
  ];
  const cut = [shotInFilm({ ...stagedShot, thumbnail }, "s1"), shotInFilm(animatedShot, "s2")];
  const film = await make(media.mp4, MP4, cut, (given) =>
    filmManifest({
      ...given,
      title: "Film",
      shots,
      edits: ["trimmed", "transitions", "graded"],
      addedText: ["captions", "end_card"],
      addedSound: true,
      watermark,
    }),
  );
  const refinedFilm = await make(media.mp4, MP4, [...cut, parentFilm(film)], (given) =>
    filmManifest({ ...given, title: "Film, refined", shots, addedText: ["end_card"] }),
  );
  return { stillPng, stillJpeg, stagedShot, animatedShot, film, refinedFilm };
}
