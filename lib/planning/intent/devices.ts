import lifelessNouns from "#data/knowledge/lifeless-nouns.json" with { type: "json" };
import { similarity } from "#lib/planning/meaning/word-vectors.ts";

const lifeless: ReadonlySet<string> = new Set(lifelessNouns);

const tools = ["machine", "appliance", "gadget", "kitchen appliance", "device"] as const;
const people = ["man", "worker", "woman", "craftsman", "artist", "person"] as const;
/** Tools and trades alike: only a compound that is known (`vacuum cleaner`) names the tool. */
const either = /^(?:cleaner|carrier|trainer|tracker|recorder|keeper|player|speaker)$/u;
/** Parts of a house and of the land, whatever they end in. */
const parts = /^(?:floor|door|corridor|harbor|corner|river|tower|flower|water|summer|winter)s?$/u;
/** Tools that the vectors do not know. */
const unlistedTools =
  /^(?:dripper|stirrer|strainer|shaker|steamer|humidifier|dehumidifier|purifier|griddler|juicer|frother|tumbler|thermometer|massager|straightener|curler|trimmer|epilator|stroller|organizer|organiser|holder|hanger|coaster|cooler|freezer|bumper|scooter|hoverboarder|recliner|lighter|burner|smoker|grater|zester|corker|stapler|laminator|shredder|plotter|router|charger|adapter|converter|subwoofer|amplifier|synthesizer|tuner|dimmer|sprinkler|mower|blower|heater|radiator)$/u;
/** By how much a word must lie nearer to tools than to people. */
const clearly = 0.2;
const nearestOf = (word: string, list: readonly string[]): number =>
  Math.max(...list.map((each) => similarity(word, each)));

/**
 * Whether an English word ending in -er or -or names a tool and not somebody: a coffee grinder, a sensor.
 * `phrase` is the noun with the words before it.
 */
export const isDevice = (head: string, phrase: string): boolean => {
  if (!/(?:er|or)s?$/u.test(head) || parts.test(head)) return false;
  const singular = head.replace(/s$/u, "");
  const compound = phrase.toLowerCase().split(" ").slice(-2).join(" ").replace(/s$/u, "");
  if (lifeless.has(compound) || unlistedTools.test(singular)) return true;
  if (either.test(singular)) return false;
  if (lifeless.has(singular)) return true;
  return nearestOf(singular, tools) - nearestOf(singular, people) > clearly;
};
