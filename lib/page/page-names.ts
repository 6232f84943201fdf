import { nameKey } from "./choose-product.ts";
import { metaOf, type PageMeta } from "./meta.ts";
import { attribute, collapse } from "./parse-page.ts";
import type { ProductFacts } from "./product.ts";
import { chatter } from "./shop-words.ts";
import type { Price } from "./shown-price.ts";
import type { Sieve, SiftedBlock } from "./sift-page.ts";

/** What a page calls itself, where no structured data says it. */
export interface PageNames {
  /** What it is about: the heading, unless that is a headline; then the title. */
  thing: string | null;
  /** Whose page it is. */
  shop: string | null;
  titles: string[];
}

/** `Brand | Thing – Shop` in its parts. */
const partsOf = (title: string | null): string[] =>
  (title ?? "")
    .split(/\s+[|–—·:»-]\s+|\s*[|｜：]\s*/u)
    .map(collapse)
    .filter((part) => part !== "");

/** A name without what shops put around it in brackets. */
const plainName = (name: string): string => {
  const plain = collapse(
    name.replaceAll(/【[^】]*】|\[[^\]]*\]/gu, (bracket) =>
      chatter.test(bracket) || /^【.{1,4}】$/u.test(bracket) ? " " : bracket,
    ),
  );
  return nameKey(plain).length > 2 ? plain : name;
};

const namedItem =
  /(?:^|[\s_-])(?:item|product|prod|goods|artikel|produkt|producto|produit)[_-]?(?:name|title|ttl|titel)(?=$|[\s_-])/iu;

export const pageNames = (
  meta: PageMeta,
  blocks: readonly SiftedBlock[],
  headings: readonly string[],
  sieve: Sieve,
): PageNames => {
  const title = sieve.clean(meta.title, "title");
  const shared = sieve.clean(metaOf(meta, "og:title", "twitter:title"), "meta");
  const site = sieve.clean(metaOf(meta, "og:site_name", "application-name"), "meta");
  const item = blocks.find(
    (block) =>
      block.zone === "main" &&
      block.sentences.length > 0 &&
      [...block.text].length < 120 &&
      namedItem.test(namesAround(block)),
  );
  const parts = partsOf(shared ?? title);
  const [heading] = headings;
  const known = [title, shared].filter((each) => each !== null);
  const confirmed = heading !== undefined && (known.length === 0 || known.some((each) => overlap(heading, each)));
  const last = partsOf(title).length > 1 ? (partsOf(title).at(-1) ?? null) : null;
  const thing = confirmed
    ? heading
    : (item?.text ?? parts.find((part) => nameKey(part) !== nameKey(site ?? "")) ?? heading ?? null);
  const shop =
    site ?? (last !== null && [...last].length <= 40 && nameKey(last) !== nameKey(thing ?? "") ? last : null);
  return { thing: thing === null ? null : plainName(thing), shop, titles: known };
};

const namesAround = ({ element }: SiftedBlock): string => {
  const holder = element?.childNodes.find((each) => "attrs" in each && namedItem.test(attribute(each, "class") ?? ""));
  const own = [element, holder].flatMap((each) =>
    each != null && "attrs" in each ? [attribute(each, "class") ?? "", attribute(each, "id") ?? ""] : [],
  );
  return own.join(" ");
};

/** Whether a heading and a title speak of the same: one holds the other, or most of the heading's words. */
const overlap = (heading: string, title: string): boolean => {
  const [one, other] = [nameKey(heading), nameKey(title)];
  if (one === "" || other.includes(one) || (other.length > 5 && one.includes(other))) return true;
  const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];
  return words.length > 1 && words.filter((word) => title.toLowerCase().includes(word)).length * 2 >= words.length;
};

const basket =
  /(?:add(?:ed)? to (?:cart|bag|basket|trolley)|(?:buy|order|pre-?order)(?: it)? now|^buy$|in den (?:warenkorb|einkaufswagen)|jetzt (?:kaufen|bestellen)|(?:ajouter|mettre) au panier|^(?:acheter|commander)(?: maintenant)?$|(?:añadir|agregar) al? (?:la )?(?:carrito|cesta|bolsa)|compr[ao]r? ahora|(?:adicionar|colocar) (?:ao|no) carrinho|compr(?:ar|e) agora|^comprar$|aggiungi al carrello|acquista ora|(?:カート|かご|カゴ|バスケット)(?:に|へ)(?:入れる|追加)|今すぐ(?:購入|買う)|加入(?:购物车|購物車)|立即(?:购买|購買)|कार्ट में|अभी खरीदें|أضف (?:إلى|الى) (?:ال)?(?:سلة|عربة)|اشتر(?:ي)? الآن)/iu;

/** A product of a page without structured data: it is for sale here, so what the page is about is its name. */
export const soldHere = (
  meta: PageMeta,
  blocks: readonly SiftedBlock[],
  { thing }: PageNames,
  price: Price | null,
): ProductFacts[] => {
  const type = metaOf(meta, "og:type") ?? "";
  const pressed = blocks.some((block) => basket.test(block.text) && block.text.length < 40 && block.zone !== "related");
  const forSale =
    /^(?:og:)?product(?:\.item)?$/u.test(type) ||
    metaOf(meta, "product:price:amount", "og:price:amount") !== null ||
    (pressed && price !== null);
  if (!forSale || thing === null) return [];
  return [
    {
      name: thing,
      brand: null,
      description: null,
      price: null,
      images: [],
      url: null,
      main: false,
      thing: {},
      element: null,
    },
  ];
};

/** The brand in a table or list of facts: `Brand` and the cell after it. */
export const brandRow = (blocks: readonly SiftedBlock[]): string | null => {
  const label =
    /^(?:brand|marke|hersteller|marque|marca|fabricante|produttore|ブランド|メーカー|品牌|ब्रांड|العلامة التجارية|الماركة)\s*[:：]?$/iu;
  const at = blocks.findIndex((block) => label.test(block.text));
  const value = at === -1 ? undefined : blocks[at + 1];
  return value === undefined || value.sentences.length === 0 || [...value.text].length > 40 ? null : value.text;
};
