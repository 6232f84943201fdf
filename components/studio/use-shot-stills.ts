"use client";

import { useEffect, useState } from "react";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { mediaPath } from "./media.ts";

const width_px = 640;
/** Where in a shot its picture is taken. */
const stillShare = 0.45;

const reached = (video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener("error", () => reject(new Error("The film cannot be read.")), { once: true, signal });
  });

/** Draws one frame a shot of a film, in order, each handed over as it comes. */
const takeStills = async (film: GenerationBody, signal: AbortSignal, take: (url: string) => void): Promise<void> => {
  if (film.film === null) return;
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  const loaded = reached(video, "loadeddata", signal);
  video.src = mediaPath(film.film.url);
  await loaded;
  const canvas = document.createElement("canvas");
  canvas.width = width_px;
  canvas.height = Math.round((width_px * video.videoHeight) / video.videoWidth);
  for (const shot of film.shots) {
    const there = reached(video, "seeked", signal);
    video.currentTime = shot.start_seconds + shot.duration_seconds * stillShare;
    await there;
    if (signal.aborted) break;
    canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
    take(canvas.toDataURL("image/jpeg", 0.8));
  }
  video.removeAttribute("src");
};

/** A picture of every shot, taken from the finished film itself; empty until they are there. */
export const useShotStills = (film: GenerationBody): string[] => {
  const [stills, setStills] = useState<string[]>([]);
  const id = film.generation_id;
  useEffect(() => {
    const leaving = new AbortController();
    setStills([]);
    takeStills(film, leaving.signal, (url) => setStills((taken) => [...taken, url])).catch((error: unknown) =>
      console.warn("No pictures of the shots.", error),
    );
    return () => leaving.abort();
    // The film of a generation never changes; a fresh signature of its address is no reason to begin again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
  return stills;
};
