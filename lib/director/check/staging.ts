import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { movements } from "#lib/contract/vocabulary.ts";
import type { Fault } from "./fault.ts";
import { plain } from "./words.ts";

const talk = (movement: string): string => movement.replaceAll("_", " ");
const family = (movement: string): string => movement.split("_")[0] ?? movement;
/** Movements of two words are unmistakable in a sentence; `pan` or `static` alone is not. */
const spoken = movements.filter((movement) => movement.includes("_"));

/** Another movement than the shot's own that its reason tells, in the vocabulary's own words. */
const secondMove = ({ movement, motivation }: ScreenplayShot): string | undefined => {
  const text = plain(motivation).replaceAll("-", " ");
  return spoken.find((other) => family(other) !== family(movement) && text.includes(talk(other)));
};

const isSame = (one: ScreenplayShot, other: ScreenplayShot | undefined): boolean =>
  other !== undefined &&
  one.framing === other.framing &&
  one.angle === other.angle &&
  one.focus === other.focus &&
  one.place === other.place;

/** What could not be shot, or cut, as it stands; ids were put right when the answer was read. */
export const stagingFaults = (film: Screenplay): Fault[] => {
  const faults = film.shots.flatMap((shot, at): Fault[] => {
    const here = `shots[${at}]`;
    const other = secondMove(shot);
    const held = shot.present.flatMap(({ holds }) => (holds === null ? [] : [holds]));
    const twice = held.find((id, index) => held.indexOf(id) < index);
    return [
      ...(other === undefined
        ? []
        : [
            {
              path: `${here}.movement`,
              says: `it is ${shot.movement}, and the words tell a ${talk(other)}`,
              weight: "owed",
            } as const,
          ]),
      ...(twice === undefined
        ? []
        : [{ path: `${here}.present`, says: `${twice} is in two pairs of hands`, weight: "remark" } as const]),
      ...(shot.present.length === 0 && shot.props.length === 0 && !film.places.some(({ id }) => id === shot.focus)
        ? [{ path: `${here}.present`, says: "nobody and nothing is in it", weight: "owed" } as const]
        : []),
      ...(isSame(shot, film.shots[at - 1])
        ? [
            {
              path: `${here}.framing`,
              says: "framing, angle and focus are those of the shot before",
              weight: "remark",
            } as const,
          ]
        : []),
    ];
  });
  if (film.shots.slice(0, -1).every(({ changes }) => changes === null) && film.shots.length > 1)
    faults.push({ path: "shots", says: "nothing changes before the last shot", weight: "remark" });
  return faults;
};
