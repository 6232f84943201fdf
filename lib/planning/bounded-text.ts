/** Signs in a row that are neither letters, digits, marks of letters nor pictures; more of them say nothing more. */
const longPause = /([^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]{24})[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu;

/** More marks on one letter than any script writes. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu;

/**
 * A stranger's text as it is planned from: endless blanks and marks are cut short, for patterns that trim and part look
 * at a run of them once for each of its signs. A text without such runs stays as it is.
 */
export const boundedText = (text: string): string => text.replaceAll(longPause, "$1").replaceAll(stackedMarks, "$1");
