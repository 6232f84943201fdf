import { Kbd } from "#components/ui/kbd.tsx";

/** `keys` are caps; the words beside them are what a screen reader says of them. */
const shortcuts = [
  { keys: ["Space"], say: "Space", does: "Play or pause" },
  { keys: ["J", "K", "L"], say: "J, K, L", does: "Back, stop, forward; again 2×, 4×" },
  { keys: ["←", "→"], say: "Left, right", does: "One frame; with Shift ten" },
  { keys: ["↑", "↓"], say: "Up, down", does: "Previous and next shot" },
  { keys: ["Home", "End"], say: "Home, End", does: "Start and end" },
  { keys: ["1", "…", "5"], say: "1 to 5", does: "Select a shot" },
  { keys: ["Alt", "← →"], say: "Alt and left or right", does: "Move a shot, in the timeline or the list" },
  { keys: ["⌘/Ctrl", "Z"], say: "Command or Control and Z", does: "Undo a change of the plan; with Shift redo" },
  { keys: ["C"], say: "C", does: "Captions" },
  { keys: ["F"], say: "F", does: "Full screen" },
  { keys: ["M"], say: "M", does: "Mute" },
  { keys: ["Z", "X"], say: "Z, X", does: "Loupe and compare, on a hero frame" },
  { keys: ["⌘/Ctrl", "Enter"], say: "Command or Control and Enter", does: "Generate" },
  { keys: ["⌘/Ctrl", "S"], say: "Command or Control and S", does: "Save the brand" },
  { keys: ["⌘/Ctrl", "K"], say: "Command or Control and K", does: "Go to or do anything" },
  { keys: ["N"], say: "N", does: "New film" },
  { keys: ["/"], say: "Slash", does: "Search films" },
  { keys: ["?"], say: "Question mark", does: "This list" },
] as const;

export function ShortcutList() {
  return (
    <>
      <dl className="flex flex-col">
        {shortcuts.map(({ keys, say, does }) => (
          <div key={say} className="flex items-center justify-between gap-4 border-b border-line py-1.5 last:border-0">
            <dt className="order-2 flex shrink-0 gap-1">
              <span className="sr-only">{say}</span>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              <span aria-hidden="true" className="figures text-sm text-ink2 md:hidden">
                {keys.join(" ")}
              </span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink3">
        Letters do nothing while a text field has the focus. The interface for programs is described under{" "}
        <a href="/docs" className="text-accent underline">
          The API
        </a>
        .
      </p>
    </>
  );
}
