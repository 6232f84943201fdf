import { markWords } from "#lib/planning/looks/look-tables.ts";
import { saidAt } from "#lib/planning/looks/words-said.ts";
import { isPerson, type StoryEvent, type Thing } from "./story.ts";

/** Counts that stand behind the noun or away from it: `女性三人`, `男の子が二人`, `卵を五つ`; and twins, who are two. */

const digits: Readonly<Record<string, number>> = {
  一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 两: 2, 兩: 2,
}; // prettier-ignore
const number = "[一二三四五六七八九十两兩]|[1-9][0-9]?|[１-９]";
const counter = "人|名|匹|頭|羽|本|冊|枚|個|台|杯|つ|隻|輪|足|着|株|艘|只|个|位|条";
const behind = new RegExp(`^(?:たち)?(?:が|を|は|も)?(${number})(?:${counter})(?!目|の)`, "u");
const alone = new RegExp(`^(${number})(?:${counter})$`, "u");
const within = new RegExp(`[^一二三四五六七八九十](${number})(?:${counter})$`, "u");

const valueOf = (text: string): number => digits[text] ?? Number.parseInt(text.normalize("NFKC"), 10);

/** Gives things the counts that stand apart from them; a count that was read as somebody of its own goes. */
export function giveCounts(things: Thing[], events: readonly StoryEvent[], text: string, language: string): void {
  for (const thing of things.slice()) {
    if (language === "ja" || language === "zh") {
      const said =
        within.exec(thing.core)?.[1] ??
        (alone.test(thing.core) ? null : behind.exec(text.slice(thing.phrase.end))?.[1]);
      if (said === null || said === undefined) continue;
      Object.assign(thing, { count: valueOf(said), plural: valueOf(said) > 1 });
      const bare = things.find(
        ({ phrase, core }) =>
          alone.test(core) && phrase.start >= thing.phrase.end && phrase.start <= thing.phrase.end + 3,
      );
      if (bare === undefined) continue;
      things.splice(things.indexOf(bare), 1);
      for (const event of events) {
        if (event.S === bare) event.S = thing;
        event.things = event.things.filter((each) => each !== bare);
        event.acts = event.acts.map((act) => (act.by === bare ? { ...act, by: thing } : act));
      }
    } else if (isPerson(thing) && thing.plural && thing.phrase.by !== "number" && thing.parts.length === 0) {
      const isPair = saidAt(markWords("pair"), thing.core.toLowerCase(), language).length > 0;
      if (isPair && thing.core.split(/\s+/u).every((word) => !/^\d/u.test(word))) thing.count = 2;
    }
  }
}
