/** Tags that part what we say from what strangers wrote. */
const tags = "brief|intent|page|note|standing|faults|film";

/** Somebody else's words cannot open or close a tag of ours: their bracket becomes one that only looks like it. */
export const fenced = (text: string): string =>
  text.replace(new RegExp(`<(?=[\\s\\p{Cf}]*/?[\\s\\p{Cf}]*(?:${tags})\\b)`, "giu"), "‹");

/** A stranger's words as one quoted line: what they hold can neither end the quotation nor start a line of the brief. */
export const quoted = (text: string): string => fenced(JSON.stringify(text.replaceAll(/\s+/gu, " ").trim()));

/** Words between tags of their own. */
export const tagged = (tag: string, text: string): string => `<${tag}>\n${fenced(text)}\n</${tag}>`;
