import type { __iconData } from "lucide-react/icons/shield";
import { createElement } from "react";

/** One of lucide's drawings, where a page is answered as plain HTML: their own components need a program in the page. */
export function Icon({
  of: { size: grid, node },
  size,
  strokeWidth = 1.75,
  className,
}: {
  of: typeof __iconData;
  size: number;
  strokeWidth?: number;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
