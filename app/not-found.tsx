import type { Metadata } from "next";
import { NothingWords } from "#components/studio/nothing-words.tsx";
import { buttonClass } from "#components/ui/button.tsx";

export const metadata: Metadata = { title: "Nothing here" };

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <NothingWords level={1}>
        {/* A plain link: this page is part of every other one's first load. */}
        <a href="/films" className={buttonClass()}>
          Go to films
        </a>
      </NothingWords>
    </main>
  );
}
