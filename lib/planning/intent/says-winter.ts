/** Words of frost. */
const frost = /\b(?:winter|snow\w*|arctic|frozen|ice|icy|glacier)\b/iu;
/** What is cold in the hand in any season: the cold of food and drink is no weather. */
const coldFare =
  /\b(?:frozen|iced?)[\s-](?:\p{L}+[\s-])?(?:yog\p{L}*|cream|cubes?|teas?|coffees?|lattes?|lolly|lollies|pops?|drinks?|water|lemonade|juice|margaritas?|cocktails?|desserts?|custard|peas|berries|pizzas?|meals?|foods?|fish|fruits?|bananas?|mango(?:es)?|vegetables|dumplings|treats?)\b|\bice cream/giu;
/** `frozen` of what is eaten or drunk, in the languages that say it so. */
const chilled =
  /^(?:frozen|iced|frosty|gel[ao]d[ao]s?|helad[ao]s?|congelad[ao]s?|glacée?s?|surgelée?s?|gefroren\p{L}*|tiefgekühlt\p{L}*|gelat[oaie]|ghiacciat[oaie]|冷凍|冷冻|冷凍の)$/u;

/** Whether a text tells of frost, and not only of what comes out of a freezer. */
export const saysWinter = (raw: string): boolean => frost.test(raw.replaceAll(coldFare, " "));

/** Whether a word for frost may be said of what is eaten or drunk. */
export const isChilled = (word: string): boolean => chilled.test(word);
