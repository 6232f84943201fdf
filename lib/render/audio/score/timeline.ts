import type { Role, Transition } from "#lib/contract/vocabulary.ts";
import type { HeardPlan } from "#lib/render/audio/heard-plan.ts";

export interface Bar {
  start_s: number;
  /** Counted in beats; the last bar of a shot may be shorter or longer than the others. */
  beats: number;
  beat_s: number;
  shot: number;
  /** 0 for the first bar of its shot. */
  inShot: number;
  /** True for the last bar before a cut. */
  closes: boolean;
  /** 0 hardly anything plays, 1 everything does. */
  energy: number;
  part: "opening" | "way" | "turn" | "payoff" | "tail";
}

export interface Cut {
  at_s: number;
  transition: Transition;
  into: Role;
}

/** The film in bars: a bar begins on every cut. */
export interface Timeline {
  bars: Bar[];
  cuts: Cut[];
  shots: { start_s: number; end_s: number; role: Role }[];
  /** Where the last chord begins; nothing but it rings from there on. */
  tail_s: number;
  /** The cut into the turn, null where the film has none. */
  turn_s: number | null;
  /** The cut into the payoff, null where it is the first shot. */
  payoff_s: number | null;
  duration_s: number;
}

const beatsPerBar = 4;
/** How far the whole film may leave its tempo so that cuts meet beats. */
const tempoPlay = 0.08;

const energies: Record<Role, number> = {
  hook: 0.5,
  setup: 0.5,
  build: 0.75,
  turn: 0.3,
  proof: 0.75,
  payoff: 1,
  cta: 0.85,
  button: 0.7,
};

/** Lays bars over a film: one tempo near the plan's that suits all cuts best, then each shot bent to whole half beats. */
export const timelineOf = (plan: HeardPlan, duration_s: number): Timeline => {
  const starts = plan.shots.map((shot) => shot.start_seconds);
  const shots = plan.shots
    .map((shot, i) => ({
      start_s: i === 0 ? 0 : shot.start_seconds,
      end_s: i === plan.shots.length - 1 ? duration_s : Math.min(duration_s, starts[i + 1] ?? duration_s),
      role: shot.role,
    }))
    .filter((shot) => shot.end_s - shot.start_s > 0.1);
  const cuts = shots.slice(1).map((shot, i) => ({
    at_s: shot.start_s,
    transition: plan.transitions_in[i + 1] ?? "cut",
    into: shot.role,
  }));
  const beat_s = suitingBeat_s(
    shots.map((shot) => shot.end_s - shot.start_s),
    60 / plan.score.bpm,
  );
  const last = shots.length - 1;
  const payoff = Math.max(
    shots.findIndex((shot) => shot.role === "payoff"),
    last,
  );
  const named = shots.findIndex((shot) => shot.role === "turn");
  const turn = named > 0 && named < payoff ? named : payoff > 1 ? payoff - 1 : -1;
  const tail_s = tailOf(plan, shots[last]?.start_s ?? 0, duration_s, beat_s);

  const bars: Bar[] = [];
  shots.forEach((shot, index) => {
    const part = index === turn ? "turn" : index >= payoff && index > 0 ? "payoff" : index === 0 ? "opening" : "way";
    const sung = index === last ? tail_s : shot.end_s;
    const from = index === 0 ? 0.3 : part === "payoff" ? 0.9 : energies[shots[index - 1]?.role ?? "hook"];
    const to = part === "turn" ? 0.35 : part === "payoff" ? 1 : Math.max(0.5, energies[shot.role]);
    const beats = Math.max(0.5, Math.round(((sung - shot.start_s) / beat_s) * 2) / 2);
    const local_s = (sung - shot.start_s) / beats;
    if (sung - shot.start_s > 0.05)
      barLengths(beats).reduce((at, length, i, all) => {
        const way = all.length === 1 ? 0.5 : i / (all.length - 1);
        const energy = part === "turn" ? (i < all.length - 1 ? 0.2 : 0.32) : from + (to - from) * way;
        const closes = i === all.length - 1 && index !== last;
        bars.push({
          start_s: shot.start_s + at * local_s,
          beats: length,
          beat_s: local_s,
          shot: index,
          inShot: i,
          closes,
          energy,
          part,
        });
        return at + length;
      }, 0);
  });
  bars.push({
    start_s: tail_s,
    beats: (duration_s - tail_s) / beat_s,
    beat_s,
    shot: last,
    inShot: tail_s > (shots[last]?.start_s ?? 0) + 0.05 ? 1 : 0,
    closes: false,
    energy: 0.6,
    part: "tail",
  });
  return {
    bars,
    cuts,
    shots,
    tail_s,
    turn_s: turn > 0 ? (shots[turn]?.start_s ?? null) : null,
    payoff_s: payoff > 0 ? (shots[payoff]?.start_s ?? null) : null,
    duration_s,
  };
};

/** The beat within `tempoPlay` of the wanted one that lets most shots last whole beats, or at least half ones. */
const suitingBeat_s = (lengths_s: readonly number[], wanted_s: number): number => {
  let best = { cost: Infinity, beat_s: wanted_s };
  for (let step = -16; step <= 16; step++) {
    const away = (step / 16) * tempoPlay;
    const beat_s = wanted_s * (1 + away);
    let cost = Math.abs(away) * 0.4;
    for (const length_s of lengths_s) {
      const beats = length_s / beat_s;
      const half = Math.max(0.5, Math.round(beats * 2) / 2);
      cost += Math.abs(half / beats - 1) + (half % 1 === 0 ? 0 : 0.03);
    }
    if (cost < best.cost) best = { cost, beat_s };
  }
  return best.beat_s;
};

/** The last chord: on the end card where it leaves room to ring, else on a beat near the end. */
const tailOf = (plan: HeardPlan, lastShot_s: number, duration_s: number, beat_s: number): number => {
  const card_s = plan.card_s ?? -1;
  if (card_s > lastShot_s + 0.5 && duration_s - card_s >= 0.7 && duration_s - card_s <= 3.5) return card_s;
  const ring_s = Math.min(2.4, Math.max(0.8, 0.17 * duration_s));
  const beats = Math.max(0, Math.floor((duration_s - ring_s - lastShot_s) / beat_s));
  return lastShot_s + beats * beat_s;
};

/** Whole bars, then what is left: joined to the last bar where it is short. */
const barLengths = (beats: number): number[] => {
  const bars = Array.from({ length: Math.floor(beats / beatsPerBar) }, () => beatsPerBar);
  const rest = beats - bars.length * beatsPerBar;
  if (rest === 0) return bars;
  const before = bars.pop();
  if (before === undefined) return [rest];
  return rest >= 2 ? [...bars, before, rest] : [...bars, before + rest];
};
