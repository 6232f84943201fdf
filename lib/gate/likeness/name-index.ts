import { foldName } from "#lib/gate/fold-text.ts";
import { capitalMononyms, knownFigures, mononyms, nativeNames } from "./known-figures.ts";
import table from "./name-table.json" with { type: "json" };
import {
  brands,
  fiction,
  inventedBefore,
  namedAfter,
  namedAfterCapital,
  nativeFiction,
  placeBefore,
} from "./not-people.ts";

const listed = (text: string): Set<string> =>
  new Set(
    text
      .split(",")
      .map(foldName)
      .filter((name) => name !== ""),
  );
const compiled = (text: string): Set<string> => new Set(text.split("|"));

export type NameIndex = ReturnType<typeof makeIndex>;

const makeIndex = () => {
  const known = [...listed(knownFigures)].filter((name) => name.includes(" "));
  const figures = compiled(table.figures);
  for (const name of known) figures.add(name);
  for (const name of listed(mononyms)) if (name.includes(" ")) figures.add(name);
  const nativeFigures = compiled(table.nativeFigures);
  for (const name of listed(nativeNames)) nativeFigures.add(name);
  const nativeNotPeople = compiled(table.nativeHistoric);
  for (const name of listed(nativeFiction)) nativeNotPeople.add(name);
  return {
    figures,
    mononyms: listed(mononyms),
    capitalMononyms: listed(capitalMononyms),
    notPeople: new Set([...listed(fiction), ...listed(brands)]),
    historic: compiled(table.historic),
    nativeFigures,
    nativeNotPeople,
    firstNames: compiled(table.firstNames),
    firstNamesAndWords: compiled(table.firstNamesAndWords),
    surnames: compiled(table.surnames),
    surnamesAndWords: compiled(table.surnamesAndWords),
    namedAfter: listed(namedAfter),
    namedAfterCapital: listed(namedAfterCapital),
    placeBefore: listed(placeBefore),
    inventedBefore: listed(inventedBefore),
  };
};

let index: NameIndex | null = null;
/** Built from the tables at the first question. */
export const nameIndex = (): NameIndex => (index ??= makeIndex());
