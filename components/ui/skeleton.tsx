/** A quiet block where something will be. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`rounded-frame bg-s3 ${className}`} />;
}
