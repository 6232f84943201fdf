import type { ExternalToast } from "sonner";

export interface Toast {
  tone: "plain" | "fail";
  text: string;
  more: Pick<ExternalToast, "description" | "duration">;
}

/** Said before the area that shows it was there. */
const early: Toast[] = [];
let show: (toast: Toast) => void = (said) => void early.push(said);

const say =
  (tone: Toast["tone"]) =>
  (text: string, more: Toast["more"] = {}) =>
    show({ tone, text, more });

/** A short note at the page's edge, only for what is not visible where the eye is; `error` for what went wrong. */
export const toast = Object.assign(say("plain"), { error: say("fail") });

/** Hands every toast, said or yet to be, to the area that shows them. */
export const showToasts = (by: (toast: Toast) => void): void => {
  show = by;
  early.splice(0).forEach(by);
};
