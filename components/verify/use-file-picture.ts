"use client";

import { useEffect, useState } from "react";

/** A chosen file as a picture of it. */
export interface FilePicture {
  kind: "film" | "picture";
  /** Null where this browser cannot show it. */
  url: string | null;
  /** Of a film, once known. */
  seconds: number | null;
}

const stillWidth_px = 640;
/** Where in a film its picture is taken. */
const stillShare = 0.45;

const reached = (video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener("error", () => reject(new Error("The film cannot be shown.")), { once: true, signal });
  });

const filmPicture = async (url: string, signal: AbortSignal): Promise<FilePicture> => {
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  // Or it would ask for the file after its address is taken back.
  signal.addEventListener("abort", () => video.removeAttribute("src"));
  const loaded = reached(video, "loadeddata", signal);
  video.src = url;
  await loaded;
  const { duration, videoWidth, videoHeight } = video;
  const there = reached(video, "seeked", signal);
  video.currentTime = duration * stillShare;
  await there;
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(stillWidth_px, videoWidth);
  canvas.height = Math.round((canvas.width * videoHeight) / videoWidth);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  video.removeAttribute("src");
  return { kind: "film", url: canvas.toDataURL("image/jpeg", 0.85), seconds: duration };
};

const shownPicture = async (url: string, signal: AbortSignal): Promise<FilePicture> => {
  const image = new Image();
  signal.addEventListener("abort", () => image.removeAttribute("src"));
  image.src = url;
  await image.decode();
  signal.throwIfAborted();
  return { kind: "picture", url, seconds: null };
};

/** Shows a file without sending it anywhere; null until it is known what can be shown. */
export const useFilePicture = (file: File | null): FilePicture | null => {
  const [picture, setPicture] = useState<FilePicture | null>(null);
  useEffect(() => {
    setPicture(null);
    if (file === null) return;
    const leaving = new AbortController();
    const url = URL.createObjectURL(file);
    const kind = file.type.startsWith("video/") ? "film" : "picture";
    const found = kind === "film" ? filmPicture(url, leaving.signal) : shownPicture(url, leaving.signal);
    void found
      .catch((cause: unknown) => {
        console.info("No picture of the file can be shown.", cause);
        return { kind, url: null, seconds: null } as const;
      })
      .then((shown) => {
        if (!leaving.signal.aborted) setPicture(shown);
      });
    return () => {
      leaving.abort();
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return picture;
};
