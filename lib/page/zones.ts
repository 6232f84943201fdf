import { attribute, closest, elementsIn, type PageElement, type PageNode } from "./parse-page.ts";

/** Parts of a page. Only `main` speaks for the product; `terms` are delivery, returns and payment. */
export type Zone = "main" | "chrome" | "review" | "related" | "terms";

const word = (list: string): RegExp => new RegExp(`(?:^|[\\s_-])(?:${list})(?=$|[\\s_-])`, "iu");
/** `productRelated` reads as `product-related`. */
const spelled = (names: string): string => names.replaceAll(/([a-z])([A-Z])/gu, "$1-$2");

const named: readonly (readonly [Zone, RegExp])[] = [
  [
    "review",
    word(
      "reviews?|ratings?|testimonials?|comments?|ugc|yotpo|judgeme|jdgm|trustpilot|bewertung(?:en)?|rezension(?:en)?|avis|opinion(?:es|i)?|recension[ei]|avalia(?:coes|cao)|resenas?|kommentare?|feedback|customers?-say|qa|questions?-(?:and-)?answers?",
    ),
  ],
  [
    "related",
    word(
      "related|recommend(?:ed|ations?)?|recs|upsells?|cross-?sells?|up-sells|also-(?:bought|viewed|like[ds]?)|you-may(?:-also)?(?:-like)?|similar(?:-products|-items)?|recently(?:-viewed)?|frequently-bought(?:-together)?|sponsored|more-from|other-(?:products|sellers|items)|compare|bestsellers?|products?-(?:grid|list)|products-(?:carousel|slider)|complementary|aehnliche|ähnliche|suggestions?|outros|autres",
    ),
  ],
  [
    "terms",
    word(
      "shipping|delivery|returns?|refunds?|payments?|versand|lieferung|livraison|envio|envío|spedizione|entrega|warranty-terms|privacy|terms|legal|impressum|disclaimer|size-(?:chart|guide)",
    ),
  ],
  [
    "chrome",
    word(
      "nav|navbar|navigation|menu|mega-?menu|breadcrumbs?|sidebar|side-?bar|site-?(?:header|footer)|footer|header-?(?:bar|wrapper|group)|announcement(?:-bar)?|top-?bar|newsletter|subscribe|pop-?up|modal|drawer|mini-?cart|cart|toolbar|social|share|login|account|search|cookies?|consent|gdpr|onetrust|cookiebot|skip-(?:link|to-content)|toast|tooltip|ads?|advert(?:isement)?|sticky-bar|pagination|language|currency|locale|chat",
    ),
  ],
];

const chromeTags = new Set(["nav", "footer", "aside", "button", "select", "form", "label"]);
const chromeRoles = new Set([
  "navigation",
  "contentinfo",
  "banner",
  "search",
  "dialog",
  "alertdialog",
  "menu",
  "toolbar",
  "complementary",
]);

/**
 * Tells which part of the page an element opens, null where it opens none. What stands around the page's own heading
 * or holds its product is never taken for a fringe by its name alone: themes put such words on wrappers.
 */
export const zoneTest = (root: PageNode): ((element: PageElement) => Zone | null) => {
  const wrappers = new Set<PageElement>();
  let size = 0;
  for (const element of elementsIn(root)) {
    size += 1;
    const { tagName } = element;
    const heading = tagName === "h1" && closest(element, (each) => each.tagName === "header" || each.tagName === "nav");
    const product = /schema\.org\/(?:Individual)?Product(?:Group|Model)?$/iu.test(attribute(element, "itemtype") ?? "");
    const main = tagName === "main" || attribute(element, "role") === "main";
    if ((tagName === "h1" && heading === null) || main || (product && attribute(element, "itemprop") === null))
      closest(element, (each) => {
        wrappers.add(each);
        return false;
      });
  }
  const nothing = size === 0;
  return (element) => {
    const { tagName } = element;
    if (nothing || tagName === "html" || tagName === "body") return null;
    if (tagName === "footer" && closest(element, (each) => each.tagName === "article") !== null) return null;
    if (wrappers.has(element)) return null;
    const itemtype = attribute(element, "itemtype") ?? "";
    const itemprop = attribute(element, "itemprop") ?? "";
    if (/schema\.org\/(?:User|Critic)?Review$/iu.test(itemtype) || /(?:^|\s)reviews?(?:$|\s)/u.test(itemprop))
      return "review";
    if (/(?:^|\s)(?:isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor)(?:$|\s)/u.test(itemprop)) return "related";
    if (tagName === "blockquote") return "review";
    const role = attribute(element, "role") ?? "";
    const names = spelled(`${attribute(element, "class") ?? ""} ${attribute(element, "id") ?? ""}`.slice(0, 600));
    for (const [zone, pattern] of named) if (pattern.test(names)) return zone;
    if (chromeRoles.has(role)) return "chrome";
    if (tagName === "header")
      return closest(element, (each) => each.tagName === "main" || each.tagName === "article") ? null : "chrome";
    return chromeTags.has(tagName) && tagName !== "aside" && tagName !== "form"
      ? "chrome"
      : tagName === "aside"
        ? "chrome"
        : null;
  };
};
