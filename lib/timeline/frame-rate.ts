/** Frames per second as a fraction: 24 is 24/1, what is called 29.97 is 30000/1001. */
export interface FrameRate {
  readonly numerator: number;
  readonly denominator: number;
}

/** How frames are counted and named: a rate, and whether its timecode leaves numbers out to keep up with the clock. */
export interface TimeBase {
  readonly rate: FrameRate;
  readonly drop_frame: boolean;
}

/** The frame that begins nearest to a time. Seconds that are thirds of something come out whole. */
export const framesAt = (seconds: number, { numerator, denominator }: FrameRate): number =>
  Math.round((seconds * numerator) / denominator);

/** Frames that a second of timecode counts: 30 for 30000/1001. */
export const countedPerSecond = ({ numerator, denominator }: FrameRate): number => Math.round(numerator / denominator);

/** Frame numbers that drop-frame timecode leaves out at the start of a minute: two for each 30 it counts. */
const leftOut = (base: TimeBase): number => (base.drop_frame ? countedPerSecond(base.rate) / 15 : 0);

/**
 * Throws a RangeError for a time base that does not exist: rates that are not positive, and drop-frame where timecode
 * already keeps up with the clock.
 */
export const demandTimeBase = ({ rate, drop_frame }: TimeBase): void => {
  const { numerator, denominator } = rate;
  if (![numerator, denominator].every((part) => Number.isSafeInteger(part) && part > 0))
    throw new RangeError(`${numerator}/${denominator} is no frame rate.`);
  if (drop_frame && (denominator !== 1001 || countedPerSecond(rate) % 30 !== 0))
    throw new RangeError(
      `There is no drop-frame timecode at ${numerator}/${denominator}; it is for 30000/1001 and 60000/1001.`,
    );
};

/** How many frames lie before timecode 01:00:00:00. Of 60 minutes, six leave nothing out (SMPTE ST 12-1, 5.2.2). */
export const framesInHour = (base: TimeBase): number => countedPerSecond(base.rate) * 3600 - leftOut(base) * 54;

/**
 * The timecode of a frame, counted from 00:00:00:00. Drop-frame leaves out the numbers 00 and 01 (00 to 03 at 60) at the
 * start of every minute but each tenth (SMPTE ST 12-1) and is written with a semicolon. Starts again after 24 hours.
 */
export const timecodeOf = (frame: number, base: TimeBase): string => {
  const perSecond = countedPerSecond(base.rate);
  const dropped = leftOut(base);
  const wrapped = ((frame % (framesInHour(base) * 24)) + framesInHour(base) * 24) % (framesInHour(base) * 24);
  const perMinute = perSecond * 60 - dropped;
  const perTenMinutes = perMinute * 10 + dropped;
  const tens = Math.floor(wrapped / perTenMinutes);
  const within = wrapped % perTenMinutes;
  // The first minute of ten is the longer one.
  const minutes = within < perSecond * 60 ? 0 : 1 + Math.floor((within - perSecond * 60) / perMinute);
  const number = wrapped + dropped * (tens * 9 + minutes);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const seconds = Math.floor(number / perSecond);
  return [
    two(seconds / 3600),
    ":",
    two((seconds / 60) % 60),
    ":",
    two(seconds % 60),
    base.drop_frame ? ";" : ":",
    two(number % perSecond),
  ].join("");
};
