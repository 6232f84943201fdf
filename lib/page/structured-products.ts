import { listOf, textUnder, thingsUnder, typesOf, type Thing } from "./json-ld.ts";
import { collapse, linesIn, parsePage, type PageElement } from "./parse-page.ts";
import type { ProductFacts } from "./product.ts";

const productTypes = new Set([
  "Product", "ProductGroup", "IndividualProduct", "ProductModel", "Vehicle", "Car", "Book", "SoftwareApplication",
  "MobileApplication", "WebApplication", "VideoGame", "SomeProducts", "ProductCollection",
]); // prettier-ignore
const elsewhere = [
  "isRelatedTo",
  "isSimilarTo",
  "isAccessoryOrSparePartFor",
  "isConsumableFor",
  "itemListElement",
  "itemOffered",
  "hasVariant",
  "isVariantOf",
  "itemReviewed",
  "model",
  "isBasedOn",
];

/** Text of a value that may hold mark-up or entities, as a reader would see it; paragraphs and items on lines of their own. */
export const plainText = (value: string): string =>
  (/[<&]/u.test(value) ? linesIn(parsePage(value)) : value)
    .split("\n")
    .map(collapse)
    .filter((line) => line !== "")
    .join("\n");

/** What is offered and cannot be held: it has a name and somebody who gives it, and nothing to show. */
const offerTypes = new Set([
  "Course", "Service", "FinancialProduct", "TouristTrip", "Event", "MusicEvent", "EducationEvent", "TheaterEvent",
  "ExhibitionEvent", "FoodEvent", "SportsEvent", "Festival",
]); // prettier-ignore

/** The first of a page's things that is offered without being a product; null where there is none. */
export const offeredHere = (things: readonly Thing[]): { name: string; by: string | null } | null => {
  for (const thing of things) {
    const name = typesOf(thing).some((type) => offerTypes.has(type)) ? textUnder(thing, "name") : null;
    if (name === null) continue;
    const by = ["provider", "organizer", "brand"].map((each) => textUnder(thing, each)).find((each) => each !== null);
    return { name: plainText(name), by: by == null ? null : plainText(by) };
  }
  return null;
};

/** The products among a page's things, those that only stand under others (variants, related ones) left out. */
export const structuredProducts = (things: readonly Thing[]): ProductFacts[] => {
  const inner = new Set<unknown>(things.flatMap((thing) => elsewhere.flatMap((name) => listOf(thing[name]))));
  for (const entry of things.filter((thing) => typesOf(thing).includes("ListItem")))
    for (const each of listOf(entry["item"])) inner.add(each);
  const mains = new Set<unknown>(
    things.flatMap((thing) => [...listOf(thing["mainEntity"]), ...listOf(thing["mainEntityOfPage"])]),
  );
  const mainIds = new Set([...mains].flatMap((each) => (isNamed(each) ? [each["@id"]] : [])));
  const byId = new Map<unknown, Thing>();
  for (const thing of things)
    if (typeof thing["@id"] === "string" && Object.keys(thing).length > 2) byId.set(thing["@id"], thing);
  return things.flatMap((thing): ProductFacts[] => {
    if (inner.has(thing) || !typesOf(thing).some((type) => productTypes.has(type))) return [];
    const facts = factsOf(thing, byId);
    if (facts === null) return [];
    return [{ ...facts, main: mains.has(thing) || mainIds.has(thing["@id"]) }];
  });
};

const isNamed = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && typeof (value as Thing)["@id"] === "string";

const factsOf = (thing: Thing, byId: ReadonlyMap<unknown, Thing>): ProductFacts | null => {
  const name = textUnder(thing, "name");
  if (name === null) return null;
  const variants = [...thingsUnder(thing, "hasVariant"), ...thingsUnder(thing, "model")].map(
    (each) => byId.get(each["@id"]) ?? each,
  );
  const description =
    textUnder(thing, "description") ??
    variants.map((each) => textUnder(each, "description")).find((text) => text !== null) ??
    null;
  const element = thing["@element"] as PageElement | undefined;
  return {
    name: plainText(name),
    brand: brandOf(thing, byId),
    description: description === null ? null : plainText(description),
    price: priceUnder([thing], byId) ?? priceUnder(variants, byId),
    images: [...imagesUnder(thing, byId), ...variants.flatMap((each) => imagesUnder(each, byId))],
    url: textUnder(thing, "url") ?? (typeof thing["@id"] === "string" ? thing["@id"] : null),
    main: false,
    thing,
    element: element ?? null,
  };
};

const brandOf = (thing: Thing, byId: ReadonlyMap<unknown, Thing>): string | null => {
  for (const property of ["brand", "manufacturer", "publisher", "author"]) {
    const direct = textUnder(thing, property);
    const linked = thingsUnder(thing, property).map((each) => textUnder(byId.get(each["@id"]) ?? each, "name"));
    const name = direct ?? linked.find((each) => each !== null) ?? null;
    if (name !== null && !/^https?:/u.test(name) && property !== "author") return plainText(name);
  }
  return null;
};

const struck = /(?:ListPrice|StrikethroughPrice|MSRP|SRP|RegularPrice|MinimumAdvertisedPrice)$/u;

/** The price of the first offer in stock that has one, else of any; of a range the lowest. Prices that are struck through are none. */
const priceUnder = (things: readonly Thing[], byId: ReadonlyMap<unknown, Thing>): ProductFacts["price"] => {
  const offers = things
    .flatMap((thing) => [...thingsUnder(thing, "offers"), ...thingsUnder(thing, "offer")])
    .map((each) => byId.get(each["@id"]) ?? each);
  const sold = offers.filter(
    (offer) => !/(?:OutOfStock|Discontinued|SoldOut)$/u.test(textUnder(offer, "availability") ?? ""),
  );
  for (const offer of [...sold, ...offers]) {
    const listed = [...thingsUnder(offer, "priceSpecification"), ...thingsUnder(offer, "offers")];
    const current = listed.filter((each) => !struck.test(textUnder(each, "priceType") ?? ""));
    for (const each of [offer, ...current]) {
      const text = textUnder(each, "price") ?? textUnder(each, "lowPrice") ?? textUnder(each, "minPrice");
      const currency = textUnder(each, "priceCurrency") ?? textUnder(offer, "priceCurrency");
      if (text !== null && /\p{N}/u.test(text)) return { text, currency };
    }
  }
  return null;
};

const imagesUnder = (thing: Thing, byId: ReadonlyMap<unknown, Thing>): string[] =>
  [...listOf(thing["image"]), ...listOf(thing["images"])].flatMap((value): string[] => {
    if (typeof value === "string") return [value];
    if (typeof value !== "object" || value === null) return [];
    const image = byId.get((value as Thing)["@id"]) ?? (value as Thing);
    return ["contentUrl", "url", "@id", "thumbnailUrl"].flatMap((name) => textUnder(image, name) ?? []).slice(0, 1);
  });
