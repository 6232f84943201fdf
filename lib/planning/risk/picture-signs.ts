import { closer, insert, lockedCamera, reword, shorter, wider, type Remedy } from "./remedies.ts";
import { memberSpan, overTime, sceneShown, spanIn, underMove, type RiskView } from "./risk-view.ts";
import { sighting, type RiskSign } from "./sign.ts";

const crowds =
  /\b(?:crowds?|crowded|swarm\w*|flocks?|herds?|dozens?|hundreds?|thousands?|parade|audience|army|armies|school of|marching band|choir|everyone|rows? of|fleet|bustling|teeming|packed)\b/i;
const counted =
  /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|[3-9]|1[0-9]|2[0-9])(?=[ -]+\p{L}{3,})(?!\s+(?:seconds?|secs?|mm|o'clock|am|pm|years?|hours?|minutes?|days?|weeks?|months?|centuries|times?)\b)/iu;
const matter =
  /\b(?:glass(?:es)?|crystal|water|liquid|coffee|tea|milk|wine|beer|whisk(?:e)?y|juice|smoke|steam|foam|ice|honey|oil|syrup|mirror|chrome|mercury|transparent|translucent|bubbles?|cold brew|rain|puddles?|waves?|silk|fur|feathers?|jelly|jam)\b/i;
const flowing =
  /\b(?:pour\w*|splash\w*|spill\w*|drip\w*|flow\w*|swirl\w*|wave\w*|bubbl\w*|ripple\w*|crack\w*|shatter\w*)\b/i;
const heat =
  /\b(?:melt\w*|boil\w*|freez\w*|frozen|burn\w*|flames?|flaming|fires?|campfire|bonfire|fireworks?|sparks?|evaporat\w*|steam\w*|candles?|lava|ember\w*|torch(?:es)?|lanterns?|explosion|ignit\w*)\b/i;
const changes =
  /\b(?:turns? (?:red|blue|green|gold|black|white|grey|gray|into|to (?:stone|ash|dust|gold))|chang(?:e|es|ing) colou?rs?|transform\w*|becom(?:e|es|ing)|grow(?:s|ing)?|shrink\w*|morph\w*|fad(?:e|es|ing)|ages (?:into|before|rapidly|years)|aging|ageing|bloom\w*|wilt\w*|rot(?:s|ting)|rust(?:s|ing)|light(?:s|ing)? up|go(?:es)? (?:out|dark)|before and after|dissolv\w*|hatch\w*|unfold\w*|opens? into|ripens?)\b/i;
const written =
  /(?<!\b(?:blank|empty|unmarked) )\b(?:signs?|signboard|letters?|labels?|headlines?|price(?: tag)?s?|logos?|text|subtitles?|posters?|menus?|newspapers?|billboards?|book covers?|neon|tattoos?|screens?|keyboards?|maps?|documents?|chalkboards?|handwriting|number plates?|clock(?: face)?s?)\b|[$€£¥]\s?\d+|\b\d+ ?%/iu;
const readsOut = /\b(?:reads?|says|saying|spells?(?: out)?|written)[:,]?\s*[“"«「'][^”"»」']{1,80}[”"»」']/iu;
const anyText = new RegExp(`${readsOut.source}|${written.source}`, "iu");

const crowd = (view: RiskView) => view.members.toSorted((a, b) => b.count - a.count)[0];
const labelShown = {
  ...sceneShown,
  insert: 1.15,
  extreme_close: 1.1,
  close: 1.1,
  medium_close: 1,
  medium: 0.9,
  full: 0.75,
  wide: 0.5,
  extreme_wide: 0.3,
};

/** What the sign reads goes into the edit, set in a real typeface. */
const cleanPlate: Remedy = {
  say: "Film a clean plate and set the text in the edit.",
  fields: ({ shot }) => {
    const quoted = /[“"«「']([^”"»」']{1,80})[”"»」']/u;
    const words = readsOut.exec(shot.description)?.[0];
    const text = words === undefined ? undefined : quoted.exec(words)?.[1];
    const bare = shot.description.replace(new RegExp(readsOut.source, "giu"), "hangs plain");
    const description = bare.replace(new RegExp(written.source, "giu"), (found) =>
      /\d/.test(found) ? "a blank tag" : `blank ${found}`,
    );
    if (description === shot.description) return null;
    const caption =
      shot.caption === null && text !== undefined && text.length <= shot.duration_seconds * 17 ? text : null;
    return caption === null ? { description } : { description, caption };
  },
};

export const pictureSigns: readonly RiskSign[] = [
  {
    factor: "many_of_one_kind",
    dimension: "Instance_Preservation",
    seen: (view) => {
      const most = crowd(view);
      const shown = sceneShown[view.shot.framing] * overTime(view);
      const words = sighting(spanIn(view, crowds), 0.34 * shown);
      if (words !== null || most === undefined || most.count <= 3) return words;
      return sighting(memberSpan(view, most), Math.min(0.38, 0.18 + most.count * 0.02) * shown);
    },
    mitigation: "Show fewer; let sound stand for the crowd.",
    remedies: [closer, insert, shorter],
  },
  {
    factor: "exact_count",
    dimension: "Instance_Preservation",
    seen: (view) => sighting(spanIn(view, counted), 0.2 * sceneShown[view.shot.framing] * overTime(view)),
    mitigation: "Show some of them; never all to be counted.",
    remedies: [closer, insert, shorter],
  },
  {
    factor: "glass_liquid_smoke",
    dimension: "Material",
    seen: (view) => {
      const moved = spanIn(view, flowing) === null ? 1 : 1.3;
      const macro = ["insert", "extreme_close"].includes(view.shot.framing) ? 0.7 : 1;
      return sighting(spanIn(view, matter), 0.22 * moved * macro * underMove(view) * overTime(view));
    },
    mitigation: "Macro, slow, locked camera.",
    remedies: [lockedCamera, insert, shorter],
  },
  {
    factor: "fire_heat_and_melting",
    dimension: "Thermotics",
    seen: (view) => {
      const shown = view.shot.framing === "extreme_wide" ? 0.5 : view.shot.framing === "wide" ? 0.7 : 1;
      return sighting(spanIn(view, heat), 0.26 * shown * underMove(view) * overTime(view));
    },
    mitigation: "Show the state, not the change.",
    remedies: [lockedCamera, wider, shorter],
  },
  {
    factor: "changing_looks",
    dimension: "Dynamic_Attribute",
    seen: (view) => {
      const shown = {
        ...sceneShown,
        close: 1,
        medium_close: 1,
        extreme_close: 0.9,
        insert: 0.9,
        wide: 0.75,
        extreme_wide: 0.5,
      };
      return sighting(spanIn(view, changes), 0.28 * shown[view.shot.framing] * underMove(view) * overTime(view));
    },
    mitigation: "Cut between the two states.",
    remedies: [lockedCamera, shorter, wider],
  },
  {
    factor: "crowded_picture",
    dimension: "Composition",
    seen: (view) => {
      const [first] = view.members;
      return view.things <= 4 || first === undefined
        ? null
        : sighting(memberSpan(view, first), Math.min(0.3, 0.12 + 0.02 * view.things) * sceneShown[view.shot.framing]);
    },
    mitigation: "One subject; let depth carry the rest.",
    remedies: [closer, insert],
  },
  {
    factor: "readable_text",
    dimension: "text_legibility",
    seen: (view) => {
      const exact = spanIn(view, readsOut);
      return (
        sighting(exact, 0.46 * labelShown[view.shot.framing]) ??
        sighting(spanIn(view, anyText), 0.3 * labelShown[view.shot.framing])
      );
    },
    mitigation: "Film a clean plate and set the text in the edit.",
    remedies: [cleanPlate, wider, shorter],
  },
  {
    factor: "logo_and_label",
    dimension: "logo_fidelity",
    seen: (view) => {
      const product = view.members.find((member) => member.kind === "product");
      return !view.brandProduct || product === undefined
        ? null
        : sighting(memberSpan(view, product), 0.36 * labelShown[view.shot.framing] * underMove(view));
    },
    mitigation: "Use the product reference; composite the logo.",
    remedies: [lockedCamera, wider, reword("Turn the label away.", /\blabel facing\b/i, "label turned from")],
  },
];
