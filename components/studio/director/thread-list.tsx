import { CornerDownRight, CornerUpLeft } from "lucide-react";
import { threadWords, type Thread, type threadsIn } from "./threads.ts";

const kinds = { thing: "", question: "Question: ", gesture: "Gesture: " } as const;
const titled = ({ kind, label }: Thread): string => kinds[kind] + label;

/** What is planted and comes back: a line a thread, from the shots that plant it to those that it comes back in. */
export function ThreadList({
  threads,
  shots,
  lang,
  onSelect,
}: {
  threads: readonly Thread[];
  /** How many there are. */
  shots: number;
  lang: string;
  onSelect: (index: number) => void;
}) {
  if (threads.length === 0) return <p className="text-ink3">Nothing is planted in this film that comes back later.</p>;
  return (
    <ul aria-label="Threads" className="flex flex-col gap-1.5">
      {threads.map((thread) => {
        const on = [...thread.planted, ...thread.back];
        const [first, last] = [Math.min(...on), Math.max(...on)];
        return (
          <li key={thread.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <span lang={lang} dir="auto" className="font-medium break-words">
                {titled(thread)}
              </span>
              <span className={`block text-sm ${thread.back.length === 0 ? "text-warn" : "text-ink3"}`}>
                {threadWords(thread)}
              </span>
            </span>
            <span className="flex shrink-0">
              {Array.from({ length: shots }, (_, i) => i + 1).map((shot) => (
                <span key={shot} className="relative grid size-7 place-items-center max-md:size-9">
                  {shot > first && shot <= last ? <Line className="left-0 right-1/2" /> : null}
                  {shot >= first && shot < last ? <Line className="left-1/2 right-0" /> : null}
                  {on.includes(shot) ? (
                    <button
                      type="button"
                      aria-label={`${titled(thread)}, shot ${shot}`}
                      onClick={() => onSelect(shot - 1)}
                      className={`figures relative grid size-6 place-items-center rounded-full border text-sm max-md:size-8 ${thread.back.includes(shot) ? "border-ink bg-ink text-bg" : "border-ctl bg-s1 hover:bg-s3"}`}
                    >
                      {shot}
                    </button>
                  ) : (
                    <span aria-hidden="true" className="relative size-1 rounded-full bg-line2" />
                  )}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Line({ className }: { className: string }) {
  return <span aria-hidden="true" className={`absolute top-1/2 h-px bg-ctl ${className}`} />;
}

const chip =
  "inline-flex min-h-[22px] max-w-full items-center gap-1.5 rounded-chip border border-line2 px-2 py-0.5 text-left text-sm text-ink2 enabled:hover:bg-s3 enabled:hover:text-ink max-md:min-h-9";
const icon = { size: 13, strokeWidth: 1.75, "aria-hidden": true, className: "shrink-0" } as const;

/** The ends of threads in one shot; a press goes to the other end. */
export function ThreadChips({
  plants,
  returns,
  onSelect,
}: ReturnType<typeof threadsIn> & { onSelect: (index: number) => void }) {
  if (plants.length + returns.length === 0) return null;
  const ends = [
    ...returns.map((end) => ({ ...end, Icon: CornerUpLeft, verb: "Comes back", way: "from" })),
    ...plants.map((end) => ({ ...end, Icon: CornerDownRight, verb: "Plants", way: "back in" })),
  ];
  return (
    <p className="flex flex-wrap gap-1.5">
      {ends.map(({ thread, shots, Icon, verb, way }) => {
        const [to] = shots;
        return (
          <button
            key={`${verb} ${thread.id}`}
            type="button"
            disabled={to === undefined}
            onClick={() => to !== undefined && onSelect(to - 1)}
            className={chip}
          >
            <Icon {...icon} />
            <span className="min-w-0 break-words">
              {verb}: {titled(thread)}
              {to === undefined ? "" : `, ${way} ${shots.join(" and ")}`}
            </span>
          </button>
        );
      })}
    </p>
  );
}
