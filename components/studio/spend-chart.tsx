"use client";

import { axisSteps } from "./axis-steps.ts";
import { monthName, type SpentOnDay } from "./spend-words.ts";
import { usd } from "./words.ts";

/** Height of the drawing in px, and the room for the figures at its left and foot. */
const height = 180;
const foot = 22;
const top = 8;
/** Share of its day's width that a bar takes. */
const fullness = 0.66;

/** What was spent on each day of a month, as bars; the same as a table for who does not see them. */
export default function SpendChart({
  month,
  days,
  of,
}: {
  month: string;
  days: readonly SpentOnDay[];
  of: "amount_usd" | "films";
}) {
  const most = Math.max(...days.map((each) => each[of]));
  const steps = axisSteps(of === "films" ? Math.max(most, 3) : most).filter(
    (step) => of !== "films" || Number.isInteger(step),
  );
  const said = (amount: number) => (of === "films" ? `${amount} ${amount === 1 ? "film" : "films"}` : usd(amount));
  const highest = steps.at(-1) ?? 1;
  const y = (amount: number) => top + (height - top - foot) * (1 - amount / highest);
  const dear = days.find((each) => each[of] === most);
  const every = days.length > 12 ? 4 : days.length > 6 ? 2 : 1;
  return (
    <figure className="mt-4">
      <div className="flex">
        <div aria-hidden="true" className="figures relative w-12 shrink-0 text-xs text-ink3">
          {steps.map((step) => (
            <span key={step} className="absolute left-0 -translate-y-1/2" style={{ top: y(step) }}>
              {of === "films" ? step : axisLabel(step, steps)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={`${of === "films" ? "Films" : "Spend"} by day in ${monthName(month)}: ${said(most)} at most, on day ${dear?.day ?? 1}`}
          height={height}
          className="w-full min-w-0 flex-1 overflow-visible"
        >
          {steps.map((step) => (
            <line key={step} x1="0" x2="100%" y1={y(step)} y2={y(step)} stroke="var(--line)" />
          ))}
          {days.map(({ day, [of]: amount }, i) => (
            <g key={day}>
              {amount === 0 ? null : (
                <rect
                  x={`${((i + (1 - fullness) / 2) / days.length) * 100}%`}
                  width={`${(fullness / days.length) * 100}%`}
                  y={Math.min(y(amount), y(0) - 2)}
                  height={Math.max(2, y(0) - y(amount))}
                  rx="2"
                  fill={of === "films" ? "var(--ctl)" : "var(--accent)"}
                >
                  <title>{`${day} ${monthName(month)}: ${said(amount)}`}</title>
                </rect>
              )}
              {i % every === 0 ? (
                <text
                  x={`${((i + 0.5) / days.length) * 100}%`}
                  y={height - 4}
                  textAnchor="middle"
                  fill="var(--ink3)"
                  className="figures text-xs"
                >
                  {day}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      </div>
      <table className="sr-only">
        <caption>Spend by day in {monthName(month)}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Spent</th>
            <th scope="col">Films</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ films, amount_usd }) => films > 0 || amount_usd > 0)
            .map(({ day, amount_usd, films }) => (
              <tr key={day}>
                <th scope="row">
                  {day} {monthName(month)}
                </th>
                <td>{usd(amount_usd)}</td>
                <td>{films}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  );
}

/** `$4`, and `$0.40` where a step is not of whole dollars. */
const axisLabel = (amount: number, steps: readonly number[]): string =>
  steps.every(Number.isInteger) ? `$${amount}` : usd(amount);
