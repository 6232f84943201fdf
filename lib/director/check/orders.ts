import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import type { Fault } from "./fault.ts";
import { filmTexts } from "./film-texts.ts";
import { holdsLine } from "./words.ts";

const written = ({ shots, end_card }: Screenplay): string =>
  [
    ...shots.flatMap(({ caption, dialogue, action, detail }) => [
      caption ?? "",
      action,
      detail,
      ...dialogue.map(({ line }) => line),
    ]),
    end_card?.text ?? "",
    end_card?.cta ?? "",
  ].join("\n");

/** `arc_left` and `arc_right` are one order to a caller who asked for an arc. */
const family = (movement: string): string => movement.split("_")[0] ?? movement;

/** What the caller ordered and the film does not do. */
export const orderFaults = (film: Screenplay, brief: Brief): Fault[] => {
  const { orders, brand, treatment } = brief;
  const faults: Fault[] = [];
  if (film.shots.length !== brief.shot_count)
    faults.push({
      path: "shots",
      says: `there are ${film.shots.length}; exactly ${brief.shot_count} were ordered`,
      weight: "fatal",
    });
  if (brief.mode_is_fixed && film.treatment.primary !== treatment.primary)
    faults.push({
      path: "treatment.primary",
      says: `the client chose ${treatment.primary}`,
      weight: "remark",
      mend: (it) => ({ ...it, treatment: { ...it.treatment, ...fixedModes(it, brief) } }),
    });
  const { tagline } = orders;
  if (tagline !== null && !holdsLine(written(film), tagline))
    faults.push({
      path: "end_card.text",
      says: `the tagline ${JSON.stringify(tagline)} is nowhere, word for word`,
      weight: "remark",
      mend: (it) => ({ ...it, end_card: { text: tagline, cta: it.end_card?.cta ?? null } }),
    });
  for (const line of orders.lines)
    if (
      !holdsLine(
        filmTexts(film)
          .map(({ text }) => text)
          .join("\n"),
        line,
      )
    )
      faults.push({ path: "shots", says: `the line ${JSON.stringify(line)} is neither said nor read`, weight: "owed" });
  for (const { movement } of orders.camera)
    if (movement !== undefined && !film.shots.some((shot) => family(shot.movement) === family(movement)))
      faults.push({ path: "shots", says: `no shot has the movement that was ordered: ${movement}`, weight: "owed" });
  const { framing } = orders;
  if (framing !== null && !film.shots.some((shot) => shot.framing === framing))
    faults.push({ path: "shots", says: `no shot has the framing that was ordered: ${framing}`, weight: "owed" });
  return [...faults, ...brandFaults(film, brand?.name ?? null, brand?.cta ?? null)];
};

const fixedModes = ({ treatment }: Screenplay, { treatment: ordered }: Brief) => ({
  primary: ordered.primary,
  secondary: [treatment.secondary, treatment.primary].find((mode) => mode !== ordered.primary) ?? ordered.secondary,
});

const brandFaults = (film: Screenplay, brand: string | null, cta: string | null): Fault[] => {
  if (brand === null) return [];
  const faults: Fault[] = [];
  if (!holdsLine(written(film), brand))
    faults.push({
      path: "end_card.text",
      says: `the brand ${JSON.stringify(brand)} is not named`,
      weight: "remark",
      mend: (it) => ({ ...it, end_card: { text: it.end_card?.text || brand, cta: it.end_card?.cta ?? cta } }),
    });
  if (cta !== null && film.end_card?.cta !== cta)
    faults.push({
      path: "end_card.cta",
      says: `the call is ${JSON.stringify(cta)}, word for word`,
      weight: "remark",
      mend: (it) => ({ ...it, end_card: { text: it.end_card?.text || brand, cta } }),
    });
  return faults;
};

/** Captions that nobody wants, of the shots that were written now. */
export const captionFaults = (film: Screenplay, { captions }: Brief, touched: ReadonlySet<string>): Fault[] => {
  const isUnwanted = ({ shot_id, caption }: ScreenplayShot) => touched.has(shot_id) && caption !== null;
  if (captions || !film.shots.some(isUnwanted)) return [];
  return [
    {
      path: "shots",
      says: "the client wants no captions",
      weight: "remark",
      mend: (it) => ({ ...it, shots: it.shots.map((shot) => (isUnwanted(shot) ? { ...shot, caption: null } : shot)) }),
    },
  ];
};
