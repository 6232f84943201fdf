import type { ProductFacts } from "./product.ts";

/** How a page names itself, to tell its own product from the others on it. */
export interface PageNames {
  headings: readonly string[];
  titles: readonly string[];
  /** Canonical address and the one that was read, resolved. */
  addresses: readonly string[];
}

export interface ProductChoice {
  product: ProductFacts;
  reason: string;
  others: string[];
}

/** Letters and digits alone: how names are compared. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const pathOf = (address: string): string => {
  try {
    const url = new URL(address);
    return `${url.host.replace(/^www\./u, "")}${decodeURI(url.pathname).replace(/\/+$/u, "")}`.toLowerCase();
  } catch {
    // What is no address, or not decodable, equals no address.
    return "";
  }
};

const meets = (one: string, other: string): boolean => {
  const [a, b] = [nameKey(one), nameKey(other)];
  return (
    a.length > 2 && b.length > 2 && (a === b || (a.length > 5 && b.includes(a)) || (b.length > 5 && a.includes(b)))
  );
};

/** The product that a page is about: by its main entity, its heading, its address, its title, at last by order. */
export const chooseProduct = (products: readonly ProductFacts[], names: PageNames): ProductChoice | null => {
  const [first] = products;
  if (first === undefined) return null;
  const different = new Map<string, ProductFacts[]>();
  for (const product of products)
    different.set(nameKey(product.name), [...(different.get(nameKey(product.name)) ?? []), product]);
  const paths = names.addresses.map(pathOf).filter((path) => path.includes("/"));
  const tests: [string, (product: ProductFacts) => boolean][] = [
    ["the page names it as its main entity", (product) => product.main],
    [
      "the page's heading is its name",
      (product) => names.headings.some((heading) => nameKey(heading) === nameKey(product.name)),
    ],
    [
      "its address is the page's own",
      (product) => product.url !== null && !/#./u.test(product.url) && paths.includes(pathOf(product.url)),
    ],
    ["the page's heading names it", (product) => names.headings.some((heading) => meets(heading, product.name))],
    ["the page's title names it", (product) => names.titles.some((title) => meets(title, product.name))],
  ];
  const settled =
    different.size === 1
      ? (["it is the only product that the page is about", first] as const)
      : (settle(products, tests) ?? (["it comes first on the page", first] as const));
  const [reason, product] = settled;
  const same = different.get(nameKey(product.name)) ?? [];
  return {
    product: merged([product, ...same.filter((each) => each !== product)]),
    reason: `${product.name}: ${reason}.`,
    others: [...different.values()]
      .flatMap(([each]) => (each === undefined || nameKey(each.name) === nameKey(product.name) ? [] : [each.name]))
      .slice(0, 20),
  };
};

const settle = (
  products: readonly ProductFacts[],
  tests: readonly [string, (product: ProductFacts) => boolean][],
): readonly [string, ProductFacts] | null => {
  for (const [reason, fits] of tests) {
    const fitting = products.filter(fits);
    const [only] = fitting;
    if (only !== undefined && new Set(fitting.map((each) => nameKey(each.name))).size === 1) return [reason, only];
  }
  return null;
};

/** One product said in several notations: what the first leaves open the others fill. */
const merged = (said: readonly ProductFacts[]): ProductFacts => {
  const [first, ...rest] = said as [ProductFacts, ...ProductFacts[]];
  return rest.reduce(
    (all, each) => ({
      ...all,
      brand: all.brand ?? each.brand,
      description: all.description ?? each.description,
      price: all.price ?? each.price,
      images: [...all.images, ...each.images],
      element: all.element ?? each.element,
    }),
    first,
  );
};
