import { directorModes, filmShelves, type DirectorMode, type FilmShelf } from "#lib/contract/vocabulary.ts";

/** What the library shows: as it stands in the page's address, so that Back, reload and sharing keep it. */
export interface FilmSearch {
  words: string;
  shelf: FilmShelf | "all";
  brand: string | null;
  mode: DirectorMode | null;
}

/** Words of another kind than ours are left out: an address can be written by anybody. */
export const readSearch = (query: URLSearchParams): FilmSearch => ({
  words: (query.get("search") ?? "").slice(0, 200),
  shelf: filmShelves.find((shelf) => shelf === query.get("shelf")) ?? "all",
  brand: query.get("brand"),
  mode: directorModes.find((mode) => mode === query.get("mode")) ?? null,
});

/** The query of an address, without what asks for everything: `?shelf=live`, or nothing. */
export const searchQuery = ({ words, shelf, brand, mode }: FilmSearch): string => {
  const query = new URLSearchParams();
  if (words.trim() !== "") query.set("search", words);
  if (shelf !== "all") query.set("shelf", shelf);
  if (brand !== null) query.set("brand", brand);
  if (mode !== null) query.set("mode", mode);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
};

/** The same as the service is asked for it. */
export const searchInput = ({ words, shelf, brand, mode }: FilmSearch) => ({
  ...(words.trim() === "" ? {} : { search: words.trim() }),
  ...(shelf === "all" ? {} : { shelf }),
  ...(brand === null ? {} : { brand_id: brand }),
  ...(mode === null ? {} : { director_mode: mode }),
});

export const asksForAll = (search: FilmSearch): boolean => searchQuery(search) === "";
