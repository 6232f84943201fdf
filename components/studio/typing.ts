/** True while the keys belong to a text, so that letters are letters. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ["TEXTAREA", "SELECT"].includes(target.tagName) ||
    (target instanceof HTMLInputElement && !["range", "checkbox", "radio", "button"].includes(target.type)));
