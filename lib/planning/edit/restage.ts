import type { Present, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { screenplayLimits } from "#lib/contract/screenplay.ts";
import { poses, type Motion, type Pose } from "#lib/contract/vocabulary.ts";
import { mentions } from "#lib/planning/compile/words.ts";
import { type CastMember, type Film, scriptOf } from "#lib/planning/film.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { placeKinds } from "#lib/planning/place-kinds.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";
import { isMereAmount } from "./mere-amount.ts";
import { actsInWords } from "./read-acts.ts";

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?。！？।])\s*/u).filter((each) => each.trim() !== "");

const names = (member: CastMember): string[] => [member.phrase, member.head, member.later.replace(/^the /u, "")];
const isNamed = (text: string, member: CastMember): boolean => names(member).some((name) => mentions(text, name));

const poseOf = (motion: Motion): Pose =>
  motion === "idle" ? "stand" : (poses.find((pose) => pose === motion) ?? "stand");

export const standing = (cast: string, doing: Pose): Present => ({
  cast,
  doing,
  holds: null,
  faces: "camera",
  looks_at: null,
  touches: null,
  at: null,
  where: "centre",
  depth: "mid",
  feels: null,
});

const slugOf = (head: string, taken: ReadonlySet<string>): string => {
  const plain = head
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "_")
    .replaceAll(/^[^a-z]+|_+$/gu, "")
    .slice(0, 30);
  const base = plain === "" ? "added" : plain;
  for (let turn = 1; ; turn++) {
    const id = turn === 1 ? base : `${base}_${turn}`;
    if (!taken.has(id)) return id;
  }
};

const isBeing = ({ kind, animate }: Subject): boolean =>
  kind === "person" || kind === "animal" || kind === "vehicle" || animate;

/** What new words do, by who does it: a member of the cast, or the subject at that index of the reading. */
const posesIn = (reading: Reading): Map<number, Pose> => {
  const found = new Map<number, Pose>();
  for (const { subject, motion } of reading.actions)
    if (subject !== null && !found.has(subject)) found.set(subject, poseOf(motion));
  return found;
};

/** Subjects of new words that the film does not know yet. */
const newcomersIn = (reading: Reading, film: Film): { subject: Subject; at: number }[] =>
  reading.subjects.flatMap((subject, at) => {
    const known = film.cast.some(
      (member) =>
        member.head.toLowerCase() === subject.head.toLowerCase() ||
        names(member).some((name) => mentions(name, subject.head)) ||
        mentions(subject.phrase, member.head),
    );
    return known || subject.match !== "exact" || placeKinds.has(subject.kind) || isMereAmount(subject, reading.language)
      ? []
      : [{ subject, at }];
  });

/**
 * The screenplay after a person rewrote what one shot shows: whoever the words name is there, whoever they no longer name
 * has gone, and who comes in anew joins the cast. `film` is the film before; the shot's new words stand in `screenplay`.
 */
export const restage = (screenplay: Screenplay, film: Film, shot_id: string): Screenplay => {
  const before = scriptOf(film, shot_id);
  const shot = screenplay.shots.find((each) => each.shot_id === shot_id);
  if (before === null || shot === undefined) return screenplay;
  const [old, now] = [before, shot].map(({ action, detail }) => `${action} ${detail}`) as [string, string];
  if (old === now) return screenplay;
  const fresh = sentencesIn(now).filter((sentence) => !old.includes(sentence.trim()));
  const reading = readIntent(fresh.join(" ").replaceAll(/\(“[^”]*”\)/gu, " "), [...film.elements.values()]);
  const doing = posesIn(reading);
  const doingOf = (member: CastMember): Pose | undefined =>
    [...doing].find(([at]) => {
      const subject = reading.subjects[at];
      return subject !== undefined && (mentions(subject.phrase, member.head) || isNamed(subject.phrase, member));
    })?.[1];
  // Whom a pronoun of the new words means is there, though no name says so.
  const acting = new Set(actsInWords(now, screenplay, shot, film).flatMap(({ by, of, to }) => [by, of, to]));
  const gone = new Set(
    film.cast.filter((each) => isNamed(old, each) && !isNamed(now, each) && !acting.has(each.id)).map(({ id }) => id),
  );
  const named = film.cast.filter((each) => !each.faint && isNamed(now, each));
  const isCast = (id: string) => screenplay.cast.some((each) => each.id === id);

  const kept = shot.present
    .filter(({ cast }) => !gone.has(cast))
    .map((present) => {
      const member = film.cast.find(({ id }) => id === present.cast);
      const pose = member === undefined ? undefined : doingOf(member);
      const free = (id: string | null) => (id !== null && gone.has(id) ? null : id);
      return { ...present, doing: pose ?? present.doing, holds: free(present.holds), touches: free(present.touches) };
    });
  const returning = named
    .filter(({ id }) => isCast(id) && !kept.some(({ cast }) => cast === id))
    .map((member) => standing(member.id, doingOf(member) ?? "stand"));

  const taken = new Set([...screenplay.cast, ...screenplay.props, ...screenplay.places].map(({ id }) => id));
  const coming = newcomersIn(reading, film)
    .slice(0, 4)
    .map(({ subject, at }) => {
      const id = slugOf(subject.head, taken);
      taken.add(id);
      return { id, subject, pose: doing.get(at) ?? "stand" };
    });
  // Who finds no room in the cast any more is not in the picture either.
  const room = (most: number, known: readonly unknown[]) => Math.max(0, most - known.length);
  const beings = coming
    .filter(({ subject }) => isBeing(subject))
    .slice(0, room(screenplayLimits.cast, screenplay.cast));
  const things = coming
    .filter(({ subject }) => !isBeing(subject))
    .slice(0, room(screenplayLimits.props, screenplay.props));
  const present = [...kept, ...returning, ...beings.map(({ id, pose }) => standing(id, pose))].slice(
    0,
    screenplayLimits.present,
  );
  const props = [
    ...shot.props.filter((id) => !gone.has(id)),
    ...named.filter(({ id }) => !isCast(id)).map(({ id }) => id),
    ...things.map(({ id }) => id),
  ];
  const staged: ScreenplayShot = {
    ...shot,
    present,
    props: [...new Set(props)].slice(0, screenplayLimits.present),
    focus: gone.has(shot.focus) ? (present[0]?.cast ?? props[0] ?? shot.place) : shot.focus,
  };
  return {
    ...screenplay,
    cast: [
      ...screenplay.cast,
      ...beings.map(({ id, subject }) => ({
        id,
        name: subject.phrase.slice(0, screenplayLimits.name),
        kind: subject.kind === "animal" || subject.kind === "vehicle" ? subject.kind : ("person" as const),
        count: Math.min(40, Math.max(1, subject.count)),
        looks: "",
        wardrobe: "",
        drawn_as: null,
      })),
    ].slice(0, screenplayLimits.cast),
    props: [
      ...screenplay.props,
      ...things.map(({ id, subject }) => ({
        id,
        name: subject.phrase.slice(0, screenplayLimits.name),
        looks: "",
        drawn_as: null,
      })),
    ].slice(0, screenplayLimits.props),
    shots: screenplay.shots.map((each) => (each.shot_id === shot_id ? staged : each)),
  };
};
