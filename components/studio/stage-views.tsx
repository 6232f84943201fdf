import type { CameraPose } from "#lib/contract/plan.ts";
import {
  focusWords,
  labelsFor,
  metres,
  placeOf,
  radiusOf,
  type StageItem,
  type StagePlot,
  type StagePoint,
} from "./stage-plot.ts";

/** Units of both drawings. */
const width = 280;
const height = 284;
const letter = 5.9;
const line = 14;
const radians = Math.PI / 180;

interface Frame {
  /** The camera's start. */
  origin: StagePoint;
  /** The farthest distance. */
  reach: number;
}

interface ViewProps {
  plot: StagePlot;
  /** What the drawing shows, in words. */
  name: string;
  /** What the camera does, in words. */
  move: string;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: StagePoint): string => `${round(x)} ${round(y)}`;

/** An arc about the camera's start between two directions, in degrees from straight ahead, clockwise. */
const along = (point: (deg: number, share: number) => StagePoint, from: number, to: number, share: number): string =>
  Array.from({ length: 25 }, (_, i) => at(point(from + ((to - from) * i) / 24, share))).join("L");

const sector = (
  point: (deg: number, share: number) => StagePoint,
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
): string => `M${along(point, from, to, far)}L${near <= 0 ? at(point(0, 0)) : along(point, to, from, near)}Z`;

/** The stage from above: ahead is up, distances on a log scale, the field of view at its true angle. */
export function TopView({ plot, name, move }: ViewProps) {
  const { physics, start, end, items, far_m } = plot;
  const half = physics.horizontal_fov_deg / 2;
  const widest = Math.min(90, half + Math.max(Math.abs(start.pan_deg), Math.abs(end.pan_deg)));
  const frame: Frame = {
    origin: { x: width / 2, y: height - 44 },
    reach: Math.min(height - 92, (width / 2 - 8) / Math.sin(Math.max(20, widest) * radians)),
  };
  const put = ({ x, y }: StagePoint): StagePoint => ({
    x: frame.origin.x + x * frame.reach,
    y: frame.origin.y - y * frame.reach,
  });
  const point = (deg: number, share: number) =>
    put({ x: Math.sin(deg * radians) * share, y: Math.cos(deg * radians) * share });
  const place = (x_m: number, z_m: number) => put(placeOf(x_m, z_m, far_m));
  return (
    <Drawing
      plot={plot}
      name={name}
      move={move}
      frame={frame}
      point={point}
      sides={[start.pan_deg - half, start.pan_deg + half]}
      after={[end.pan_deg - halfAt(end, physics.lens_mm, half), end.pan_deg + halfAt(end, physics.lens_mm, half)]}
      points={items.map(({ x_m, z_m }) => place(x_m, z_m))}
      path={physics.path.map(({ x_m, z_m }) => place(x_m, z_m))}
      heading={end.pan_deg}
    />
  );
}

/** Half the angle of view after a zoom, in degrees. */
const halfAt = (pose: CameraPose, lens_mm: number, half_deg: number): number =>
  Math.atan((Math.tan(half_deg * radians) * lens_mm) / pose.lens_mm) / radians;

/** The stage from the side: ahead is to the right, up is up; angles are true here too. */
export function SideView({ plot, name, move }: ViewProps) {
  const { physics, start, end, items, far_m } = plot;
  const half = physics.vertical_fov_deg / 2;
  const frame: Frame = { origin: { x: 26, y: height / 2 + 8 }, reach: width - 44 };
  const put = ({ x, y }: StagePoint): StagePoint => ({
    x: frame.origin.x + y * frame.reach,
    y: frame.origin.y - x * frame.reach,
  });
  // Degrees above straight ahead.
  const point = (deg: number, share: number) =>
    put({ x: Math.sin(deg * radians) * share, y: Math.cos(deg * radians) * share });
  const place = (y_m: number, z_m: number) => put(placeOf(y_m - start.y_m, z_m, far_m));
  const ground = Array.from({ length: 33 }, (_, i) => {
    const z_m = far_m * (i / 32) ** 3;
    return at(place(0, z_m));
  }).join("L");
  const stand = ({ z_m, height_m }: StageItem) => ({ foot: place(0, z_m), head: place(height_m, z_m) });
  return (
    <Drawing
      plot={plot}
      name={name}
      move={move}
      frame={frame}
      point={point}
      sides={[start.tilt_deg - half, start.tilt_deg + half]}
      after={[end.tilt_deg - halfAt(end, physics.lens_mm, half), end.tilt_deg + halfAt(end, physics.lens_mm, half)]}
      points={items.map((item) => stand(item).head)}
      path={physics.path.map(({ y_m, z_m }) => place(y_m, z_m))}
      heading={90 - end.tilt_deg}
    >
      <path d={`M${ground}`} className="stroke-ink3" fill="none" />
      {items.map((item, i) => {
        const { foot, head } = stand(item);
        return (
          <line
            key={i}
            x1={foot.x}
            y1={foot.y}
            x2={head.x}
            y2={head.y}
            strokeWidth={item.layer === "subject" ? 3 : 1.5}
            className={item.layer === "subject" ? "stroke-ink" : "stroke-ink3"}
          />
        );
      })}
    </Drawing>
  );
}

function Drawing({
  plot,
  name,
  move,
  frame,
  point,
  sides,
  after,
  points,
  path,
  heading,
  children,
}: ViewProps & {
  frame: Frame;
  point: (deg: number, share: number) => StagePoint;
  /** The field of view at the shot's start and at its end, in degrees. */
  sides: readonly [number, number];
  after: readonly [number, number];
  points: readonly StagePoint[];
  path: readonly StagePoint[];
  /** Where the camera looks at the end, degrees clockwise from up. */
  heading: number;
  children?: React.ReactNode;
}) {
  const { physics, items, far_m, marks_m } = plot;
  const { near_m, far_m: sharp_m } = physics.depth_of_field;
  const sharp = [
    Math.min(1, radiusOf(near_m, far_m)),
    sharp_m === null ? 1 : Math.min(1, radiusOf(sharp_m, far_m)),
  ] as const;
  const [origin, last] = [path[0] ?? frame.origin, path.at(-1) ?? frame.origin];
  const moved = { x: last.x - frame.origin.x, y: last.y - frame.origin.y };
  const goes = Math.hypot(moved.x, moved.y) > 3;
  const turns = Math.abs(after[0] - sides[0]) + Math.abs(after[1] - sides[1]) > 2;
  const marks = marks_m.map((mark) => rangeWords(point(sides[1], radiusOf(mark, far_m)), metres(mark)));
  const inside = points.map(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
  const labels = labelsFor(
    items.filter((_, i) => inside[i]),
    points.filter((_, i) => inside[i]),
    { width, letter, line, taken: [head, ...marks.map(({ box }) => box)] },
  );
  const shownItems = items.filter((_, i) => inside[i]);
  const named = new Set(labels.map(({ item }) => shownItems[item]));
  const rest = items.filter((item) => !named.has(item));
  return (
    <figure className="flex h-full flex-col">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className="min-h-0 w-full flex-1 text-xs">
        <path d={sector(point, sides, [0, 1])} className="fill-accent/8 stroke-accent/60" strokeLinejoin="round" />
        {sharp[1] > sharp[0] ? <path d={sector(point, sides, sharp)} className="fill-accent/22" /> : null}
        {marks_m.map((mark, i) => (
          <g key={mark}>
            <path
              d={`M${along(point, sides[0], sides[1], radiusOf(mark, far_m))}`}
              fill="none"
              strokeDasharray="1 4"
              className="stroke-ink3"
            />
            <text
              x={marks[i]?.x}
              y={(marks[i]?.y ?? 0) + 3}
              textAnchor={marks[i]?.anchor}
              strokeWidth={3}
              className="figures fill-ink3 stroke-s1 text-[10px] [paint-order:stroke]"
            >
              {metres(mark)}
            </text>
          </g>
        ))}
        {goes || turns ? (
          <path
            d={sector(
              (deg, share) => {
                const to = point(deg, share);
                return { x: to.x + moved.x * (1 - share), y: to.y + moved.y * (1 - share) };
              },
              after,
              [0, 1],
            )}
            fill="none"
            strokeDasharray="4 3"
            className="stroke-accent/60"
          />
        ) : null}
        {children}
        {items.map((item, i) => {
          const here = points[i];
          return here === undefined ? null : (
            <circle
              key={i}
              cx={here.x}
              cy={here.y}
              r={item.layer === "subject" ? 5 : 3.5}
              strokeWidth={1.5}
              className={
                item.layer === "subject"
                  ? "fill-ink stroke-s1"
                  : item.in_focus
                    ? "fill-ink2 stroke-s1"
                    : "fill-s1 stroke-ink3"
              }
            />
          );
        })}
        {labels.map(({ item, text, x, y, anchor }) => (
          <text
            key={item}
            x={x}
            y={y + 3.5}
            textAnchor={anchor}
            className={`stroke-s1 [paint-order:stroke] ${shownItems[item]?.layer === "subject" ? "fill-ink font-medium" : "fill-ink2"}`}
            strokeWidth={3}
            strokeLinejoin="round"
          >
            {text}
          </text>
        ))}
        {goes ? <path d={`M${path.map(at).join("L")}`} fill="none" strokeWidth={2} className="stroke-accent" /> : null}
        <rect x={origin.x - 5} y={origin.y - 5} width={10} height={10} rx={2} className="fill-accent" />
        {goes || turns ? (
          <path
            d="M0 -6L4.5 4L0 1.5L-4.5 4Z"
            transform={`translate(${at(last)}) rotate(${round(heading)})`}
            className="fill-accent stroke-s1"
          />
        ) : null}
        <text x={10} y={18} className="fill-accent">
          {focusWords(physics)}
        </text>
        <text x={10} y={height - 10} className="fill-ink2">
          {move}
        </text>
      </svg>
      {rest.length === 0 ? null : (
        <figcaption className="border-t border-line px-3 py-1.5 text-xs text-ink3">
          Also: {rest.map((item) => `${item.name}, ${metres(item.distance_m)}`).join(" · ")}
        </figcaption>
      )}
    </figure>
  );
}

/** Where the words above the drawing stand. */
const head = { left: 0, right: width, top: 0, bottom: 26 };

/** Where an arc's distance is written: beside its end, inside where there is no room outside. */
const rangeWords = ({ x, y }: StagePoint, text: string) => {
  const long = text.length * 6.2;
  const room = x + 4 + long <= width;
  const left = room ? x + 4 : x - 4 - long;
  const anchor: "start" | "end" = room ? "start" : "end";
  return { x: room ? x + 4 : x - 4, y, anchor, box: { left, right: left + long, top: y - 6, bottom: y + 6 } };
};
