import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { FilmContext } from "#lib/director/director.ts";
import type { Repair } from "#lib/director/request/repairs.ts";
import { isStanding } from "#lib/director/request/task-text.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import { actFaults } from "./acted.ts";
import { unfaithfulFaults } from "./faithful.ts";
import type { Fault } from "./fault.ts";
import { filmTexts } from "./film-texts.ts";
import { languageFaults } from "./written-language.ts";
import { obeyedFaults } from "./obeyed.ts";
import { captionFaults, orderFaults } from "./orders.ts";
import { stagingFaults } from "./staging.ts";
import { figureFaults, strangerFaults } from "./strangers.ts";

/** Reads texts and answers what a gate has against them that it does not have against the intent itself. */
export type Judge = (texts: readonly string[]) => Promise<readonly string[]>;

export interface Checked {
  brief: Brief;
  context: FilmContext | undefined;
  /** Shots that were written now; of what stands nobody is asked. */
  touched: ReadonlySet<string>;
  /** What the writer was told, so that it can be known again. */
  system: string;
  /** What the gates have against `textsForGate` of the film. */
  found: readonly string[];
}

/** What may be named: the words, the brand, a page, a wish, the film that stands. */
const knownTexts = ({ brief, context }: Checked): string[] => [
  brief.raw,
  brief.brand?.name ?? "",
  brief.brand?.cta ?? "",
  ...(context === undefined
    ? []
    : context.kind === "ad"
      ? [JSON.stringify(context.facts)]
      : filmTexts(context.standing).map(({ text }) => text)),
  ...(context?.kind === "refine" ? [context.instruction] : []),
  ...(context?.kind === "extend" ? [context.words ?? ""] : []),
  ...(context?.kind === "redirect" || context?.kind === "still_rejected" ? [context.note ?? ""] : []),
];

const gateFaults = (found: readonly string[]): Fault[] =>
  [...new Set(found)].map((finding) => ({
    path: "film",
    says: `it may not be shown or said: ${finding}`,
    weight: "fatal",
    gated: true,
  }));

/** Everything that is wrong with a film as a whole, all at once. */
export const checkFilm = (film: Screenplay, checked: Checked): Fault[] => {
  const { brief, context, touched } = checked;
  const known = knownTexts(checked);
  const language = languageFaults(film, brief, touched);
  const everywhere = [
    ...strangerFaults(film, brief.language, known),
    ...figureFaults(film, known),
    ...obeyedFaults(film, known.join("\n"), checked.system),
    ...stagingFaults(film),
    ...actFaults(film),
  ];
  const captioned = captionFaults(film, brief, touched);
  const gated = gateFaults(checked.found);
  if (isStanding(context)) {
    const isNew = ({ path }: Fault) => {
      const [, at] = /^shots\[(\d+)\]/u.exec(path) ?? [];
      return at !== undefined && touched.has(film.shots[Number(at)]?.shot_id ?? "");
    };
    // New cast, places and props are told by what is strange in their names.
    const isThing = ({ path }: Fault) => /^(?:cast|places|props)\[/u.test(path);
    return [...everywhere.filter((fault) => isNew(fault) || isThing(fault)), ...language, ...captioned, ...gated];
  }
  // Words of another language cannot be found again: that they are not in the client's is fault enough.
  const faithful = language.length > 0 ? [] : unfaithfulFaults(film, brief);
  return [...orderFaults(film, brief), ...captioned, ...faithful, ...everywhere, ...language, ...gated];
};

/** The film without the faults that can be mended without writing anything, and what was mended. */
export const mendFilm = (film: Screenplay, faults: readonly Fault[]): { film: Screenplay; repairs: Repair[] } => {
  let mended = film;
  const repairs: Repair[] = [];
  for (const { path, says, mend } of faults)
    if (mend !== undefined) {
      mended = mend(mended);
      repairs.push({ path, because: says });
    }
  return { film: mended, repairs };
};
