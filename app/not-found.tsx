import type { Metadata } from "next";
import { NothingPage } from "#components/studio/nothing-page.tsx";

export const metadata: Metadata = { title: "Nothing here" };

export default function NotFound() {
  return <NothingPage />;
}
