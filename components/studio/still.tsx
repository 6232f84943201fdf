/** A frame of the film; a dark well until it is there. */
export function Still({ src, className }: { src: string | undefined; className: string }) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-frame bg-well ${className}`}>
      {src === undefined ? null : <img src={src} alt="" className="block h-full w-full object-contain" />}
    </span>
  );
}
