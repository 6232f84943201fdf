import type { Metadata } from "next";
import { PublishPage } from "#components/studio/publish-page.tsx";

export const metadata: Metadata = { title: "Publish" };

export default async function PublishRoute({ params }: { params: Promise<{ generation_id: string }> }) {
  const { generation_id } = await params;
  return <PublishPage generationId={generation_id} />;
}
