import type { Metadata } from "next";
import { DirectorPage } from "#components/studio/director/director-page.tsx";

export const metadata: Metadata = { title: "Director" };

export default function DirectorRoute() {
  return <DirectorPage />;
}
