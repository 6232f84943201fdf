import type { CastMember } from "#lib/planning/film.ts";

/** Whoever crosses a bridge or stands on it is on its deck; a bridge that is looked at is seen from beside. */
const upon =
  /\b(?:on|onto|upon|over|across|along|cross(?:es|ed|ing)?|travers(?:es|ed|ing)?)\s+(?:\p{L}+\s+){0,4}?(?:foot)?(?:bridge|overpass|viaduct|aqueduct)s?\b|(?:sobre|cruz\p{L}+|atravies\p{L}+|atraves\p{L}+|en)\s+(?:\p{L}+\s+){0,3}puente|(?:sur|travers\p{L}+|franchi\p{L}+)\s+(?:\p{L}+\s+){0,3}pont\b|(?:auf|über|überquer\p{L}+)\s+(?:\p{L}+\s+){0,3}\p{L}*brücke|(?:sobre|na|numa|cruz\p{L}+|atravess\p{L}+)\s+(?:\p{L}+\s+){0,3}ponte|(?:sul|sulla|su|attravers\p{L}+)\s+(?:\p{L}+\s+){0,3}ponte|überquer\p{L}+|橋(?:を渡|の上)|橋で|过桥|桥上|过(?:\p{L}{0,4})桥|पुल (?:पर|पार|के ऊपर)|(?:على|يعبر|تعبر|يعبرون|فوق)\s+(?:ال)?جسر|다리(?:를|을)? (?:건너|위)/iu;
const stone =
  /\b(?:stone|old|ancient|medieval|roman|arched|cobbled|brick|castle)\b|viaduct|aqueduct|piedra|pierre|stein|pedra|pietra|antigu|viej|vieux|alte|antig|antic|石|古|पत्थर|حجر/iu;

/** Signs behind the bridge in which its stone may be named: `un puente de piedra`. */
const materialBehind = 12;

/** The deck that the lead is on; null where nobody is on a bridge. */
export const deckUnder = (raw: string, lead: CastMember | undefined): string | null => {
  if (lead === undefined || !(lead.kind === "person" || lead.kind === "animal" || lead.element === "robot"))
    return null;
  const found = upon.exec(raw);
  if (found === null) return null;
  return stone.test(raw.slice(found.index, found.index + found[0].length + materialBehind))
    ? "stone_bridge_deck"
    : "bridge_deck";
};

const hidden: ReadonlySet<string> = new Set(["bridge", "viaduct", "river", "lake", "sea", "road"]);
/** The place of somebody on a bridge: its deck and what the land around it looks like; the water is below. */
export const onDeck = (deck: string, ids: readonly string[]): string[] => [
  ...ids.filter((id) => !hidden.has(id)),
  deck,
];
export const isDeck = (id: string): boolean => id === "bridge_deck" || id === "stone_bridge_deck";
export const underDeck = (element: string): boolean => hidden.has(element);
