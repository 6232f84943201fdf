"use client";

import { useEffect, useState, type RefObject } from "react";

const loupe_px = 232;
const power = 4;
/** Share of the picture that an arrow key moves the loupe by. */
const step = 0.02;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** A round glass over the picture, four times as large as what it lies on. It follows the pointer and the arrow keys. */
export function HeroLoupe({ src, picture }: { src: string; picture: RefObject<HTMLDivElement | null> }) {
  const [at, setAt] = useState({ x: 0.5, y: 0.5 });
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = picture.current;
    if (element === null) return;
    const gone = new AbortController();
    const { signal } = gone;
    const seen = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    seen.observe(element);
    const follow = (event: PointerEvent) => {
      const box = element.getBoundingClientRect();
      setAt({
        x: within((event.clientX - box.left) / box.width),
        y: within((event.clientY - box.top) / box.height),
      });
    };
    element.addEventListener("pointermove", follow, { signal });
    element.addEventListener("pointerdown", follow, { signal });
    const move = (event: KeyboardEvent) => {
      const way = arrows[event.key];
      if (way === undefined || !(event.target instanceof Element) || !event.target.contains(element)) return;
      event.preventDefault();
      setAt(({ x, y }) => ({ x: within(x + way[0]), y: within(y + way[1]) }));
    };
    window.addEventListener("keydown", move, { signal });
    return () => {
      gone.abort();
      seen.disconnect();
    };
  }, [picture]);
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute rounded-full border-2 border-white shadow-[0_2px_18px_rgb(0_0_0/0.6)]"
      style={{
        width: loupe_px,
        height: loupe_px,
        left: at.x * size.width - loupe_px / 2,
        top: at.y * size.height - loupe_px / 2,
        backgroundImage: `url("${src}")`,
        backgroundRepeat: "no-repeat",
        backgroundColor: "black",
        backgroundSize: `${size.width * power}px ${size.height * power}px`,
        backgroundPosition: `${loupe_px / 2 - at.x * size.width * power}px ${loupe_px / 2 - at.y * size.height * power}px`,
      }}
    >
      <span className="absolute -bottom-8 left-1/2 -translate-x-1/2 rounded-chip bg-black/72 px-2 py-0.5 font-mono text-xs text-white">
        Loupe {power}×
      </span>
    </span>
  );
}
