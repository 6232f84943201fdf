/**
 * Every match of a global pattern, as `matchAll` has them. That one works on a copy of the pattern, and the host forgets
 * how it compiled a copy as soon as its memory was cleared up twice: a long list of words then takes longer to compile
 * than a text takes to read. A pattern that is held keeps what it was compiled to.
 */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] => {
  if (!pattern.global) throw new TypeError("Only a global pattern has more than one match.");
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // An empty match would be found again; a sign of two units is stepped over as one.
    if (match[0] === "") pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
};
