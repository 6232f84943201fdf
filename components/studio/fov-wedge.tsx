/** Half a turn in degrees; wider views are drawn as that. */
const widest_deg = 170;

/** The horizontal field of view at its true angle. The number stands beside it in words. */
export function FovWedge({ angle_deg }: { angle_deg: number }) {
  const half = (Math.min(angle_deg, widest_deg) / 2) * (Math.PI / 180);
  const reach = 21;
  const x = Math.sin(half) * reach;
  const y = 23 - Math.cos(half) * reach;
  return (
    <svg width="40" height="24" viewBox="-20 0 40 24" fill="none" aria-hidden="true" className="shrink-0">
      <path
        d={`M0 23L${-x} ${y}A${reach} ${reach} 0 0 1 ${x} ${y}Z`}
        className="fill-accent/20 stroke-accent"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <circle cx="0" cy="22.5" r="1.5" className="fill-ink" />
    </svg>
  );
}
