/** What the intent's moods do to the music. */
export interface Mood {
  /** Added to the energy of every bar. */
  energy: number;
  /** True where a minor film may end on the major third. */
  hopes: boolean;
}

const lively =
  /\b(epic|bold|intens\w+|energetic|powerful|fierce|wild|fast|frantic|urgent|hectic|joy\w*|playful|festive)\b/i;
const calm =
  /\b(sad|lonely|melanchol\w*|quiet|calm|serene|peaceful|tender|gentle|soft|dreamy|intimate|solemn|tranquil)\b/i;
const hopeful = /\b(hope\w*|warm|uplifting|joy\w*|happy|bright|tender|triumph\w*|bittersweet)\b/i;

export const moodOf = (words: readonly string[]): Mood => {
  const text = words.join(" ");
  return { energy: (lively.test(text) ? 0.1 : 0) - (calm.test(text) ? 0.1 : 0), hopes: hopeful.test(text) };
};
