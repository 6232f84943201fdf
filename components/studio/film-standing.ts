import type { Tone } from "#components/ui/chip.tsx";
import type { GenerationSummary } from "#lib/contract/generation.ts";

/** How a film stands, in a word or two and a tone. */
export const standing = (
  film: Pick<GenerationSummary, "state" | "status" | "preview">,
): { word: string; tone: Tone } => {
  switch (film.state) {
    case "cancelled":
      return { word: "Cancelled", tone: "plain" };
    case "queued":
      return { word: "Waiting", tone: "plain" };
    case "running":
      return { word: "Rendering", tone: "accent" };
    case "awaiting_decision":
      return { word: "Waiting for you", tone: "warn" };
    case "finished":
      if (film.status === "blocked") return { word: "Blocked", tone: "warn" };
      if (film.status === "render_failed") return { word: "Failed, not charged", tone: "fail" };
      return film.preview ? { word: "Preview", tone: "plain" } : { word: "Live", tone: "pass" };
  }
};
