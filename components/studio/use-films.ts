import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { service } from "./client.ts";
import { readSearch, searchInput, searchQuery, type FilmSearch } from "./film-search.ts";

const pageSize = 24;
const typingPause_ms = 200;

/** What the library shows, kept in the address. */
export const useFilmSearch = () => {
  const query = useSearchParams();
  const [search, setSearch] = useState<FilmSearch>(() => readSearch(new URLSearchParams(query)));
  useEffect(() => {
    const wanted = searchQuery(search);
    if (location.search !== wanted) window.history.replaceState(null, "", location.pathname + wanted);
  }, [search]);
  return [search, (change: Partial<FilmSearch>) => setSearch((before) => ({ ...before, ...change }))] as const;
};

/** The films of a search, newest first, a page at a time; the last ones stay until the next are there. */
export const useFilms = (search: FilmSearch) => {
  const [words, setWords] = useState(search.words);
  useEffect(() => {
    const timer = setTimeout(() => setWords(search.words), search.words === "" ? 0 : typingPause_ms);
    return () => clearTimeout(timer);
  }, [search.words]);
  const input = searchInput({ ...search, words });
  return useInfiniteQuery({
    queryKey: ["films", input],
    initialPageParam: null as string | null,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      service.list_generations(
        { limit: pageSize, with: "counts", ...input, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: (page) => page.next_cursor,
    // A list with work in it keeps itself up to date.
    refetchInterval: (query) => ((query.state.data?.pages[0]?.counts?.in_progress ?? 0) > 0 ? 3000 : false),
  });
};
