import type { Movement } from "#lib/contract/vocabulary.ts";

/** Strokes in a frame of 32 × 24, one drawing a movement: where the camera goes, or what turns. */
const strokes: Record<Movement, string> = {
  static: "M16 9v6M13 12h6",
  pan_left: "M22 15a9 9 0 0 0-12 0M10 11v4h4",
  pan_right: "M10 15a9 9 0 0 1 12 0M22 11v4h-4",
  tilt_up: "M19 17a9 9 0 0 0 0-10M15 7h4v4",
  tilt_down: "M19 7a9 9 0 0 1 0 10M15 17h4v-4",
  push_in: "M7 6l5 4M12 7v3H9M25 6l-5 4M20 7v3h3M7 18l5-4M12 17v-3H9M25 18l-5-4M20 17v-3h3",
  pull_out: "M12 10L7 6M7 9V6h3M20 10l5-4M25 9V6h-3M12 14l-5 4M7 15v3h3M20 14l5 4M25 15v3h-3",
  truck_left: "M24 12H8M12 8l-4 4 4 4",
  truck_right: "M8 12h16M20 8l4 4-4 4",
  pedestal_up: "M16 18V6M12 10l4-4 4 4",
  pedestal_down: "M16 6v12M12 14l4 4 4-4",
  arc_left: "M24 8c0 8-8 10-15 8M12 13l-3 3 3 3",
  arc_right: "M8 8c0 8 8 10 15 8M20 13l3 3-3 3",
  crane_up: "M8 18c8 0 14-3 15-11M19 10l4-4 3 4",
  crane_down: "M8 6c8 0 14 3 15 11M19 14l4 4 3-4",
  tracking_follow: "M7 12h11M14 8l4 4-4 4M24 12h.01",
  tracking_lead: "M14 12h11M21 8l4 4-4 4M8 12h.01",
  handheld: "M7 13c3-5 5 4 8-1s5 4 10-2",
  zoom_in: "M12 8h8v8h-8zM8 5l3 2M24 5l-3 2M8 19l3-2M24 19l-3-2",
  zoom_out: "M13 10h6v4h-6zM11 8L7 5M21 8l4-3M11 16l-4 3M21 16l4 3",
  rack_focus: "M11 8v8M21 6v12M13 12h5M16 10l2 2-2 2",
  whip_pan: "M6 9h8M5 12h18M6 15h8M19 8l4 4-4 4",
  drone_rise: "M16 18V9M12 12l4-4 4 4M8 6h4M20 6h4",
};

/** A movement as a small drawing; its name stands beside it in words. */
export function MoveGlyph({ movement }: { movement: Movement }) {
  return (
    <svg width="32" height="24" viewBox="0 0 32 24" fill="none" aria-hidden="true" className="shrink-0">
      <rect x="0.5" y="0.5" width="31" height="23" rx="2" className="stroke-ctl" />
      <path
        d={strokes[movement]}
        className="stroke-ink"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
