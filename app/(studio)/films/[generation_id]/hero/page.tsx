import type { Metadata } from "next";
import { FilmPage } from "#components/studio/film-page.tsx";

export const metadata: Metadata = { title: "Hero frame" };

export default async function HeroRoute({ params }: { params: Promise<{ generation_id: string }> }) {
  const { generation_id } = await params;
  return <FilmPage generationId={generation_id} view="hero" />;
}
