/** A page's address as it was typed, with `https://` where the scheme was left out; "" for nothing. */
export const addressOf = (typed: string): string => {
  const text = typed.trim();
  return text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};
