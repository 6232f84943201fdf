import { buttonClass } from "#components/ui/button.tsx";
import { NothingWords } from "./nothing-words.tsx";

/** The whole page where nothing is. */
export function NothingPage() {
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
