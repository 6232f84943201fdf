import type { Metadata } from "next";
import { PublishList } from "#components/studio/publish-list.tsx";

export const metadata: Metadata = { title: "Publish" };

export default function PublishListPage() {
  return <PublishList />;
}
