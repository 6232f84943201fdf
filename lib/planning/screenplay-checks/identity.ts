import type { Breach } from "./rule.ts";
import { directed } from "./rule.ts";
import { nameOf, type Staging } from "./staging.ts";
import { wordsOf } from "./wording.ts";

/** Ids that a shot speaks of and that the film does not have. */
export const unknownIds = (all: Staging): Breach[] => {
  const { cast, props, places } = all.screenplay;
  const people = new Set(cast.map(({ id }) => id));
  const matter = new Set([...people, ...props.map(({ id }) => id)]);
  const known = new Set([...matter, ...places.map(({ id }) => id)]);
  return all.shots.flatMap(({ shot }) => {
    const claims: (readonly [string, string | null, ReadonlySet<string>])[] = [
      ["place", shot.place, new Set(places.map(({ id }) => id))],
      ["focus", shot.focus, known],
      ...shot.props.map((id) => ["props", id, matter] as const),
      ...shot.now.map(({ id }) => ["now", id, known] as const),
      ...shot.acts.flatMap(
        ({ by, of, to, with: tool }) =>
          [
            ["acts.by", by, matter],
            ["acts.of", of, known],
            ["acts.to", to, known],
            ["acts.with", tool, matter],
          ] as const,
      ),
      ...shot.dialogue.map(({ who }) => ["dialogue", who === "voice_over" ? null : who, people] as const),
      ...shot.present.flatMap(
        (one) =>
          [
            ["present.cast", one.cast, people],
            ["present.holds", one.holds, matter],
            ["present.touches", one.touches, known],
            ["present.at", one.at?.id ?? null, known],
            ["present.looks_at", one.looks_at === "camera" || one.looks_at === "away" ? null : one.looks_at, known],
          ] as const,
      ),
    ];
    return claims
      .filter(([, id, allowed]) => id !== null && !allowed.has(id))
      .map(([field, id]) => ({
        severity: "fail" as const,
        cost: 30,
        finding: `Shot ${shot.shot_id.slice(1)} speaks of ${id ?? ""}, which the film does not have.`,
        shot_id: shot.shot_id,
        field,
        observed: id ?? "",
        expected: "an id of the film",
        suggestion: "Name it in the cast, the props or the places.",
        patch: null,
      }));
  });
};

/** One name, two entries of the cast that are never seen together: the same person would look like two. */
export const doubledCast = (all: Staging): Breach[] => {
  const { cast } = all.screenplay;
  return cast.flatMap((entry, index) => {
    const name = wordsOf(entry.name).join(" ");
    const twin = cast.slice(0, index).find((other) => wordsOf(other.name).join(" ") === name);
    if (twin === undefined || all.shots.some(({ cast: here }) => here.has(entry.id) && here.has(twin.id))) return [];
    const looks = twin.wardrobe === entry.wardrobe && twin.looks === entry.looks;
    const inShots = all.shots.filter(({ cast: here }) => here.has(entry.id));
    return inShots.map(({ shot }) => ({
      severity: "warn" as const,
      cost: 30,
      finding: `${entry.name} ${looks ? "is somebody else" : "wears or looks something else"} in shot ${shot.shot_id.slice(1)}.`,
      shot_id: shot.shot_id,
      field: "present.cast",
      observed: `${entry.id}: ${entry.wardrobe || entry.looks}`,
      expected: `${twin.id}: ${twin.wardrobe || twin.looks}`,
      suggestion: "Keep one entry for one person; a change of clothes is a state.",
      patch: directed(shot.shot_id, {
        present: shot.present.map((one) => (one.cast === entry.id ? { ...one, cast: twin.id } : one)),
        ...(shot.focus === entry.id ? { focus: twin.id } : {}),
      }),
    }));
  });
};

/** Things in hands that neither this shot nor one before it lists. */
export const suddenProps = (all: Staging): Breach[] => {
  const props = new Set(all.screenplay.props.map(({ id }) => id));
  const listed = new Set<string>();
  return all.shots.flatMap(({ shot, number, things }) => {
    for (const id of [...shot.props, shot.focus]) listed.add(id);
    const sudden = shot.present.flatMap(({ holds }) =>
      holds !== null && props.has(holds) && !listed.has(holds) ? [holds] : [],
    );
    for (const id of things) listed.add(id);
    return sudden.map((id) => ({
      severity: "note" as const,
      cost: 6,
      finding: `${nameOf(id, all)} is in somebody's hands in shot ${number}, and no shot lists it.`,
      shot_id: shot.shot_id,
      field: "props",
      observed: shot.props.join(", ") || "none",
      expected: id,
      suggestion: "List what is held.",
      patch: directed(shot.shot_id, { props: [...shot.props, id] }),
    }));
  });
};

/** A state that comes back to what it was although no shot in between changes anything. */
export const undoneStates = (all: Staging): Breach[] =>
  all.shots.flatMap(({ shot, number, now }) =>
    [...now].flatMap(([id, state]) => {
      const before = all.shots.slice(0, number - 1).filter((other) => other.now.has(id));
      const previous = before.at(-1);
      const returns = before.slice(0, -1).some((other) => other.now.get(id) === state);
      if (previous === undefined || !returns || previous.now.get(id) === state) return [];
      const between = all.shots.slice(previous.number - 1, number).some((other) => other.shot.changes !== null);
      return between
        ? []
        : [
            {
              severity: "warn" as const,
              cost: 20,
              finding: `${nameOf(id, all)} is ${state} again in shot ${number}, and nothing made it so.`,
              shot_id: shot.shot_id,
              field: "now",
              observed: state,
              expected: previous.now.get(id) ?? "",
              suggestion: "Keep the state, or say what changes it.",
              patch: directed(shot.shot_id, {
                now: [
                  ...shot.now.filter((entry) => entry.id !== id),
                  ...previous.shot.now.filter((entry) => entry.id === id),
                ],
              }),
            },
          ];
    }),
  );
