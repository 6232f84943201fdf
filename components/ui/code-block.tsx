/** Code that scrolls inside itself and takes the focus for it. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-control bg-s2 px-3.5 py-3 font-mono text-sm leading-5"
    >
      {children}
    </pre>
  );
}
