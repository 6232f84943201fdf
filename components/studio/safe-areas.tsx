import { previewSizes, type AspectRatio } from "#lib/contract/vocabulary.ts";

/** Shares of the frame that keep action and words clear of every screen's edge (SMPTE ST 2046-1). */
const areas = [
  { share: 0.93, dash: undefined },
  { share: 0.9, dash: "10 8" },
] as const;

/** Where action and words are safe, and the middle, over a frame that fits its box. */
export function SafeAreas({ aspect }: { aspect: AspectRatio }) {
  const { width, height } = previewSizes[aspect];
  const arm = Math.min(width, height) * 0.03;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 h-full w-full"
      fill="none"
      stroke="white"
      style={{ filter: "drop-shadow(0 0 1px black)" }}
    >
      {areas.map(({ share, dash }) => (
        <rect
          key={share}
          x={(width * (1 - share)) / 2}
          y={(height * (1 - share)) / 2}
          width={width * share}
          height={height * share}
          strokeDasharray={dash}
          strokeOpacity={0.75}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={`M${width / 2 - arm} ${height / 2}h${arm * 2}M${width / 2} ${height / 2 - arm}v${arm * 2}`}
        strokeOpacity={0.75}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
