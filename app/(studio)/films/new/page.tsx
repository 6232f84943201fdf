import type { Metadata } from "next";
import { NewFilm } from "#components/studio/new-film.tsx";

export const metadata: Metadata = { title: "New film" };

export default async function NewFilmPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { intent, brand_id, from } = await searchParams;
  return (
    <NewFilm
      intent={typeof intent === "string" ? intent : null}
      brandId={typeof brand_id === "string" ? brand_id : null}
      from={typeof from === "string" ? from : null}
    />
  );
}
