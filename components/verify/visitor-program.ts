import { FileChecks } from "./file-checks.ts";
import { takeFiles } from "./take-files.ts";
import { statusWords, verifyNames } from "./verify-names.ts";

/** The program of the page for those who are not signed in: it takes files, and brings what shows answers before one is there. */
const input = document.querySelector<HTMLInputElement>(`input#${verifyNames.input}`);
const answer = document.getElementById(verifyNames.answer);
const status = document.getElementById(verifyNames.status);
if (input === null || answer === null || status === null) throw new Error("This is not the page of this program.");

const bringAnswers = () => import("./show-answer.tsx");

const checks = new FileChecks((check) => {
  status.textContent = statusWords(check);
  bringAnswers().then(
    ({ showAnswer }) => showAnswer(answer, check, (file) => checks.check(file)),
    () => {
      answer.textContent =
        "A part of this page could not be loaded. Your file was not sent anywhere. Load the page again.";
    },
  );
});
takeFiles(
  input,
  {
    onFile: (file) => checks.check(file),
    onOver: (over) => input.parentElement?.toggleAttribute("data-over", over),
  },
  new AbortController().signal,
);
// The page stands and can be used; what shows an answer is there before the first one.
window.addEventListener("load", () => void bringAnswers().catch(() => undefined), { once: true });
