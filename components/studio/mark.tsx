/** The product's mark: three frames of a strip, the first in focus. */
export function Mark({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={(size * 14) / 18} viewBox="0 0 18 14" aria-hidden="true" className="shrink-0">
      <rect x="0" y="0" width="7.5" height="14" rx="1.5" fill="currentColor" />
      <rect x="8.7" y="0" width="3.6" height="14" rx="1.2" fill="currentColor" opacity="0.5" />
      <rect x="13.5" y="0" width="4.5" height="14" rx="1.4" fill="currentColor" opacity="0.78" />
    </svg>
  );
}
