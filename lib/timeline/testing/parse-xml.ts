import { demand } from "./read-timeline.ts";

/** An element of an XML document. Text between elements that is only space is left out. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** Parses XML 1.0 as far as interchange files use it: no CDATA, no processing inside, a DOCTYPE without a subset. */
export const parseXml = (source: string): { doctype: string; root: XmlElement } => {
  const head = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE (\w+)>\n/.exec(source);
  demand(head !== null, "A document begins with its declaration and its type.");
  let at = head[0].length;
  const space = () => {
    while (/\s/.test(source[at] ?? "")) at++;
  };
  const match = (pattern: RegExp): RegExpExecArray => {
    const found = new RegExp(pattern, "uy");
    found.lastIndex = at;
    const result = found.exec(source);
    demand(result !== null, `Not well formed at ${at}: ${source.slice(at, at + 40)}`);
    at += result[0].length;
    return result;
  };
  const parseElement = (): XmlElement => {
    const [, name = ""] = match(/<([A-Za-z_][\w.-]*)/);
    const attributes: Record<string, string> = {};
    for (space(); source[at] !== ">" && source[at] !== "/"; space()) {
      const [, key = "", raw = ""] = match(/([A-Za-z_][\w.-]*)="([^"<\n\t]*)"/);
      demand(!(key in attributes), `${name} has ${key} twice.`);
      attributes[key] = unescaped(raw);
    }
    const found: XmlElement = { name, attributes, children: [], text: "" };
    if (source[at] === "/") {
      match(/\/>/);
      return found;
    }
    match(/>/);
    let raw = "";
    while (!source.startsWith("</", at)) {
      if (source[at] === "<") found.children.push(parseElement());
      else raw += match(/[^<]+/)[0];
    }
    const [, closed] = match(/<\/([A-Za-z_][\w.-]*)>/);
    demand(closed === name, `${name} is closed as ${closed}.`);
    found.text = found.children.length > 0 && raw.trim() === "" ? "" : unescaped(raw);
    return found;
  };
  const root = parseElement();
  space();
  demand(at === source.length, "Nothing follows the document's element.");
  return { doctype: head[1] ?? "", root };
};

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (raw: string): string => {
  demand(!/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/.test(raw), `A stray & in ${raw}`);
  return raw.replace(/&(?:(\w+)|#(\d+)|#x([\da-fA-F]+));/g, (_whole, name?: string, tens?: string, hex?: string) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(tens) : Number.parseInt(hex, 16))
      : (named[name] ?? ""),
  );
};
