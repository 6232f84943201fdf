/** Shapes a held note in place: in over `attack` samples, and from `held` on out over `release`, rounded. */
export const openAndClose = (
  sound: Float32Array,
  { attack, held, release }: { attack: number; held: number; release: number },
): void => {
  open(sound, Math.min(attack, sound.length), attack);
  close(sound, held, release);
};

const open = (sound: Float32Array, end: number, attack: number): void => {
  for (let i = 0; i < end; i++) sound[i] = (sound[i] as number) * (i / attack);
};

const close = (sound: Float32Array, held: number, release: number): void => {
  for (let i = held + 1; i < sound.length; i++) {
    const left = Math.max(0, 1 - (i - held) / release);
    sound[i] = (sound[i] as number) * left * left;
  }
};

/** Lets a sound keep only `fall` of itself with every sample from `begin` on, in place. */
export const fadeFrom = (sound: Float32Array, begin: number, fall: number): void => {
  let level = 1;
  for (let i = begin; i < sound.length; i++) {
    sound[i] = (sound[i] as number) * level;
    level *= fall;
  }
};

export const amplify = (sound: Float32Array, gain: number): void => {
  for (let i = 0; i < sound.length; i++) sound[i] = (sound[i] as number) * gain;
};
