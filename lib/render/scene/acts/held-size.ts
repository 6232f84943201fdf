/** Things that are handled are drawn at least this large, in heights of who does it: a key in a hand must be seen to be one. */
export const least = 0.11;
