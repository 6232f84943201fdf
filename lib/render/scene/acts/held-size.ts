/** Things that are handled are drawn at least this large, in heights of who does it: a key in a hand must be seen to be one. */
export const least = 0.11;

/** Up to here a thing is drawn larger in the hands than it is, the more the smaller it is, in heights of who has it. */
const small = 0.35;
const grown = 0.4;

/** How large a thing is drawn in the hands: as it is, or so large that it is known. */
export const seenSize = (share: number): number => share * (1 + grown * Math.max(0, 1 - share / small));
