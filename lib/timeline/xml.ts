/** A piece of XML, written when it is told how far it stands in. */
export type Xml = (indent: string) => string;

/** An element with its attributes in order, and its children or its text. */
export const element =
  (name: string, attributes: Record<string, string | number>, content: readonly Xml[] | string = []): Xml =>
  (indent) => {
    const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
    const opening = `${indent}<${name}${given.join("")}`;
    if (content.length === 0) return `${opening}/>\n`;
    if (typeof content === "string") return `${opening}>${escaped(content)}</${name}>\n`;
    return `${opening}>\n${content.map((child) => child(`${indent}    `)).join("")}${indent}</${name}>\n`;
  };

/** Letters that XML 1.0 does not hold at all are left out; line breaks in attributes would be read as spaces. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"\t\n\r]/g, (letter) => entities[letter] ?? `&#${letter.codePointAt(0)};`);

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
