import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { ClassId } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { VerbChunk } from "./chunks.ts";
import type { Link, Phrase } from "./token.ts";

/** Who does it and to what, as far as order, marks and case tell. */
export interface Roles {
  subject: Phrase | null;
  object: Phrase | null;
  /** A receiver that no preposition marks. */
  receiver: Phrase | null;
}

/** `Den Schlüssel findet ein Kind`: in German the article tells the role where it can. */
function germanRoles(phrases: readonly Phrase[]): Roles {
  const caseOf = ({ article, noun, text }: Phrase) => {
    const low = article ?? "";
    const gender = noun?.gender ?? null;
    if (/^(?:dem|einem|(?:[msdk]?ein|ihr|unser)em)$/u.test(low)) return "dative";
    if (/^(?:der|(?:[msdk]?ein|ihr)er)$/u.test(low) && gender === "f") return "dative";
    if (/^(?:den|einen|(?:[msdk]?ein|ihr|unser)en)$/u.test(low))
      return noun?.gender === undefined || gender === "m" ? "accusative" : "dative";
    return /^(?:ihn|mich|dich)$/iu.test(text) ? "accusative" : /^(?:ihm|mir|dir|ihnen)$/iu.test(text) ? "dative" : null;
  };
  const object = phrases.find((phrase) => caseOf(phrase) === "accusative") ?? null;
  const receiver = phrases.find((phrase) => caseOf(phrase) === "dative") ?? null;
  const rest = phrases.filter((phrase) => phrase !== object && phrase !== receiver);
  return { subject: rest[0] ?? null, object: object ?? rest[1] ?? null, receiver };
}

export function rolesOf(
  before: readonly Phrase[],
  after: readonly Phrase[],
  group: VerbChunk,
  table: LanguageTable,
  link: Link | null,
): Roles {
  const { order, adjectives_follow } = table.grammar;
  const marked = (role: string) => before.concat(after).find(({ article }) => article === `:${role}`) ?? null;
  if (table.language === "de") return germanRoles([...before, ...after]);
  if (order === "SOV") {
    const bare = before.filter(({ article, noun }) => article?.startsWith(":") !== true && noun?.kind !== "time");
    const subject = marked("subject") ?? (bare.length > 0 && (bare.length > 1 || !marked("object")) ? bare[0] : null);
    const rest = bare.filter((phrase) => phrase !== subject);
    const object = rest.at(-1) ?? null;
    // `बेटी को फूल देता है`: beside a bare object the marked one receives.
    const target = marked("object");
    return target === null || object === null || table.grammar.script === "cjk"
      ? { subject: subject ?? null, object: target ?? object, receiver: null }
      : { subject: subject ?? null, object, receiver: target };
  }
  // `وتفتح الباب`: after `and` the doer goes on, and what follows is what it is done to.
  if (order === "VSO" && before.length === 0 && link === "and" && after.length === 1)
    return { subject: null, object: after[0] ?? null, receiver: null };
  if (order === "VSO" && before.length + after.length === 3)
    return { subject: before[0] ?? after[0] ?? null, object: after.at(-1) ?? null, receiver: after.at(-2) ?? null };
  if (order === "VSO" && before.length === 0)
    return { subject: after[0] ?? null, object: after[1] ?? null, receiver: null };
  const [first = null, second = null] = after;
  // `Llega un tren`: of what comes, goes or ends by itself the doer may stand behind.
  const cls = group.verb.verb?.class ?? "do";
  const comes = adjectives_follow && first !== null && (link === "and" ? arrives : comesByItself).has(cls);
  if (before.length === 0 && comes && second === null) return { subject: first, object: null, receiver: null };
  // A time is nobody: `老奶奶每天清晨在巷口卖豆浆`.
  const acting = before.filter(({ noun }) => noun?.kind !== "time");
  const own = acting.at(-1) ?? (table.grammar.script === "latin" ? before.at(-1) : undefined);
  return { subject: own ?? null, object: first, receiver: null };
}

const comesByItself = setOf<ClassId>("appear arrive vanish move begin end leave travel rest");

const arrives = new Set<ClassId>(["appear", "arrive", "vanish"]);
