"use client";

import { useEffect, useRef, useState } from "react";

/** Where the eye rests this long, it wants to see the film. */
const rest_ms = 180;

/** The film itself, silent, over its still; never for who asked for less motion. */
export function FilmMotion({ src }: { src: string }) {
  const [ready, setReady] = useState(false);
  const [wanted, setWanted] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setTimeout(() => setWanted(true), rest_ms);
    return () => clearTimeout(timer);
  }, []);
  if (!wanted) return null;
  return (
    <video
      ref={video}
      src={src}
      muted
      loop
      autoPlay
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setReady(true)}
      className={`absolute inset-0 h-full w-full bg-well object-contain transition-opacity duration-200 ${ready ? "" : "opacity-0"}`}
    />
  );
}
