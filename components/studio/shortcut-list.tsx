const shortcuts = [
  ["Space", "Play or pause"],
  ["J  K  L", "Back, stop, forward"],
  ["← →", "One frame; with Shift ten"],
  ["↑ ↓", "Previous and next shot"],
  ["1 … 5", "Select a shot"],
  ["C", "Captions"],
  ["F", "Full screen"],
  ["M", "Mute"],
  ["⌘ or Ctrl + Enter", "Generate"],
  ["N", "New film"],
  ["/", "Search"],
  ["?", "This list"],
] as const;

export function ShortcutList() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      {shortcuts.map(([keys, does]) => (
        <div key={keys} className="contents">
          <dt className="font-mono text-[12px] whitespace-nowrap text-ink2">{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
