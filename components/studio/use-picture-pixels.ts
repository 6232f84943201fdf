"use client";

import { useEffect, useEffectEvent, useState } from "react";

/** So many pixels a side say of tones and colours what all of them would. */
const side_px = 320;

/**
 * The pixels of a picture of our own service, made small: RGBA bytes. Null until they are there. `id` names the picture:
 * its address is signed anew from time to time and is the same picture still.
 */
export const usePicturePixels = (id: string | undefined, src: string | undefined): Uint8ClampedArray | null => {
  const [pixels, setPixels] = useState<Uint8ClampedArray | null>(null);
  const start = useEffectEvent((take: (found: Uint8ClampedArray | null) => void) => {
    if (src === undefined) return;
    const picture = new Image();
    picture.src = src;
    const read = async () => {
      await picture.decode();
      const scale = Math.min(1, side_px / Math.max(picture.naturalWidth, picture.naturalHeight));
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
      canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      take(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? null);
    };
    // A picture that cannot be read is shown all the same, without its figures.
    read().catch(() => undefined);
  });
  useEffect(() => {
    let wanted = true;
    setPixels(null);
    start((found) => {
      if (wanted) setPixels(found);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return pixels;
};
