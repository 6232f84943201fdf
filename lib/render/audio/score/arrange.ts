import type { Score } from "#lib/contract/score.ts";
import { airRiser, cymbalSwell, toneRiser } from "#lib/render/audio/foley/risers.ts";
import { place, type Desk, type Dip } from "#lib/render/audio/mix.ts";
import { randomFrom } from "#lib/render/audio/noise-source.ts";
import type { Accent, Figure, Orchestration } from "#lib/render/audio/orchestra/orchestration.ts";
import { chordsFor, keyOf, type Chord } from "./harmony.ts";
import { motifs, sung, type Motif } from "./motif.ts";
import { playerOn, type Player } from "./player.ts";
import type { Mood } from "./mood.ts";
import type { Bar, Timeline } from "./timeline.ts";

interface Session {
  desk: Desk;
  player: Player;
  timeline: Timeline;
  chords: Chord[];
  score: Score;
  orchestra: Orchestration;
  random: () => number;
  /** Nothing begins in here. */
  gaps: { from_s: number; to_s: number }[];
}

/** How loud a share of the plan's score makes its part. */
const weightOf = (share: number): number => (share < 0.03 ? 0 : 0.5 + 0.6 * share);

/** Lays the whole music of a film onto the desk and answers where it must hold its breath. */
export const arrange = (
  desk: Desk,
  score: Score,
  timeline: Timeline,
  orchestra: Orchestration,
  mood: Mood,
  seed: number,
): Dip[] => {
  const session: Session = {
    desk,
    player: playerOn(desk, seed),
    timeline,
    chords: chordsFor(score, timeline, orchestra.colour, orchestra.turnDegree, mood.hopes),
    score,
    orchestra,
    random: randomFrom(seed ^ 0x5eed),
    gaps: gapsOf(timeline, orchestra),
  };
  const [firstPick, secondPick] = [session.random(), session.random()];
  timeline.bars.forEach((bar, i) => {
    const chord = session.chords[i];
    if (chord === undefined) return;
    const energy = Math.min(1, Math.max(0.12, bar.energy + mood.energy));
    if (bar.part === "tail") return playTail(session, bar, chord, firstPick);
    playHarmony(session, bar, chord, energy);
    for (const figure of orchestra.figures) playFigure(session, bar, chord, energy, figure);
    playBass(session, bar, chord, session.chords[i + 1] ?? chord, energy);
    playLead(session, bar, i, chord, energy, firstPick, secondPick);
    playBeats(session, bar, energy);
  });
  playCuts(session);
  playRisers(session);
  return session.gaps.map(({ from_s, to_s }) => ({
    from_s,
    to_s: to_s - 0.006,
    depth: 0.05,
    down_s: 0.05,
    up_s: 0.005,
  }));
};

const gapsOf = (timeline: Timeline, { gap }: Orchestration): Session["gaps"] => {
  if (gap.at === "none") return [];
  const cut_s = gap.at === "before_payoff" ? timeline.payoff_s : timeline.turn_s;
  if (cut_s === null) return [];
  const after = gap.at === "after_turn";
  const bar = timeline.bars.find((each) =>
    after ? each.start_s === cut_s : each.start_s + each.beats * each.beat_s > cut_s - 0.01,
  );
  const shot = timeline.shots.find((each) => (after ? each.start_s === cut_s : Math.abs(each.end_s - cut_s) < 0.01));
  if (bar === undefined || shot === undefined) return [];
  const length_s = Math.min(gap.beats * bar.beat_s, 0.4 * (shot.end_s - shot.start_s), 0.9);
  return after ? [{ from_s: cut_s + 0.3, to_s: cut_s + 0.3 + length_s }] : [{ from_s: cut_s - length_s, to_s: cut_s }];
};

const mute = ({ gaps }: Session, at_s: number): boolean =>
  gaps.some(({ from_s, to_s }) => at_s > from_s - 0.12 && at_s < to_s - 0.01);

/** When a sixteenth of a bar sounds, the swing of the mode in it. */
const timeOf = (bar: Bar, step: number, swing: number): number => {
  const late = step % 4 === 2 ? swing * 0.5 : step % 2 === 1 ? swing * 0.25 : 0;
  return bar.start_s + (step / 4 + late) * bar.beat_s;
};

const playHarmony = ({ player, orchestra, score }: Session, bar: Bar, chord: Chord, energy: number): void => {
  const seconds = bar.beats * bar.beat_s;
  for (const part of orchestra.harmony) {
    if (energy < part.from) continue;
    const gain = part.gain * weightOf(score.pad) * (0.6 + 0.4 * energy);
    chord.voices.forEach((midi, i) => {
      const side = chord.voices.length < 2 ? 0 : (2 * i) / (chord.voices.length - 1) - 1;
      // Low voices stay in the middle; the others alternate, so that both sides weigh the same.
      const pan = part.pan + part.spread * (i === 0 ? 0 : (i % 2 === 0 ? 1 : -1) * (0.5 + 0.5 * Math.abs(side)));
      player.note(part.voice, midi + part.shift, bar.start_s, seconds, 0.5 + 0.4 * energy, {
        gain,
        pan: Math.min(1, Math.max(-1, pan)),
        wet: part.wet,
      });
    });
  }
};

const rungOf = (chord: Chord, sign: string): number => {
  if (sign === "b") return chord.bass + 12;
  const index = Number(sign);
  const size = chord.voices.length;
  return (chord.voices[index % size] ?? 60) + 12 * Math.floor(index / size);
};

const patternFor = (patterns: readonly string[], bar: Bar): string =>
  (bar.closes ? patterns.at(-1) : patterns[bar.inShot % patterns.length]) ?? "";

/** The sixteenths of a bar that its pattern fills; a longer bar begins the pattern again. */
const stepsOf = (patterns: readonly string[], bar: Bar): { step: number; sign: string }[] => {
  const pattern = patternFor(patterns, bar);
  const steps = [];
  for (let step = 0; step < bar.beats * 4 - 0.01; step++) {
    const sign = pattern[step % 16] ?? ".";
    if (sign !== ".") steps.push({ step, sign });
  }
  return steps;
};

const playFigure = (session: Session, bar: Bar, chord: Chord, energy: number, part: Figure): void => {
  if (energy < part.from) return;
  const { player, score, orchestra, random } = session;
  const gain = part.gain * weightOf(score.pulse);
  for (const { step, sign } of stepsOf(part.patterns, bar)) {
    const at_s = timeOf(bar, step, orchestra.swing) + (step === 0 ? 0 : random() * 0.007);
    if (mute(session, at_s)) continue;
    const force = (step % 4 === 0 ? 0.75 : 0.58) * (0.75 + 0.35 * energy) + random() * 0.1;
    const where = { gain, pan: part.pan, wet: part.wet };
    const seconds = part.hold * bar.beat_s;
    if (part.block === true)
      chord.voices.forEach((midi, i) =>
        player.note(part.voice, midi + part.shift, at_s + i * 0.009, seconds, force * 0.8, where),
      );
    else player.note(part.voice, rungOf(chord, sign) + part.shift, at_s, seconds, force, where);
  }
};

const playBass = (session: Session, bar: Bar, chord: Chord, next: Chord, energy: number): void => {
  const { player, score, orchestra } = session;
  for (const part of orchestra.basses) {
    if (energy < part.from) continue;
    const steps = stepsOf(part.patterns, bar);
    steps.forEach(({ step, sign }, i) => {
      const at_s = timeOf(bar, step, orchestra.swing);
      if (mute(session, at_s)) return;
      const until = steps[i + 1]?.step ?? bar.beats * 4;
      const towards = Math.sign(next.bass - chord.bass);
      const midi =
        sign === "f"
          ? chord.bass + 7
          : sign === "o"
            ? chord.bass + 12
            : sign === "w"
              ? next.bass - (towards || 1)
              : chord.bass;
      const seconds = ((until - step) / 4) * bar.beat_s * part.legato;
      player.note(part.voice, midi + part.shift, at_s, seconds, (step === 0 ? 0.9 : 0.72) * (0.75 + 0.25 * energy), {
        gain: part.gain * weightOf(score.pulse),
        pan: part.pan,
        wet: part.wet,
      });
    });
  }
};

/** The motif, its answer, the motif again, a long breath; the opening only hints at it. */
const playLead = (
  session: Session,
  bar: Bar,
  index: number,
  chord: Chord,
  energy: number,
  firstPick: number,
  secondPick: number,
): void => {
  const { player, score, orchestra } = session;
  for (const part of orchestra.leads) {
    if (energy < part.from) continue;
    const known: readonly Motif[] = motifs[part.character];
    const first = Math.floor(firstPick * known.length);
    const second = (first + 1 + Math.floor(secondPick * (known.length - 1))) % known.length;
    const bars = session.timeline.bars;
    const since = index - bars.findIndex((each) => each.part === bar.part);
    const motif = known[since % 4 === 1 ? second : first] ?? [];
    const whole = bar.part === "payoff" || since % 4 < 2;
    const notes = sung(motif, chord, keyOf(score), part.around).filter(({ beat }) => beat < bar.beats - 0.2);
    const chosen =
      bar.part === "opening" && since === 0
        ? notes.slice(0, 2)
        : whole
          ? notes
          : notes.slice(0, Math.max(2, notes.length - 1));
    chosen.forEach(({ beat, beats, midi }, i) => {
      const at_s = timeOf(bar, beat * 4, orchestra.swing);
      if (mute(session, at_s)) return;
      const seconds = Math.min(beats, bar.beats - beat) * bar.beat_s * part.legato;
      const force = (i === 0 ? 0.85 : 0.72) * (0.75 + 0.3 * energy);
      const where = { gain: part.gain * weightOf(score.melody), pan: part.pan, wet: part.wet };
      player.note(part.voice, midi, at_s, seconds, force, where);
      if (part.double !== undefined && bar.part === "payoff")
        player.note(part.double.voice, midi + part.double.shift, at_s, seconds, force, {
          ...where,
          gain: where.gain * part.double.gain,
          pan: -part.pan,
        });
    });
  }
};

const strength: Record<string, number> = { x: 1, o: 0.66, g: 0.36 };

const playBeats = (session: Session, bar: Bar, energy: number): void => {
  const { player, score, orchestra, random } = session;
  for (const part of orchestra.beats) {
    if (energy < part.from) continue;
    const gain = part.gain * weightOf(score.percussion) * (0.7 + 0.3 * energy);
    for (const { step, sign } of stepsOf(part.patterns, bar)) {
      const at_s = timeOf(bar, step, orchestra.swing) + (step === 0 ? 0 : random() * 0.004);
      if (mute(session, at_s)) continue;
      player.drum(part.drum, at_s, (strength[sign] ?? 0.5) * (0.88 + 0.12 * random()), {
        gain,
        pan: part.pan,
        wet: part.wet,
      });
    }
  }
};

const playAccents = (session: Session, accents: readonly Accent[], at_s: number, chord: Chord, gain: number): void => {
  for (const { sound, gain: own, wet, shift = 0, seconds = 1 } of accents) {
    const where = { gain: own * gain, pan: 0, wet };
    if (typeof sound === "string") session.player.drum(sound, at_s, 1, where);
    else session.player.note(sound, chord.bass + shift, at_s, seconds, 1, where);
  }
};

/** How hard a transition lands. */
const landings: Partial<Record<string, number>> = {
  dissolve: 0.75,
  wipe: 0.85,
  match_cut: 0.9,
  smash_cut: 1.25,
  whip: 1.1,
};

const playCuts = (session: Session): void => {
  const { timeline, orchestra, chords } = session;
  for (const cut of timeline.cuts) {
    const bar = timeline.bars.findIndex((each) => Math.abs(each.start_s - cut.at_s) < 0.01);
    const chord = chords[bar];
    if (chord === undefined) continue;
    playAccents(session, orchestra.cut, cut.at_s, chord, landings[cut.transition] ?? 1);
    if (cut.at_s === timeline.payoff_s) playAccents(session, orchestra.payoff, cut.at_s, chord, 1);
  }
};

const playRisers = (session: Session): void => {
  const { timeline, orchestra, desk, gaps } = session;
  if (orchestra.riser.kind === "none") return;
  const render = { air: airRiser, cymbal: cymbalSwell, tone: toneRiser }[orchestra.riser.kind];
  for (const cut_s of new Set([timeline.turn_s, timeline.payoff_s])) {
    if (cut_s === null) continue;
    const to_s = gaps.find((gap) => Math.abs(gap.to_s - cut_s) < 0.01)?.from_s ?? cut_s;
    const shot = timeline.shots.find((each) => Math.abs(each.end_s - cut_s) < 0.01);
    const seconds = Math.min(orchestra.riser.seconds, to_s - (shot?.start_s ?? 0) - 0.1);
    if (seconds < 0.25) continue;
    place(desk, render(seconds, Math.round(cut_s * 1000)), to_s - seconds, {
      gain: orchestra.riser.gain,
      pan: 0,
      wet: 0.35,
    });
  }
};

/** The last chord: held, its top note sung once more, the accent under it. */
const playTail = (session: Session, bar: Bar, chord: Chord, pick: number): void => {
  const { player, orchestra, score, timeline } = session;
  const seconds = Math.max(0.4, timeline.duration_s - bar.start_s - 0.2);
  playHarmony(session, { ...bar, beats: seconds / bar.beat_s }, chord, 0.6);
  for (const part of orchestra.basses.slice(0, 1))
    player.note(part.voice, chord.bass + part.shift, bar.start_s, seconds, 0.85, {
      gain: part.gain * weightOf(score.pulse),
      pan: part.pan,
      wet: part.wet,
    });
  for (const part of orchestra.figures.slice(0, 1))
    chord.voices.forEach((midi, i) =>
      player.note(part.voice, midi + part.shift, bar.start_s + i * 0.035, seconds, 0.7, {
        gain: part.gain * 0.8 * weightOf(score.pulse),
        pan: part.pan,
        wet: part.wet,
      }),
    );
  for (const part of orchestra.leads) {
    const [last] = sung([[0, 4, pick > 0.5 ? 2 : 0]], chord, keyOf(score), part.around);
    if (last !== undefined)
      player.note(part.voice, last.midi, bar.start_s + 0.02, seconds * 0.8, 0.7, {
        gain: part.gain * weightOf(score.melody),
        pan: part.pan,
        wet: part.wet,
      });
  }
  playAccents(session, orchestra.end, bar.start_s, chord, 1);
};
