import type { Metadata } from "next";
import { FilmPage } from "#components/studio/film-page.tsx";

export const metadata: Metadata = { title: "Film" };

export default async function FilmRoute({ params }: { params: Promise<{ generation_id: string }> }) {
  const { generation_id } = await params;
  return <FilmPage generationId={generation_id} />;
}
