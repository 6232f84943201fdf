import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

export type PageNode = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;
type PageDocument = DefaultTreeAdapterTypes.Document;

/** Real pages stay far below; what is beyond was made to keep parsers busy. */
const elementsMax = 100_000;
const depthMax = 500;
/** Of one element; and characters of one attribute's value: a long list of pictures has half of them. */
const attributesMax = 128;
const attributeMax = 8192;

/** Cells and rows: where their table was lost their tags are dropped, and what stood in them would run together. */
const cells = /<t[dhr](?=[\s>])/giu;

class TooMuch extends Error {}

/** Every reader of attributes walks all of a value: what nobody would read is cut off once, here. */
const bounded = (attrs: PageElement["attrs"]): PageElement["attrs"] =>
  attrs
    .slice(0, attributesMax)
    .map((each) => (each.value.length <= attributeMax ? each : { ...each, value: each.value.slice(0, attributeMax) }));

/**
 * The tree of a page as a browser would build it, however broken the markup. Reading stops after 100 000 elements or
 * where they nest deeper than 500; what came before is kept.
 */
export const parsePage = (html: string): PageDocument => {
  let elements = 0;
  let depth = 0;
  let document: PageDocument | null = null;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => (document = defaultTreeAdapter.createDocument()),
    createElement: (tagName, namespace, attrs) => {
      elements += 1;
      if (elements > elementsMax) throw new TooMuch();
      return defaultTreeAdapter.createElement(tagName, namespace, bounded(attrs));
    },
    onItemPush: () => {
      depth += 1;
      if (depth > depthMax) throw new TooMuch();
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
  try {
    return parse(html.replaceAll(cells, " $&"), { treeAdapter, scriptingEnabled: false });
  } catch (cause) {
    if (cause instanceof TooMuch && document !== null) return document;
    throw cause;
  }
};

export const isElement = (node: PageNode): node is PageElement => "tagName" in node;

/** What stands in a node, a template's content included. */
export const childrenOf = (node: PageNode): readonly PageNode[] =>
  "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];

/** Every element under a node in the order of the page. */
export function* elementsIn(root: PageNode): Generator<PageElement> {
  const waiting: PageNode[] = childrenOf(root).toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isElement(node)) yield node;
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at -= 1) waiting.push(children[at] as PageNode);
  }
}

/** An attribute's value, null where there is none. */
export const attribute = (element: PageElement, name: string): string | null =>
  element.attrs.find((each) => each.name === name)?.value ?? null;

/** White space collapsed as a browser shows it. */
export const collapse = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Elements that begin a line of their own. */
export const breaking: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption " +
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search " +
    "section select summary table tbody td tfoot th thead tr ul video audio canvas"
  ).split(" "),
);

/** How much may still be read, in characters and nodes; reading takes from it. */
export interface ReadingBudget {
  left: number;
}

/** All text under a node, scripts and styles left out, white space collapsed; as far as the budget goes. */
export const textIn = (root: PageNode, budget?: ReadingBudget): string => collapse(linesIn(root, budget));

/** Of one run of letters; a description is far shorter. */
const longestText = 200_000;

/** The text under a node with a line feed wherever an element begins or ends a line. */
export const linesIn = (root: PageNode, budget: ReadingBudget = { left: Infinity }): string => {
  const parts: string[] = [];
  const waiting: (PageNode | string)[] = [root];
  for (let node = waiting.pop(); node !== undefined && budget.left > 0; node = waiting.pop()) {
    budget.left -= 1;
    if (typeof node === "string") parts.push(node);
    else if ("value" in node) {
      const text = node.value.slice(0, Math.min(longestText, budget.left)).replaceAll(/\s+/gu, " ");
      budget.left -= text.length;
      parts.push(text);
    } else if (!isElement(node) || (node.tagName !== "script" && node.tagName !== "style")) {
      if (isElement(node) && breaking.has(node.tagName)) {
        parts.push("\n");
        waiting.push("\n");
      }
      const children = childrenOf(node);
      for (let at = children.length - 1; at >= 0; at -= 1) waiting.push(children[at] as PageNode);
    }
  }
  return parts.join("");
};

/** Text of a script element as it stands. */
export const scriptText = (element: PageElement): string =>
  element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** The nearest element around this one that fits, itself included. */
export const closest = (element: PageElement, fits: (each: PageElement) => boolean): PageElement | null => {
  let at: PageNode | null = element;
  while (at !== null) {
    if (isElement(at) && fits(at)) return at;
    at = "parentNode" in at ? at.parentNode : null;
  }
  return null;
};
