import { screenplayLimits, type Screenplay, type ScreenplayShot } from "#lib/contract/screenplay.ts";
import { diceFor } from "#lib/planning/dice.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import { withoutFiller } from "#lib/planning/prompts/wording.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import { actsIn, playersIn, shownIn } from "./directing/acts.ts";
import type { Beat } from "./directing/beat.ts";
import { reasonKey, shoot, type Shooting } from "./directing/camera.ts";
import { coverMoments } from "./directing/cover-moments.ts";
import { sightOf } from "./directing/sights.ts";
import { coverAlone, coverExplained, coverLoose, coverQuoted, coverShape } from "./directing/cover-shapes.ts";
import { say, type Filler } from "./directing/fill.ts";
import { lastingPositions } from "./directing/lasting-positions.ts";
import { captionOf, giveLines, speakerOf } from "./directing/give-lines.ts";
import type { LabelsTable } from "./table-schema.ts";
import { doWithout, ensembleOf, presentIn, type Ensemble } from "./directing/stage.ts";
import { orderMatcher } from "./order-matcher.ts";
import { tablesOf } from "./tables.ts";
import { answered, articlesAgreed } from "./reading/english-forms.ts";
import { perchSaid } from "./reading/perch-said.ts";
import { readStory } from "./reading/read-story.ts";
import { apart, isLiving, isPlace, isSeen, type Moment, type Story, type Thing } from "./reading/story.ts";
import { underSky, withTurningSkies } from "./directing/turning-skies.ts";

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/** A language that has no tables: its words are quoted, and no label of another language stands beside them. */
const isForeign = ({ language }: Brief): boolean => language !== "und" && tablesOf(language).language !== language;
const unlabelled = (labels: LabelsTable): LabelsTable => ({
  ...labels,
  light: {},
  sides: {},
  motivation: {},
  sounds: {},
  looks: {},
  lock: "{X}",
  unknown_place: "",
  untitled: "",
});

/** Hour, weather and place as the words were understood before, where the reading of the story has less. */
function placed(story: Story, brief: Brief): Story {
  const { setting, time_of_day, weather } = brief.intent;
  const hour = time_of_day === "unspecified" ? story.hour : time_of_day;
  const air = weather === "unspecified" ? story.weather : weather;
  const own = story.place.thing;
  const told = setting?.toLowerCase() ?? "";
  const found = story.things.find(
    (thing) =>
      told !== "" && !isLiving(thing) && (told === thing.text.toLowerCase() || told === thing.core.toLowerCase()),
  );
  // Who gets on a bus is outside of it.
  const isMet =
    found?.kind === "vehicle" &&
    story.events.some(({ acts }) => acts.some(({ by, of }) => by === found || of === found));
  const isThere =
    found !== undefined && (isMet || found.kind === "part" || perchSaid(found, story.text, story.language) !== null);
  if (found === undefined || isThere || (own !== null && isPlace(own))) return { ...story, hour, weather: air };
  found.kind = isPlace(found) ? found.kind : "outdoors";
  const phrase = story.events.find(({ where }) => where === found)?.place ?? null;
  const place = { thing: found, phrase, name: found.text, indoors: found.noun?.indoors ?? null };
  return { ...story, hour, weather: air, place };
}

/** Whether anything is sold at all: of somebody who holds a cup, the cup is not, however the film is treated. */
const isForSale = ({ orders, brand, treatment, drawn }: Brief): boolean =>
  orders.sells ||
  orders.tagline !== null ||
  brand !== null ||
  (modeCardOf(treatment.primary).checks.commercial &&
    !drawn.things.some(({ kind }) => kind === "person" || kind === "animal"));

/** The thing that a film sells: named by the orders, found among what the words name. */
function productOf(story: Story, brief: Brief): Thing | null {
  const { product, name, sells } = brief.orders;
  const wanted = product?.toLowerCase() ?? null;
  // A name alone is no thing to be seen: it stands on the last card.
  if (wanted === null || product === name || !(sells || modeCardOf(brief.treatment.primary).checks.commercial))
    return null;
  // Where nothing is for sale and somebody does something with it, the film is of what is done.
  if (
    !sells &&
    brief.brand === null &&
    story.events.some(({ acts }) => acts.some(({ by }) => by !== null && isLiving(by)))
  )
    return null;
  return (
    story.things.find(({ text }) => text.toLowerCase() === wanted) ??
    story.things.find(
      (thing) => wanted.includes(thing.phrase.core.toLowerCase()) || thing.text.toLowerCase() === wanted,
    ) ??
    null
  );
}

function beatsOf(story: Story, brief: Brief, filler: Filler): Beat[] {
  const { shot_count: count, shot_range: range } = brief;
  const product = productOf(story, brief);
  if (isCameraOnly(story)) return coverShape(story, "place", null, [], count, filler);
  if (brief.orders.explains) return coverExplained(story, count, filler);
  // Fragments that name nothing to look at, or nothing but one thing, are covered by their shape.
  if (story.events.length === 0 && story.moments.filter(({ things }) => things.some(isSeen)).length < 2)
    return coverLoose(story, brief, count, filler);
  const [only] = story.moments;
  const chief = only?.event?.S ?? only?.things.find(isSeen) ?? null;
  if (
    story.moments.length === 1 &&
    only?.event?.clause.stative === true &&
    !only.event.negated &&
    chief !== null &&
    product === null
  )
    return coverAlone(story, only, chief, count, filler);
  if (product === null) return coverMoments(story, range.fewest, range.most, filler);
  // What is sold stands whole in the last shot, and is seen close where nothing else in the words shows it.
  const told = coverMoments(story, Math.max(2, range.fewest - 1), range.most - 1, filler);
  const [close, closing] = coverShape(story, "product", product, [], 3, filler).slice(1) as [Beat, Beat];
  const shows = told.some(({ things }) => things.includes(product));
  const at = told.findLastIndex(({ fn }) => fn === "detail" || fn === "react" || fn === "before");
  return [...(shows || at < 0 ? told : told.with(at, close)), closing];
}

/** What is heard: of the deed, of things that are near, of the place; nothing where the tables know of nothing. */
function soundOf(beat: Beat, story: Story, filler: Filler): string {
  const { sounds } = filler.table.labels;
  const deed =
    beat.event?.negated === true ? undefined : beat.event?.rows.find((row) => row.sound !== undefined)?.sound;
  const near = beat.things
    .filter((thing) => !isLiving(thing) || thing.kind === "animal")
    .map((thing) => sightOf(thing, filler)?.sound);
  const air = [sightOf(story.place.thing, filler)?.sound, sounds[story.weather], sounds[story.place.thing?.kind ?? ""]];
  const isDeed = beat.fn === "act" || beat.fn === "turn" || beat.fn === "detail";
  const known = (isDeed ? [deed, ...near, ...air] : [...air, ...near]).filter((sound) => sound !== undefined);
  const chosen = known.find((sound) => !filler.used.has(`sound:${sound}`)) ?? "";
  filler.used.add(`sound:${chosen}`);
  return cut(chosen, screenplayLimits.line);
}

interface Making {
  story: Story;
  brief: Brief;
  filler: Filler;
  ensemble: Ensemble;
}

const focusOf = (beat: Beat, ensemble: Ensemble): string => {
  if (beat.fn === "after" && (beat.cls === "leave" || beat.cls === "vanish")) return ensemble.places[0]?.id ?? "place";
  const known = [...ensemble.cast, ...ensemble.props, ...ensemble.places].map(({ id }) => id);
  // A door that slams is what is looked at, whoever stands before it.
  const [shown] = shownIn(beat);
  if (shown !== undefined && !isLiving(shown.by) && known.includes(shown.by.id) && beat.fn !== "react")
    return shown.by.id;
  return apart(beat.things).find(({ id }) => known.includes(id))?.id ?? ensemble.places[0]?.id ?? "place";
};

function shotOf(beat: Beat, at: number, shooting: Shooting, making: Making): ScreenplayShot {
  const { story, brief, filler, ensemble } = making;
  const { labels } = filler.table;
  const card = modeCardOf(brief.treatment.primary);
  const focus = focusOf(beat, ensemble);
  const chief = beat.things.find(({ id }) => id === focus) ?? null;
  const reasons = labels.motivation[reasonKey(shooting.movement)] ?? [];
  const about = {
    things: chief === null ? {} : { X: chief, S: chief },
    texts: story.place.name === null ? {} : { W: story.place.name },
    flags: new Set<string>(),
  };
  const motivation =
    reasons.length === 0
      ? ""
      : (say([reasons], about, filler, `why:${at}`) ?? say([reasons], about, filler, `why:${at}`, true) ?? "");
  const light = [labels.light[story.hour] ?? labels.light["unspecified"], labels.sides[card.light.key_side]]
    .filter(Boolean)
    .join(", ");
  const props = [...beat.things, ...playersIn(beat)]
    .filter(({ id }) => ensemble.props.some((prop) => prop.id === id))
    .map(({ id }) => id);
  const place = beat.things.find(
    ({ id }) => ensemble.places.some((each) => each.id === id) && beat.event?.where?.id === id,
  )?.id;
  const known = [...ensemble.cast, ...ensemble.props, ...ensemble.places];
  return {
    shot_id: `s${at + 1}`,
    role: shooting.role,
    weight: shooting.weight,
    purpose: cut(beat.purpose, screenplayLimits.sentence),
    action: cut(beat.action === "" ? story.text : beat.action, screenplayLimits.sentence),
    detail: cut(beat.detail, screenplayLimits.text),
    action_en: null,
    detail_en: null,
    place: place ?? ensemble.places[0]?.id ?? "place",
    present: presentIn(beat, story, ensemble),
    acts: actsIn(beat, ensemble),
    props: [...new Set(props)].slice(0, screenplayLimits.present),
    focus,
    framing: shooting.framing,
    angle: shooting.angle,
    lens_mm: shooting.lens_mm,
    movement: shooting.movement,
    motivation: cut(motivation, screenplayLimits.line),
    light: cut(light, screenplayLimits.line),
    key_side: card.light.key_side,
    sound: soundOf(beat, story, filler),
    dialogue: beat.spoken.map(({ who, line }) => ({
      who: speakerOf(who, ensemble),
      line: cut(line, screenplayLimits.line),
    })),
    caption: beat.caption,
    transition_in: shooting.transition_in,
    now:
      beat.state !== null && known.some(({ id }) => id === beat.state?.thing.id)
        ? [{ id: beat.state.thing.id, state: cut(beat.state.word, 120), measure: null }]
        : [],
    changes: beat.changes === null ? null : cut(beat.changes, screenplayLimits.sentence),
    holds: false,
    setup_of: [],
    pays_off: [],
  };
}

/** Plants in the first shots what the last one shows again. */
function thread(shots: readonly ScreenplayShot[]): ScreenplayShot[] {
  const last = shots.at(-1);
  const first = shots[0];
  if (last === undefined || first === undefined || shots.length < 2) return [...shots];
  const idsIn = (shot: ScreenplayShot) => [
    ...new Set([shot.focus, ...shot.present.map(({ cast }) => cast), ...shot.props]),
  ];
  const back = idsIn(last).filter((id) => shots.slice(0, -1).some((shot) => idsIn(shot).includes(id)));
  const threads = back.length > 0 ? back.slice(0, 3) : ["question:what_comes_of_it"];
  return shots.map((shot, at) => {
    if (shot === last) return { ...shot, pays_off: threads, holds: shot.changes === null };
    const planted = threads.filter((id) =>
      id.startsWith("question:") ? at === 0 : shots.findIndex((each) => idsIn(each).includes(id)) === at,
    );
    return { ...shot, setup_of: planted };
  });
}

function loglineOf(story: Story): string {
  const key = story.events.find(({ cls, negated }) => cls !== "be" && !negated) ?? story.events[0];
  const all = story.text.replaceAll(/\s+/gu, " ").trim();
  const own = all.length <= 240 ? all : (key?.said ?? all);
  const said = cut(own === "" ? "—" : own, 600);
  return said.replaceAll(/(^|[.!?]\s+)(\p{Ll})/gu, (_, lead: string, letter: string) => lead + letter.toUpperCase());
}

/** What films is nothing that is filmed. */
const isCamera = (thing: Thing | null, { table }: Story): boolean =>
  thing !== null && (table.brief.labels["camera"] ?? []).includes(thing.known.toLowerCase());

/** Whether the words tell of nothing but a move of the camera. */
const isCameraOnly = (story: Story): boolean =>
  story.events.length > 0 && story.events.every(({ S }) => isCamera(S, story));

function titleOf(story: Story): string {
  const untitled = story.table.labels.untitled || "—";
  if (isCameraOnly(story)) return untitled;
  const doers = story.events.flatMap(({ S }) =>
    S === null || S.phrase.by === "pronoun" || !isSeen(S) || isCamera(S, story) ? [] : [S],
  );
  const seen = story.moments.flatMap(({ things }) =>
    things.filter((thing) => isSeen(thing) && thing.phrase.by !== "pronoun"),
  );
  const named = (doers[0] ?? seen[0] ?? story.loose[0])?.known.trim() ?? "";
  const own = named === "" ? story.text.split(/\s+/u).slice(0, 6).join(" ") || untitled : named;
  return cut(own.charAt(0).toUpperCase() + own.slice(1), screenplayLimits.title);
}

/** How the words order it to look: `claymation`, `shot on 35mm`; lengths, shapes, copy and platforms are no look. */
function lookOrdered({ orders, language }: Brief): string {
  const matcher = orderMatcher(tablesOf(language));
  const looks = orders.words.filter((word) => {
    const { kinds } = matcher.run(word, 0, word.length, true);
    const isBan = ["free_of", "ban", "absence"].some((kind) => matcher.startingAt(word, 0, word.length, kind) > 0);
    return !isBan && kinds.some((kind) => kind === "style" || kind === "genre") && !/["“«「]/u.test(word);
  });
  return looks.map((word) => word.replaceAll(/^[\s,;:.、。，：-]+|[\s,;:.、。，：-]+$/gu, "")).join(", ");
}

/** The name of what is sold with its line; nothing where nothing is sold and no line is ordered. */
function endCardOf(brief: Brief): Screenplay["end_card"] {
  const { brand, orders } = brief;
  if (brand !== null)
    return { text: cut(orders.tagline ?? brand.name, 200), cta: brand.cta === null ? null : cut(brand.cta, 200) };
  const isName = orders.product !== null && /\p{Lu}/u.test(orders.product);
  const sold = orders.name ?? (orders.tagline !== null || isName ? orders.product : null);
  const named = [sold, orders.tagline].filter((text) => text !== null);
  const isSold = orders.sells || orders.tagline !== null || modeCardOf(brief.treatment.primary).checks.commercial;
  return named.length === 0 || !isSold ? null : { text: cut(named.join(" — "), 200), cta: null };
}

/** The story; what is sold is read beside it where the words name it only among the orders. */
function readWithProduct(text: string, brief: Brief): Story {
  const { language, orders } = brief;
  const table = tablesOf(language);
  // What somebody only has in a story keeps its own name: a bucket of water is no water.
  const product = isForSale(brief) ? orders.product : null;
  if (product === null) return readStory(text, language, table);
  if (text.toLowerCase().includes(product.toLowerCase())) return readStory(text, language, table, product);
  const closed = /[.!?。！？।]$/u.test(text) ? text : `${text}${table.grammar.end}`;
  const story = readStory(`${closed} ${product}`, language, table, product);
  const isOrder = ({ things }: Moment) => things.some((thing) => thing.phrase.start > closed.length);
  return { ...story, text, moments: story.moments.filter((moment) => moment.event !== null || !isOrder(moment)) };
}

/**
 * Directs a film with nothing but the words: their events in order, what it looks like before, one close look, what is
 * different afterwards. Always gives a screenplay that its schema takes; adds no event, person, thing or mood.
 */
export function coverBrief(brief: Brief): Screenplay {
  const own = brief.story.trim() === "" ? brief.raw.trim() : brief.story.trim();
  const plain = withoutFiller(own);
  const asked = brief.language === "en" && brief.orders.words.some((word) => /\b(?:does|do)$/iu.test(word));
  const kept = plain === own || plain === "" ? own : articlesAgreed(plain);
  const text = asked ? answered(kept, tablesOf("en")) : kept;
  const read = underSky(placed(readWithProduct(text, brief), brief));
  const { labels } = read.table;
  // An order to the camera shows neither a camera nor a right: a place is left.
  if (isCameraOnly(read))
    Object.assign(read, { things: [], place: { ...read.place, name: labels.outdoors || labels.unknown_place } });
  const story = isForeign(brief) ? { ...read, table: { ...read.table, labels: unlabelled(read.table.labels) } } : read;
  const dice = diceFor(brief.seed, brief.raw);
  const filler: Filler = { table: story.table, dice, met: new Set(), used: new Set() };
  const beats = isForeign(brief) ? coverQuoted(text, brief.shot_count) : beatsOf(story, brief, filler);
  const ensemble = ensembleOf(story, beats, productOf(story, brief));
  doWithout(ensemble, brief.orders.words, brief.language);
  giveLines(beats, story, brief, isForeign(brief));
  const steps = beats.filter(({ fn }) => fn === "step");
  if (brief.captions && steps.length > 1)
    for (const [at, beat] of steps.entries())
      beat.caption ??= captionOf(
        story.table.labels.step.replace("{1}", String(at + 1)).replace("{2}", beat.action.replace(/[.。।]$/u, "")),
      );
  const cameras = shoot(beats, brief, dice);
  const told = beats.map((beat, at) => shotOf(beat, at, cameras[at] as Shooting, { story, brief, filler, ensemble }));
  const shots = thread(lastingPositions(told, story, ensemble));
  const last = shots.at(-1);
  const caption = captionOf(brief.captions ? (brief.orders.tagline ?? null) : null);
  if (last !== undefined && caption !== null) last.caption = caption;
  const lock = story.table.labels.lock
    .replaceAll("{X}", ensemble.cast[0]?.name ?? ensemble.props[0]?.name ?? story.place.name ?? "")
    .replaceAll("{W}", story.place.name ?? "");
  const screenplay: Screenplay = {
    language: brief.language.slice(0, 12),
    logline: loglineOf(story),
    title: titleOf(story),
    treatment: brief.treatment,
    cast: ensemble.cast,
    places: ensemble.places,
    props: ensemble.props,
    style: {
      look: cut(
        [lookOrdered(brief), story.table.labels.looks[brief.treatment.primary]].filter(Boolean).join(". "),
        screenplayLimits.line,
      ),
      palette_words: story.colours,
      era: brief.intent.era,
      lock: cut(lock, screenplayLimits.line),
    },
    shots,
    end_card: endCardOf(brief),
    undrawn: [],
  };
  return withTurningSkies(screenplay, story);
}
