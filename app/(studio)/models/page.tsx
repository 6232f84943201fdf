import type { Metadata } from "next";
import { ModelCatalog } from "#components/studio/model-catalog.tsx";

export const metadata: Metadata = { title: "Models" };

export default function ModelsPage() {
  return <ModelCatalog />;
}
