import { buttonClass } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { NothingWords } from "./nothing-words.tsx";

/** In the place of a thing of the studio that is not there. */
export function NothingHere() {
  return (
    <NothingWords level={2}>
      <Link href="/films" className={buttonClass()}>
        Go to films
      </Link>
    </NothingWords>
  );
}
