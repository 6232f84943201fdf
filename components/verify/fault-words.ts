import { CheckFault, type CheckFaultCode } from "./check-fault.ts";
import { megabytes } from "./file-size.ts";

/** A failure as a person reads it; `again`: trying once more can help. */
export interface FaultWords {
  strong: string;
  rest: string;
  again: boolean;
  offline: boolean;
}

const words: Record<CheckFaultCode, (file: File) => Omit<FaultWords, "offline">> = {
  empty: () => ({ strong: "This file is empty.", rest: "Choose another one.", again: false }),
  too_large: (file) => ({
    strong: "This file is too large to check here.",
    rest: `It has ${megabytes(file.size)}; up to 96 MB can be read in a browser.`,
    again: false,
  }),
  other_kind: (file) => ({
    strong: "This is neither a picture nor a film that we can read.",
    rest: `${file.name} is a file of another kind. MP4, MOV, PNG, JPEG, WebP, GIF, AVIF and HEIC can be checked.`,
    again: false,
  }),
  unreadable: () => ({
    strong: "This file could not be read.",
    rest: "Your browser no longer has access to it: it may have been moved or changed. Choose it again.",
    again: false,
  }),
  reader_missing: () => ({
    strong: "The reader could not be loaded.",
    rest: "It is a program of a few megabytes that runs in this page. Your file was not looked at, and not sent anywhere.",
    again: true,
  }),
  trust_list_missing: () => ({
    strong: "The trust list could not be loaded.",
    rest: "Without it nobody can say whether the signer is known. Your file was not looked at, and not sent anywhere.",
    again: true,
  }),
};

/** Why a file was not checked, and what to do now. */
export const faultWords = (fault: unknown, file: File): FaultWords => {
  if (!(fault instanceof CheckFault))
    return {
      strong: "This file was not checked.",
      rest: "Something in this page failed.",
      again: true,
      offline: false,
    };
  const said = words[fault.code](file);
  // What is told of a file holds online and offline; what could not be fetched has one cause more.
  if (said.again && !navigator.onLine)
    return {
      ...said,
      strong: "You are offline.",
      rest: `${said.strong} Your file was not sent anywhere.`,
      offline: true,
    };
  return { ...said, offline: false };
};

/** Why no watermark was looked for, where the service was never reached. */
export const unansweredWords = (): FaultWords =>
  navigator.onLine
    ? {
        strong: "We could not look for a watermark.",
        rest: "The service did not answer. The file was not kept.",
        again: true,
        offline: false,
      }
    : {
        strong: "You are offline.",
        rest: "The search needs the service. The file was not kept.",
        again: true,
        offline: true,
      };
