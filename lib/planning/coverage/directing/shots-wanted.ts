import { isLiving, isSeen, type Moment } from "#lib/planning/coverage/reading/story.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { quoted, type BeatFunction } from "./beat.ts";

/** What is shown of a moment: how it stands before, itself, a thing or a face of it from near, what is left, whom it stops. */
export type Side = "open" | "told" | "close" | "face" | "after" | "reaction";

export interface Want {
  moment: Moment;
  side: Side;
}

export const functions: Readonly<Record<Side, BeatFunction>> = {
  open: "before",
  told: "act",
  close: "detail",
  face: "react",
  after: "after",
  reaction: "react",
};

const isDeed = ({ event }: Moment): boolean => event !== null && !event.clause.stative && !event.negated;

/** How much a moment is worth when there are more moments than shots. */
const worth = (moment: Moment, at: number, count: number): number =>
  (at === 0 || at === count - 1 ? 4 : 0) +
  (moment.event === null ? 0 : 2) +
  (isDeed(moment) ? 1 : 0) +
  (moment.event?.turn === true ? 3 : 0) +
  ((moment.event?.spoken.length ?? 0) > 0 ? 3 : 0);

/** Two neighbours in one shot: told one after the other, as they were written. */
export function joined(one: Moment, two: Moment): Moment {
  const text =
    one.event === null && two.event === null ? `${quoted(one.text)}, ${two.text}` : `${quoted(one.text)}. ${two.text}`;
  const event = two.event ?? one.event;
  const things = [...new Set([...one.things, ...two.things])];
  if (event === null) return { event, text, things };
  const spoken = [...(one.event?.spoken ?? []), ...(two.event?.spoken ?? [])];
  // What is told first is seen first; the event that stands for both is the second, where there is one.
  const before = event === two.event && one.event !== null ? [one.event] : [];
  return { event: { ...event, joined: [...before, ...event.joined], said: text, things, spoken }, text, things };
}

/** Fits moments to shots: neighbours that weigh least are told in one. */
export function fitted(moments: readonly Moment[], most: number): Moment[] {
  const kept = [...moments];
  while (kept.length > most) {
    const pairs = kept.slice(0, -1).map((one, at) => {
      const two = kept[at + 1] as Moment;
      const isOneDoer = one.event?.S !== undefined && one.event?.S === two.event?.S;
      const length = (one.text.length + two.text.length) / 60;
      return { at, cost: worth(one, at, kept.length) + worth(two, at + 1, kept.length) + length - (isOneDoer ? 3 : 0) };
    });
    const { at } = pairs.toSorted((a, b) => a.cost - b.cost)[0] as { at: number };
    kept.splice(at, 2, joined(kept[at] as Moment, kept[at + 1] as Moment));
  }
  return kept;
}

/** How many shots a number of moments is told in, where the length leaves the choice. */
export const roomFor = (told: number, fewest: number, most: number): number =>
  Math.max(fewest, Math.min(most, Math.max(4, told)));

/** Shots beside those of the moments themselves, the most wanted first. */
export function besides(told: readonly Moment[]): Want[] {
  const key = told.findLast(isDeed) ?? told.findLast(({ event }) => event !== null) ?? (told.at(-1) as Moment);
  const first = told[0] as Moment;
  const isEnd = told.at(-1) === key;
  const closes = told.filter((moment) => moment !== key).map((moment): Want => ({ moment, side: "close" }));
  if (told.length === 1)
    return [
      { moment: first, side: "open" },
      { moment: key, side: "after" },
      { moment: key, side: "close" },
      { moment: key, side: "face" },
    ];
  const last = told.at(-1) as Moment;
  return [
    ...(last.event !== null && (last.event.turn || last.event.clause.stative)
      ? [{ moment: last, side: "reaction" } as const]
      : []),
    ...(isEnd ? [{ moment: key, side: "after" } as const] : []),
    { moment: key, side: "close" },
    ...(first.event === null ? [] : [{ moment: first, side: "open" } as const]),
    { moment: key, side: "face" },
    ...closes,
  ];
}

export function withBeside(list: readonly Want[], want: Want): Want[] {
  if (want.side === "open") return [want, ...list];
  if (want.side === "after" || want.side === "reaction") return [...list, want];
  const at = list.findLastIndex(
    ({ moment, side }) => moment === want.moment && functions[side] !== "after" && side !== "reaction",
  );
  return list.toSpliced(at + 1, 0, want);
}

/** What names nothing to look at stays with the moment beside it. */
export function gathered(moments: readonly Moment[]): Moment[] {
  const kept: Moment[] = [];
  let lead: Moment | null = null;
  for (const moment of moments) {
    const isAir = moment.event === null && !moment.things.some((thing) => isSeen(thing) && !airs.has(thing.kind ?? ""));
    const before = kept.at(-1);
    if (isAir && before?.event === null) kept[kept.length - 1] = joined(before, moment);
    else if (isAir && before === undefined) lead = lead === null ? moment : joined(lead, moment);
    else if (!isAir) {
      kept.push(lead === null ? moment : joined(lead, moment));
      lead = null;
    }
  }
  return together(kept.length === 0 ? [...moments] : kept);
}

const isBesides = ({ event }: Moment): boolean =>
  event !== null && event.acts.length > 0 && event.acts.every(({ act }) => scriptOfAct(act)?.meanwhile === true);
const isByLiving = ({ event }: Moment): boolean =>
  event !== null && event.acts.some(({ act, by }) => by !== null && isLiving(by) && scriptOfAct(act)?.across !== true);

/** A train that leaves and who waves to it are one picture. */
const together = (moments: readonly Moment[]): Moment[] =>
  moments.reduce<Moment[]>((kept, moment) => {
    const before = kept.at(-1);
    const isOne = before !== undefined && isBesides(before) !== isBesides(moment) && [before, moment].some(isByLiving);
    return isOne && !(isBesides(before) && isByLiving(before))
      ? [...kept.slice(0, -1), joined(before, moment)]
      : [...kept, moment];
  }, []);

const airs = new Set(["weather", "light", "time", "idea", "feeling"]);

/** For what a told moment is in the film. */
function reasonFor(list: readonly Want[], at: number): string {
  const { moment } = list[at] as Want;
  const told = list.filter(({ side }) => side === "told");
  const index = told.findIndex((want) => want.moment === moment);
  const { event } = moment;
  if (event === null) return index === told.length - 1 ? "list.last" : "list.item";
  if (event.negated) return "act.not";
  if (event.turn && index > 0) return "act.turn";
  if (event.clause.stative) return "state";
  if (event.habit) return "habit";
  if (event.link === "because") return "act.cause";
  if (event.link === "so") return "act.result";
  if (event.link === "while" || event.link === "as") return "act.meanwhile";
  if (told.length === 1) return "act.only";
  if (index === 0) return "act.first";
  if (index === told.length - 1) return "act.last";
  return event.S !== null && event.S === told[index - 1]?.moment.event?.S ? "act.then" : "act.answer";
}

const openingReason = (list: readonly Want[]): string => {
  const told = list.flatMap(({ side, moment }) => (side === "told" ? [moment.event] : []));
  return told.slice(1).some((event) => event?.turn)
    ? "open.turn"
    : told.some((event) => event?.negated)
      ? "open.wait"
      : "open.deed";
};

export function shotReason(list: readonly Want[], at: number): string {
  const { moment, side } = list[at] as Want;
  switch (side) {
    case "told":
      return reasonFor(list, at);
    case "open":
      return openingReason(list);
    case "after":
      return moment.event?.negated === true ? "after.same" : "after";
    case "reaction":
      return "face";
    case "close":
      return moment.event !== null && moment.event.O === null && moment.event.S !== null && isLiving(moment.event.S)
        ? "face"
        : "close";
    default:
      return side;
  }
}
