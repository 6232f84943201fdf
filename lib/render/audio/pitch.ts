/** Frequency of a MIDI number: equal temperament, A4 = 440 Hz. */
export const hzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
