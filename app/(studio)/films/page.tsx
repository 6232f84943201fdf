import type { Metadata } from "next";
import { FilmLibrary } from "#components/studio/film-library.tsx";

export const metadata: Metadata = { title: "Films" };

export default function FilmsPage() {
  return <FilmLibrary />;
}
