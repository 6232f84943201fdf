"use client";

import { useEffect, useState } from "react";
import { aspectRatios, directorModes, type AspectRatio, type DirectorMode } from "#lib/contract/vocabulary.ts";

/** What a person has typed and chosen, before it is a film. */
export interface Draft {
  idea: string;
  mode: DirectorMode | "auto";
  brand: string;
  ratio: AspectRatio;
  shots: "auto" | "3" | "4" | "5";
  seconds: string;
  /** Whether a still is drawn and approved first. */
  hold: boolean;
}

const key = "shotwright-draft";
const blank: Draft = { idea: "", mode: "auto", brand: "", ratio: "16:9", shots: "auto", seconds: "", hold: false };

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;

const stored = (): Draft => {
  const text = localStorage.getItem(key);
  if (text === null) return blank;
  let kept: Partial<Record<keyof Draft, unknown>>;
  try {
    kept = JSON.parse(text) as typeof kept;
  } catch {
    // Somebody else wrote there; what cannot be read is no draft.
    return blank;
  }
  return {
    idea: typeof kept.idea === "string" ? kept.idea : "",
    mode: oneOf(["auto", ...directorModes] as const, kept.mode, "auto"),
    brand: typeof kept.brand === "string" ? kept.brand : "",
    ratio: oneOf(aspectRatios, kept.ratio, "16:9"),
    shots: oneOf(["auto", "3", "4", "5"] as const, kept.shots, "auto"),
    seconds: typeof kept.seconds === "string" ? kept.seconds : "",
    hold: kept.hold === true,
  };
};

/** The draft, kept on this device. What the address says (`?intent=`, `?brand_id=`) wins over what was kept. */
export const useDraft = (intent: string | null, brandId: string | null) => {
  const given: Partial<Draft> = {
    ...(intent === null ? {} : { idea: intent }),
    ...(brandId === null ? {} : { brand: brandId }),
  };
  const [draft, setDraft] = useState<Draft>({ ...blank, ...given });
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    setDraft((now) => ({ ...(intent === null ? stored() : now), ...(brandId === null ? {} : { brand: brandId }) }));
    setLoaded(true);
  }, [intent, brandId]);
  useEffect(() => {
    if (loaded) localStorage.setItem(key, JSON.stringify(draft));
  }, [draft, loaded]);
  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes })),
    forget: () => localStorage.removeItem(key),
  };
};
