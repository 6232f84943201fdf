/** The product's mark: three frames of a strip. */
export function Mark() {
  return (
    <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
      <rect x="0" y="0" width="6" height="14" rx="1" fill="currentColor" />
      <rect x="7" y="0" width="5" height="14" rx="1" fill="currentColor" opacity="0.65" />
      <rect x="13" y="0" width="5" height="14" rx="1" fill="currentColor" opacity="0.35" />
    </svg>
  );
}
