import type { PagePlace } from "#lib/contract/page.ts";
import { hiddenTest } from "./hidden.ts";
import { attribute, breaking, childrenOf, collapse, isElement, type PageElement, type PageNode } from "./parse-page.ts";
import { zoneTest, type Zone } from "./zones.ts";

/** A `step` is an item of a numbered list; a `control` is what one presses, links that stand alone included. */
export type BlockKind = "heading" | "list_item" | "step" | "paragraph" | "cell" | "control";

/** A run of text that nothing breaks: what a reader takes for one paragraph. */
export interface TextBlock {
  text: string;
  kind: BlockKind;
  /** 1 to 6 for headings, 0 otherwise. */
  level: number;
  zone: Zone;
  /** The element that holds it. */
  element: PageElement | null;
}

export interface PageText {
  /** What is seen, in the order of the page. */
  blocks: TextBlock[];
  /** What is there but not seen as text: looked through for instructions, never quoted. */
  unseen: { text: string; where: PagePlace }[];
}

const kinds: Record<string, BlockKind> = {
  li: "list_item",
  dd: "list_item",
  dt: "list_item",
  td: "cell",
  th: "cell",
  button: "control",
  option: "control",
  label: "control",
};
/** What an attribute says to those who do not see. */
const spokenAttributes: readonly (readonly [string, PagePlace])[] = [
  ["alt", "alt_text"],
  ["title", "attribute"],
  ["aria-label", "attribute"],
  ["aria-description", "attribute"],
  ["placeholder", "attribute"],
];
const silentTags = new Set(["script", "style"]);
const longestUnseen = 4000;
/** Of one run of letters; more than a reader of sentences takes. */
const longestText = 20_000;
/** Blocks beyond this many are left: no page about one thing has them. */
const blocksMax = 8000;

interface Step {
  node: PageNode;
  hidden: boolean;
  zone: Zone;
  kind: BlockKind;
  level: number;
  holder: PageElement | null;
  linked: boolean;
}

/** A node to enter, or the end of an element that breaks the text. */
type Work = Step | { ends: true };

/** Everything that stands on a page as text, seen and unseen, in its order. */
export const textBlocks = (root: PageNode): PageText => {
  const isHidden = hiddenTest(root);
  const zoneOf = zoneTest(root);
  const blocks: TextBlock[] = [];
  const unseen: PageText["unseen"] = [];
  let run: { parts: string[]; step: Step; pressed: boolean } | null = null;
  let dark: string[] = [];

  const flush = () => {
    const text = run === null ? "" : collapse(run.parts.join(""));
    if (run !== null && text !== "" && blocks.length < blocksMax) {
      const { kind, level, zone, holder } = run.step;
      blocks.push({ text, kind: run.pressed && kind !== "heading" ? "control" : kind, level, zone, element: holder });
    }
    run = null;
    const hidden = collapse(dark.join(""));
    if (hidden !== "" && unseen.length < blocksMax)
      unseen.push({ text: hidden.slice(0, longestUnseen), where: "hidden_text" });
    dark = [];
  };

  const waiting: Work[] = [
    { node: root, hidden: false, zone: "main", kind: "paragraph", level: 0, holder: null, linked: false },
  ];
  for (let work = waiting.pop(); work !== undefined; work = waiting.pop()) {
    if ("ends" in work) {
      flush();
      continue;
    }
    const { node } = work;
    if (node.nodeName === "#comment" && "data" in node) {
      const text = collapse(node.data);
      if (text !== "" && unseen.length < blocksMax)
        unseen.push({ text: text.slice(0, longestUnseen), where: "comment" });
      continue;
    }
    if ("value" in node) {
      if (work.hidden) dark.push(node.value.slice(0, longestText));
      else {
        run ??= { parts: [], step: work, pressed: true };
        run.parts.push(node.value.slice(0, longestText));
        run.pressed &&= work.linked || node.value.trim() === "";
      }
      continue;
    }
    let step = work;
    if (isElement(node)) {
      if (silentTags.has(node.tagName)) continue;
      for (const [name, where] of spokenAttributes) {
        const text = collapse(attribute(node, name) ?? "");
        if (text !== "" && unseen.length < blocksMax) unseen.push({ text: text.slice(0, longestUnseen), where });
      }
      const pressed = node.tagName === "input" && /^(?:submit|button)$/iu.test(attribute(node, "type") ?? "");
      step = stepInto(node, work, isHidden(node), zoneOf(node));
      if (breaks(node) || step.hidden !== work.hidden) {
        flush();
        waiting.push({ ends: true });
      }
      if (pressed && !step.hidden) {
        flush();
        const text = collapse(attribute(node, "value") ?? "");
        if (text !== "") blocks.push({ text, kind: "control", level: 0, zone: step.zone, element: node });
      }
    }
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at -= 1) waiting.push({ ...step, node: children[at] as PageNode });
  }
  flush();
  return { blocks, unseen };
};

const badges = /(?:^|[\s_-])(?:badge|pill|ribbon|sticker|chip)s?(?=$|[\s_-])/iu;

/** Links that look like buttons stand alone, whatever is beside them, and so does what is stuck on a name. */
const breaks = (element: PageElement): boolean =>
  breaking.has(element.tagName) ||
  (element.tagName === "span" && badges.test(attribute(element, "class") ?? "")) ||
  (element.tagName === "a" &&
    /(?:^|[\s_-])(?:btn|button|cta|boton|bouton|schaltflaeche)(?=$|[\s_-])/iu.test(attribute(element, "class") ?? ""));

const kindOf = (element: PageElement): BlockKind | undefined =>
  element.tagName === "li" && element.parentNode?.nodeName === "ol" ? "step" : kinds[element.tagName];

const stepInto = (element: PageElement, around: Step, hidden: boolean, zone: Zone | null): Step => {
  const heading = /^h([1-6])$/u.exec(element.tagName);
  return {
    node: element,
    hidden: around.hidden || hidden,
    // A fringe stays one: nothing in a review or a footer is about the product again.
    zone: around.zone === "main" ? (zone ?? "main") : around.zone,
    kind: heading !== null ? "heading" : (kindOf(element) ?? around.kind),
    level: heading !== null ? Number(heading[1]) : around.level,
    holder: breaks(element) ? element : around.holder,
    linked: around.linked || element.tagName === "a" || element.tagName === "button",
  };
};
