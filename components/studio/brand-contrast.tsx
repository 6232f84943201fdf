import { Check, TriangleAlert, X } from "lucide-react";
import { rgb } from "#lib/render/scene/colour.ts";
import { contrastOf } from "#lib/render/scene/contrast.ts";
import { roleOf } from "./brand-form.ts";

/** WCAG 2.2: text of any size is read from 4.5 on, large text from 3. */
const enough = { text: 4.5, large: 3 } as const;

/** Characters that a sample has room for. */
const fits = 17;

interface Pair {
  label: string;
  text: string;
  ground: string;
}

const [white, black] = ["#ffffff", "#0b0b0c"] as const;
const ratioOf = ({ text, ground }: Pair): number => contrastOf(rgb(text), rgb(ground));
const readable = (ground: string): string =>
  ratioOf({ label: "", text: white, ground }) >= ratioOf({ label: "", text: black, ground }) ? white : black;

/** The pairs that films of a brand set words in, and white on the colour that draws the eye: the usual mistake. */
const contrastPairs = (palette: readonly string[]): Pair[] => {
  const [primary, secondary, accent] = palette;
  if (primary === undefined) return [];
  const loud = accent ?? secondary;
  const place = accent === undefined ? 1 : 2;
  return [
    { label: "Text on primary", text: readable(primary), ground: primary },
    ...(secondary === undefined ? [] : [{ label: "Button text", text: readable(secondary), ground: secondary }]),
    ...(loud === undefined ? [] : [{ label: `White on ${roleOf(place)}`, text: white, ground: loud }]),
  ];
};

/** How well words are read in the brand's colours. */
export function BrandContrast({ palette, words }: { palette: readonly string[]; words: string }) {
  return (
    <section aria-labelledby="contrast">
      <h2 id="contrast" className="mb-1.5 text-sm text-ink2">
        Contrast
      </h2>
      <ul aria-label="Contrast" className="grid grid-cols-3 gap-2.5 max-sm:grid-cols-1">
        {contrastPairs(palette).map((pair) => (
          <Sample key={pair.label} pair={pair} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Sample({ pair, words }: { pair: Pair; words: string }) {
  const ratio = Math.floor(ratioOf(pair) * 10) / 10;
  const [Icon, tone, said] =
    ratio >= enough.text
      ? [Check, "text-pass", "is read well"]
      : ratio >= enough.large
        ? [TriangleAlert, "text-warn", "is read in large letters only"]
        : [X, "text-fail", "is hard to read"];
  return (
    <li className="overflow-hidden rounded-card border border-line bg-s1">
      <svg
        role="img"
        aria-label={`${pair.label}: ${pair.text} on ${pair.ground}, contrast ${ratio}, ${said}`}
        viewBox="0 0 160 48"
        preserveAspectRatio="xMidYMid meet"
        className="block h-12 w-full"
        style={{ background: pair.ground }}
      >
        <text
          x="80"
          y="25"
          textAnchor="middle"
          dominantBaseline="middle"
          fill={pair.text}
          fontSize="15"
          fontWeight="600"
        >
          {[...words].length > fits ? `${[...words].slice(0, fits - 1).join("")}…` : words}
        </text>
      </svg>
      <p className="flex items-center justify-between gap-2 border-t border-line px-2.5 py-1.5 text-sm">
        <span className="text-ink2">{pair.label}</span>
        <span className={`flex shrink-0 items-center gap-1 ${tone}`}>
          <Icon size={13} strokeWidth={2} aria-hidden="true" />
          <span className="figures">{ratio.toFixed(1)}</span>
          <span className="sr-only"> {said}</span>
        </span>
      </p>
    </li>
  );
}
