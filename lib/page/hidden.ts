import { attribute, elementsIn, scriptText, type PageElement, type PageNode } from "./parse-page.ts";

const hidingDeclaration =
  /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden|opacity\s*:\s*(?:0|0?\.0\d*)(?![\d.])|font-size\s*:\s*(?:0|0?\.\d+|[12])(?:px|pt|em|rem|%)?\s*(?:!|;|$)|(?:^|[;\s])color\s*:\s*transparent|clip-path\s*:\s*inset\(\s*(?:50|100)%|clip\s*:\s*rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01]|text-indent\s*:\s*-\d{3,}|(?:left|top|right|bottom|margin-left|margin-top)\s*:\s*-\d{4,}|transform\s*:\s*scale\(\s*0\s*\)|(?:max-)?(?:height|width)\s*:\s*[01](?:px)?\s*(?:!|;|$))/iu;

const colourIn = (style: string, property: string): string | null =>
  new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;!]+)`, "iu").exec(style)?.[1]?.trim().toLowerCase() ?? null;

const white = /^(?:white|#fff(?:f{3})?|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\)|hsl\(\s*0\s*,\s*0%\s*,\s*100%\s*\))$/u;

/** A style nobody can read: gone, see-through, off the page, or the colour of its own ground. */
const hides = (style: string): boolean => {
  if (hidingDeclaration.test(style)) return true;
  const ink = colourIn(style, "color");
  const ground = colourIn(style, "background(?:-color)?");
  return ink !== null && (ink === ground || (white.test(ink) && (ground === null || white.test(ground))));
};

const hidingClass =
  /(?:^|\s)(?:hidden|hide|d-none|is-hidden|u-hidden|sr-only|visually-?hidden|screen-reader(?:-text|-only)?|a-offscreen|aok-hidden|offscreen|invisible)(?:\s|$)/iu;

/** Characters of one style sheet that are read. */
const sheetMax = 300_000;

/** A comment that nothing closes takes the rest with it, as in a browser. */
const withoutComments = (sheet: string): string => {
  let kept = "";
  let from = 0;
  for (;;) {
    const open = sheet.indexOf("/*", from);
    if (open === -1) return kept + sheet.slice(from);
    kept += sheet.slice(from, open);
    const close = sheet.indexOf("*/", open + 2);
    if (close === -1) return kept;
    from = close + 2;
  }
};

/** Simple selectors (`.a`, `#a`, `p.a`) that the page's own style sheets take out of sight, media rules left out. */
const hiddenSelectors = (root: PageNode): Set<string> => {
  const found = new Set<string>();
  for (const element of elementsIn(root)) {
    if (element.tagName !== "style") continue;
    const sheet = withoutComments(scriptText(element).slice(0, sheetMax));
    let depth = 0;
    let selectors: string[] = [];
    for (const part of sheet.split(/(?<=[{}])/u)) {
      const open = part.endsWith("{");
      const close = part.endsWith("}");
      if (open) {
        if (depth === 0) selectors = part.slice(0, -1).split(",");
        depth += 1;
      } else if (close) {
        if (depth === 1 && hides(part.slice(0, -1))) for (const each of selectors) found.add(each.trim().toLowerCase());
        depth = Math.max(0, depth - 1);
      }
    }
  }
  return found;
};

/** Tells what a reader of the page does not see. Asked of one element, without those around it. */
export const hiddenTest = (root: PageNode): ((element: PageElement) => boolean) => {
  const bySheet = hiddenSelectors(root);
  const never = new Set([
    "script",
    "style",
    "template",
    "head",
    "title",
    "iframe",
    "object",
    "svg",
    "math",
    "noscript",
  ]);
  return (element) => {
    const { tagName } = element;
    if (never.has(tagName)) return true;
    if (attribute(element, "hidden") !== null && attribute(element, "hidden") !== "until-found") return true;
    if (attribute(element, "aria-hidden") === "true") return true;
    if (tagName === "dialog" && attribute(element, "open") === null) return true;
    if (tagName === "input" && attribute(element, "type")?.toLowerCase() === "hidden") return true;
    const classes = (attribute(element, "class") ?? "").slice(0, 600);
    if (hidingClass.test(classes)) return true;
    const style = attribute(element, "style")?.slice(0, 2000) ?? null;
    if (style !== null && hides(style)) return true;
    if (bySheet.size === 0) return false;
    const names = classes
      .toLowerCase()
      .split(/\s+/u)
      .filter((each) => each !== "")
      .map((each) => `.${each}`);
    const id = attribute(element, "id");
    if (id !== null) names.push(`#${id.toLowerCase()}`);
    return names.some((name) => bySheet.has(name) || bySheet.has(`${tagName}${name}`));
  };
};
