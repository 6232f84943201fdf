import type { Metadata } from "next";
import { NothingHere } from "#components/studio/nothing-here.tsx";

export const metadata: Metadata = { title: "Nothing here" };

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <NothingHere level={1} />
    </main>
  );
}
