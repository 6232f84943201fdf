import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from "lucide-react";
import type { PublicationCheck } from "#lib/contract/publishing.ts";
import { plainWords, sentenceCase } from "./words.ts";

const looks: Record<PublicationCheck["status"], { Icon: LucideIcon; word: string; tone: string }> = {
  pass: { Icon: CircleCheck, word: "Passed", tone: "text-pass" },
  warn: { Icon: CircleAlert, word: "To note", tone: "text-warn" },
  fail: { Icon: CircleX, word: "Stops it", tone: "text-fail" },
};

/** What was checked of a film for a place, one line each. */
export function PublicationChecks({ checks }: { checks: readonly PublicationCheck[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {checks.map(({ id, status, message }) => {
        const { Icon, word, tone } = looks[status];
        return (
          <li
            key={`${id} ${message}`}
            className="flex items-start gap-2.5 py-2 last:pb-0 max-sm:flex-wrap max-sm:gap-y-0.5"
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
            <span className="w-32 shrink-0 font-medium max-sm:w-auto max-sm:flex-1">
              <span className="sr-only">{word}: </span>
              {checkTitles[id] ?? sentenceCase(plainWords(id))}
            </span>
            <span className="min-w-0 text-ink2 max-sm:basis-full max-sm:pl-[26px]">{message}</span>
          </li>
        );
      })}
    </ul>
  );
}

const checkTitles: Record<string, string> = {
  disclosure: "AI disclosure",
  credential: "Credentials",
  duration: "Length",
  aspect_ratio: "Shape",
};
