/** One file of the film's type as any thread may load it: what a style sheet says of it, with its address made whole. */
export interface FilmFace {
  family: string;
  weight: string;
  source: string;
  unicodeRange: string;
}

const loading = new Map<string, Promise<unknown>>();

/** Loads faces into a thread's fonts, each once. What cannot be loaded is set in the system's type instead. */
export const loadFaces = async (faces: readonly FilmFace[], fonts: Pick<FontFaceSet, "add">): Promise<void> => {
  await Promise.all(
    faces.map(({ family, weight, source, unicodeRange }) => {
      const key = `${family} ${weight} ${source}`;
      const begun = loading.get(key);
      if (begun !== undefined) return begun;
      const face = new FontFace(family, source, { weight, ...(unicodeRange === "" ? {} : { unicodeRange }) });
      const loaded = face.load().then((ready) => fonts.add(ready), console.warn);
      loading.set(key, loaded);
      return loaded;
    }),
  );
};
