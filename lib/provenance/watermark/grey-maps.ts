import type { Picture } from "./plane.ts";

/** A header of a binary PGM: `P5`, width, height and the largest level, each followed by one blank. */
const headerBytes = 24;

/**
 * Cuts what a decoder writes into pictures, as binary PGMs one after the other. What it is handed may be written over
 * afterwards. Throws on anything else, and on a picture of more than `mostPixels`.
 */
export const greyMapReader = (mostPixels = Infinity): ((bytes: Uint8Array) => Picture[]) => {
  let head: Uint8Array = new Uint8Array();
  let picture: (Picture & { luma: Uint8Array }) | null = null;
  let filled = 0;
  return (bytes) => {
    const done: Picture[] = [];
    let rest = head.length > 0 ? Buffer.concat([head, bytes]) : bytes;
    head = new Uint8Array();
    while (rest.length > 0) {
      if (picture === null) {
        const header = /^P5\s(\d+)\s(\d+)\s255\s/.exec(String.fromCharCode(...rest.subarray(0, headerBytes)));
        if (header === null) {
          if (rest.length >= headerBytes) throw new Error("The decoder answered with something that is no picture.");
          head = Uint8Array.from(rest);
          break;
        }
        const [width, height] = [Number(header[1]), Number(header[2])];
        if (width * height > mostPixels) throw new Error(`The decoder answered with ${width} × ${height} pixels.`);
        picture = { width, height, luma: new Uint8Array(width * height) };
        filled = 0;
        rest = rest.subarray(header[0].length);
      }
      const part = rest.subarray(0, picture.luma.length - filled);
      picture.luma.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
      if (filled < picture.luma.length) break;
      done.push(picture);
      picture = null;
    }
    return done;
  };
};
