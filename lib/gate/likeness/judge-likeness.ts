import { type FoldedText, type Span, spansIn } from "#lib/gate/fold-text.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import { findLatinNames } from "./find-latin-names.ts";
import { findNativeNames } from "./find-native-names.ts";
import { beforeName, likenessPhrases } from "./likeness-phrases.ts";
import { nameIndex } from "./name-index.ts";
import { nameTokens } from "./name-tokens.ts";
import { handles, officeHolders } from "./office-holders.ts";
import { namedKin, privatePersons, staffOfPlace } from "./private-persons.ts";

export const likenessCodes = [
  "public_figure",
  "named_person",
  "likeness_wording",
  "private_person",
  "office_holder",
  "handle",
] as const;
export type LikenessCode = (typeof likenessCodes)[number];

/** Kin with a name: the name stands right behind and has a capital, or is a first name. */
const kinWithNames = (folded: FoldedText): Span[] => {
  const kin = matchesIn(folded.text, namedKin);
  if (kin.length === 0) return [];
  const { firstNames, firstNamesAndWords } = nameIndex();
  const tokens = nameTokens(folded);
  return kin.flatMap((match) => {
    const end = match.index + match[0].length;
    const name = tokens.find((token) => token.start > end);
    if (name === undefined || !/^,? $/u.test(folded.text.slice(end, name.start))) return [];
    const isName = firstNames.has(name.key) || (name.isCapital && firstNamesAndWords.has(name.key));
    return isName ? [{ start: match.index, end: name.end }] : [];
  });
};

/** "the barista at Blue Bottle": one person, who can be found by it. */
const staffOfNamedPlaces = (folded: FoldedText): Span[] => {
  const staff = matchesIn(folded.text, staffOfPlace);
  if (staff.length === 0) return [];
  const tokens = nameTokens(folded);
  return staff.flatMap((match) => {
    const end = match.index + match[0].length;
    const place = tokens.find((token) => token.start === end + 1);
    return place?.isCapital === true ? [{ start: match.index, end: place.end }] : [];
  });
};

/** "looks like Anna": after such words a name is a likeness, a first name too. */
const namesAfterLikeness = (folded: FoldedText): Span[] => {
  const { firstNames, notPeople, capitalMononyms } = nameIndex();
  return nameTokens(folded).flatMap(({ key, start, end, isCapital }) => {
    if (!isCapital || !(firstNames.has(key) || capitalMononyms.has(key)) || notPeople.has(key)) return [];
    const lead = beforeName.exec(folded.text.slice(Math.max(0, start - 60), start));
    return lead === null ? [] : [{ start: start - lead[0].length, end }];
  });
};

/** Everything in a text that may show a real person, by code; places count in the folded text. */
export const findLikeness = (folded: FoldedText): Map<LikenessCode, Span[]> => {
  const names = [...findLatinNames(folded), ...findNativeNames(folded)];
  const wording = [...spansIn(folded.text, likenessPhrases), ...namesAfterLikeness(folded)];
  for (const { start, end } of names) {
    const lead = beforeName.exec(folded.text.slice(Math.max(0, start - 60), start));
    if (lead !== null) wording.push({ start: start - lead[0].length, end });
  }
  return new Map<LikenessCode, Span[]>([
    ["public_figure", names.filter(({ kind }) => kind === "figure")],
    ["named_person", names.filter(({ kind }) => kind === "full_name")],
    ["likeness_wording", wording],
    [
      "private_person",
      [...spansIn(folded.text, privatePersons), ...kinWithNames(folded), ...staffOfNamedPlaces(folded)],
    ],
    ["office_holder", spansIn(folded.text, officeHolders)],
    ["handle", spansIn(folded.text, handles)],
  ]);
};
