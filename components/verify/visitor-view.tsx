import { DropFrame } from "./drop-frame.tsx";
import { PublicFrame } from "./public-frame.tsx";
import { VerifyFrame } from "./verify-frame.tsx";
import { verifyNames } from "./verify-names.ts";
import { Waiting } from "./waiting.tsx";

/** What the page is called and says of itself, for whomever it is. */
export const verifyWords = {
  title: "Check a film’s credentials",
  description: "Who signed a film or picture, what it was made from, and whether it was changed.",
};

/** The page as it stands before a file is chosen, for those who are not signed in. */
export function VisitorView() {
  return (
    <PublicFrame>
      <VerifyFrame
        heading={verifyWords.title}
        zone={<DropFrame id={verifyNames.input} />}
        answer={<Waiting check={{ phase: "waiting" }} />}
        status=""
      />
    </PublicFrame>
  );
}
