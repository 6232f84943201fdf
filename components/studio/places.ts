import { Clapperboard, Film, KeyRound, Layers, Palette, Plus, Send, ShieldCheck, type LucideIcon } from "lucide-react";

export interface Place {
  href: string;
  label: string;
  Icon: LucideIcon;
  /** The key that goes there. */
  hotkey?: string;
  /** Whether a path belongs to this place. */
  holds: (path: string) => boolean;
}

/** What the main navigation leads to, in its order: a page that works gets a line here. */
export const places: readonly Place[] = [
  { href: "/films/new", label: "New film", Icon: Plus, hotkey: "N", holds: (path) => path === "/films/new" },
  {
    href: "/films",
    label: "Films",
    Icon: Film,
    holds: (path) => path !== "/films/new" && /^\/(films|plans)(\/|$)/.test(path),
  },
  { href: "/brands", label: "Brands", Icon: Palette, holds: (path) => path.startsWith("/brands") },
  { href: "/publish", label: "Publish", Icon: Send, holds: (path) => path.startsWith("/publish") },
  { href: "/models", label: "Models", Icon: Layers, holds: (path) => path.startsWith("/models") },
  { href: "/director", label: "Director", Icon: Clapperboard, holds: (path) => path.startsWith("/director") },
  { href: "/keys", label: "Keys and usage", Icon: KeyRound, holds: (path) => path.startsWith("/keys") },
  { href: "/verify", label: "Verify", Icon: ShieldCheck, holds: (path) => path.startsWith("/verify") },
];

/** Inside one film the navigation is a rail of icons: the work needs the width. */
export const insideFilm = (path: string): boolean => /^\/(films|plans)\/(?!new$)[^/]+/.test(path);
