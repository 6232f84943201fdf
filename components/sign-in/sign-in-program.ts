import { refusalOf } from "./refusals.ts";
import { faultId, formId } from "./sign-in-names.ts";

/** The sign-in page's own program: a refusal is said in place, and what was typed stays. Without it the form works too. */
const form = document.querySelector<HTMLFormElement>(`form#${formId}`);
const alert = document.getElementById(faultId);
const press = form?.querySelector<HTMLButtonElement>("button[type=submit]");

/** Where the service sends whoever is signed in, or why it refused. */
const ask = async (to: HTMLFormElement): Promise<{ next: string } | { refused: string }> => {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(to)) if (typeof value === "string") body.set(name, value);
  body.set("json", "true");
  const answer = await fetch(to.action, { method: "POST", body });
  const { url } = (await answer.json()) as { url: string };
  const { pathname, search, searchParams } = new URL(url, location.href);
  const code = searchParams.get("error");
  return code === null ? { next: pathname + search } : { refused: refusalOf(code) };
};

const say = (fault: string) => {
  if (alert === null || form === null) return;
  alert.textContent = fault;
  for (const field of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")) {
    for (const [name, value] of Object.entries({ "aria-invalid": "true", "aria-describedby": faultId }))
      if (fault === "") field.removeAttribute(name);
      else field.setAttribute(name, value);
  }
};

const setBusy = (busy: boolean) => {
  form?.toggleAttribute("data-busy", busy);
  if (press) press.disabled = busy;
};

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  say("");
  setBusy(true);
  void ask(form)
    .catch(() => ({ refused: refusalOf("") }))
    .then((answer) => {
      // Under the name this page was opened by, whatever the service calls itself.
      if ("next" in answer) return location.assign(answer.next);
      setBusy(false);
      say(answer.refused);
    });
});

// Back from the films: the form is as it was left, and may be sent again.
window.addEventListener("pageshow", () => setBusy(false));
