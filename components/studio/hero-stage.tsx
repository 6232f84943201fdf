"use client";

import { Columns2, Minus, Plus, ZoomIn } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import type { HeroFrameBody } from "#lib/contract/generation.ts";
import { HeroLoupe } from "./hero-loupe.tsx";
import { mediaPath } from "./media.ts";
import { typing } from "./typing.ts";
import { useStillZoom } from "./use-still-zoom.ts";

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;
const tool =
  "flex h-8 min-w-8 items-center justify-center gap-2 rounded-control px-2.5 text-white hover:bg-white/15 disabled:opacity-40 disabled:hover:bg-transparent aria-pressed:bg-white/20 max-md:h-11 max-md:min-w-11";
/** Least way of the pointer, in pixels, that is a drag and no press. */
const drag_px = 4;

/** A still and, to compare, the one before it. */
export interface Draw {
  hero: HeroFrameBody;
  /** From 1, the oldest first. */
  number: number;
}

/** The still itself: whole or at 100 % and beyond, under a loupe, or beside the draw before it. All by keys too. */
export function HeroStage({
  draw,
  before,
  dim,
  children,
}: {
  draw: Draw;
  before: Draw | null;
  dim: boolean;
  children: ReactNode;
}) {
  const { hero } = draw;
  const well = useRef<HTMLDivElement>(null);
  const zoom = useStillZoom(well, hero);
  const [loupe, setLoupe] = useState(false);
  const [comparing, setComparing] = useState(false);
  const [split, setSplit] = useState(50);
  const picture = useRef<HTMLDivElement>(null);
  const press = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  const compare = comparing && before !== null;

  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || typing(event.target) || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]') !== null) return;
    const key = event.key.toLowerCase();
    if (key === "z") setLoupe(!loupe);
    else if (key === "x" && before !== null) setComparing(!comparing);
    else if (key === "+") zoom.zoomIn?.();
    else if (key === "-") zoom.zoomOut?.();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  const placeOf = (event: { clientX: number; clientY: number }) => {
    const box = picture.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0.5, y: 0.5 };
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const pan = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const { current } = well;
      if (current === null || event.button !== 0 || event.pointerType === "touch") return;
      press.current = {
        x: event.clientX,
        y: event.clientY,
        left: current.scrollLeft,
        top: current.scrollTop,
        moved: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const from = press.current;
      if (from === null || well.current === null) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from.moved ||= Math.hypot(x, y) > drag_px;
      if (from.moved) well.current.scrollTo(from.left - x, from.top - y);
    },
    onPointerLeave: () => (press.current = null),
  };
  const onWellKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.target !== event.currentTarget) return;
    event.preventDefault();
    zoom.toggle();
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col bg-well">
      <div
        ref={well}
        tabIndex={0}
        role="group"
        aria-label="Still"
        aria-description="Enter goes between the whole picture and 100 percent; arrow keys move it."
        onKeyDown={onWellKey}
        className="grid min-h-0 flex-1 [container-type:size] overflow-auto -outline-offset-2 [--rim:0px] max-lg:aspect-(--shape) max-lg:max-h-[56dvh] max-lg:flex-none lg:[--rim:40px]"
        style={{ "--shape": `${hero.width} / ${hero.height}` } as React.CSSProperties}
      >
        <div className="m-auto">
          <div
            ref={picture}
            {...pan}
            onClick={(event) => {
              const moved = press.current?.moved === true;
              press.current = null;
              if (!moved && !compare) zoom.toggle(placeOf(event));
            }}
            className={`relative select-none ${compare ? "" : zoom.scale === "fit" ? "cursor-zoom-in" : "cursor-grab active:cursor-grabbing"}`}
            style={zoom.shown ?? fitting(hero)}
          >
            <img
              key={hero.hero_frame_id}
              src={mediaPath(hero.url)}
              width={hero.width}
              height={hero.height}
              draggable={false}
              alt={`Hero frame, draw ${draw.number}`}
              className={`block h-full w-full shadow-[0_0_0_1px_rgb(255_255_255/0.1)] transition-opacity duration-200 ${dim ? "opacity-40" : ""}`}
            />
            {compare ? <Before draw={draw} before={before} split={split} onSplit={setSplit} /> : null}
            {loupe && !compare ? <HeroLoupe src={mediaPath(hero.url)} picture={picture} /> : null}
          </div>
        </div>
      </div>
      <div className="flex items-end justify-between gap-3 p-4 pt-0 max-lg:flex-col-reverse max-lg:items-stretch max-lg:gap-2 max-lg:p-3">
        {children}
        <div className="ml-auto flex shrink-0 items-center gap-0.5 rounded-card border border-white/15 p-1 max-lg:mx-auto max-lg:border-0 max-lg:p-0">
          <button
            type="button"
            aria-label="Zoom out"
            disabled={zoom.zoomOut === null}
            onClick={() => zoom.zoomOut?.()}
            className={tool}
          >
            <Minus {...icon} />
          </button>
          <span role="status" aria-label="Zoom" className="figures w-14 text-center text-sm text-white">
            {zoom.scale === "fit" ? "Fit" : `${Math.round(zoom.scale * 100)}%`}
          </span>
          <button
            type="button"
            aria-label="Zoom in"
            disabled={zoom.zoomIn === null}
            onClick={() => zoom.zoomIn?.()}
            className={tool}
          >
            <Plus {...icon} />
          </button>
          <span aria-hidden="true" className="mx-1 h-5 border-l border-white/25" />
          <button
            type="button"
            aria-pressed={loupe}
            aria-keyshortcuts="Z"
            onClick={() => setLoupe(!loupe)}
            className={tool}
          >
            <ZoomIn {...icon} /> <span className="max-[379px]:sr-only">Loupe</span>
          </button>
          {before === null ? null : (
            <button
              type="button"
              aria-pressed={comparing}
              aria-keyshortcuts="X"
              onClick={() => setComparing(!comparing)}
              className={tool}
            >
              <Columns2 {...icon} /> <span className="max-[379px]:sr-only">Compare</span>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The whole picture in its well, whichever side is short. */
const fitting = ({ width, height }: { width: number; height: number }) => ({
  width: `min(100cqw - var(--rim), (100cqh - var(--rim)) * ${width / height})`,
  aspectRatio: `${width} / ${height}`,
});

/** The draw before, left of a line that is moved by pointer or keys. */
function Before({
  draw,
  before,
  split,
  onSplit,
}: {
  draw: Draw;
  before: Draw;
  split: number;
  onSplit: (split: number) => void;
}) {
  const said = before.hero.note === null ? "" : `: “${before.hero.note}”`;
  const label =
    "absolute top-2 max-w-[46%] truncate rounded-chip bg-black/72 px-2 py-0.5 text-sm text-white pointer-events-none";
  return (
    <>
      <img
        src={mediaPath(before.hero.url)}
        alt={`Draw ${before.number}${said}`}
        draggable={false}
        className="absolute inset-0 block h-full w-full"
        style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}
      />
      <span className={`${label} left-2`}>
        Draw {before.number}
        {said}
      </span>
      <span className={`${label} right-2`}>Draw {draw.number}</span>
      <input
        type="range"
        aria-label="Compare position"
        aria-valuetext={`${split} percent of draw ${before.number}`}
        min={0}
        max={100}
        value={split}
        onChange={(event) => onSplit(Number(event.target.value))}
        onClick={(event) => event.stopPropagation()}
        className="peer absolute inset-0 block h-full w-full cursor-ew-resize opacity-0"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.4)] peer-focus-visible:[&>span]:outline-2 peer-focus-visible:[&>span]:outline-offset-2 peer-focus-visible:[&>span]:outline-accent"
        style={{ left: `${split}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full bg-white text-black">
          <Columns2 size={15} strokeWidth={1.75} />
        </span>
      </span>
    </>
  );
}
