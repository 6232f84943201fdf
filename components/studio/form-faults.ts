import { ClientProblem } from "#lib/contract/client.ts";

export interface FormFaults {
  /** What is wrong with a field; undefined when nothing is. */
  at: (pointer: string) => string | undefined;
  /** The error where no field can say it; null where fields say all of it. */
  rest: Error | null;
}

const ended = (text: string): string => {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};

/**
 * Sorts a failed call's findings to the fields of its form. `pointers` are the JSON Pointers that the form has fields for;
 * `codes` says which field a problem is about that names none.
 */
export const formFaults = (
  error: Error | null,
  pointers: readonly string[],
  codes: Readonly<Record<string, string>> = {},
): FormFaults => {
  const said = new Map<string, string>();
  const faults = (): FormFaults => ({ at: (pointer) => said.get(pointer), rest: said.size === 0 ? error : null });
  if (!(error instanceof ClientProblem) || error.problem === null || error.status >= 500) return faults();
  const { problem } = error;
  const found = problem.errors ?? [];
  const place = codes[problem.code];
  if (found.length === 0 && place !== undefined) said.set(place, ended(problem.detail));
  for (const { pointer, message } of found) {
    const field = pointers.find((each) => pointer === each || pointer.startsWith(`${each}/`));
    // One finding without a field: then the whole is said once, beside the button.
    if (field === undefined) return { at: () => undefined, rest: error };
    said.set(field, [said.get(field), ended(message)].filter((part) => part !== undefined).join(" "));
  }
  return faults();
};
