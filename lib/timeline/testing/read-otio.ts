import { demand, type Placed, type ReadTimeline } from "./read-timeline.ts";

/**
 * Reads OpenTimelineIO JSON by its published schema (OpenTimelineIO 0.17, docs/tutorials/otio-serialized-schema.md), and
 * refuses what a library of that release would: unknown schemas and fields, times of several rates, transitions beside
 * transitions or without an item to belong to, and items that show frames their files do not have.
 */
export const readOtio = (text: string): ReadTimeline => {
  const timeline = object(JSON.parse(text), "Timeline.1");
  const stack = object(timeline["tracks"], "Stack.1");
  demand(stack["source_range"] === null, "The whole stack is meant.");
  const start = time(timeline["global_start_time"]);
  const read: Omit<ReadTimeline, "frames"> = {
    title: string(timeline["name"]),
    rate: start.rate,
    drop_frame: (timeline["metadata"] as { shotwright: { drop_frame: boolean } }).shotwright.drop_frame,
    start: start.value,
    placed: [],
    transitions: [],
    captions: [],
    markers: [],
  };
  const lengths: number[] = [];
  let above = 0;
  for (const each of array(stack["children"])) {
    const track = object(each, "Track.1");
    demand(
      track["kind"] === "Video" || track["kind"] === "Audio",
      `A track is Video or Audio, not ${String(track["kind"])}.`,
    );
    const lane = track["kind"] === "Audio" ? -1 : above++;
    lengths.push(readTrack(read, array(track["children"]).map(value), lane));
  }
  for (const marker of array(stack["markers"])) {
    const { first, frames, name, note } = readMarker(marker);
    if (name === "Caption") read.captions.push({ first, end: first + frames, text: note });
    else read.markers.push({ first, frames, name, note });
  }
  for (const rate of rates(timeline)) demand(same(rate, read.rate), "All times are of one rate.");
  return { ...read, frames: Math.max(...lengths) };
};

/** The fields of each schema: every one is written, and there are no others. */
const item = ["name", "metadata", "source_range", "effects", "enabled", "markers"];
const schemas: Record<string, readonly string[]> = {
  "Timeline.1": ["name", "metadata", "global_start_time", "tracks"],
  "Stack.1": [...item, "children"],
  "Track.1": [...item, "children", "kind"],
  "Clip.2": [...item, "media_references", "active_media_reference_key"],
  "Gap.1": item,
  "Transition.1": ["name", "metadata", "transition_type", "in_offset", "out_offset"],
  "ExternalReference.1": ["name", "metadata", "available_range", "available_image_bounds", "target_url"],
  "Marker.2": ["name", "metadata", "color", "comment", "marked_range"],
  "TimeRange.1": ["start_time", "duration"],
  "RationalTime.1": ["rate", "value"],
};
const colours = ["PINK", "RED", "ORANGE", "YELLOW", "GREEN", "CYAN", "BLUE", "PURPLE", "MAGENTA", "BLACK", "WHITE"];

type Fields = Record<string, unknown>;

const value = (given: unknown): Fields & { OTIO_SCHEMA: string } => {
  demand(typeof given === "object" && given !== null && "OTIO_SCHEMA" in given, "An object of OTIO names its schema.");
  const { OTIO_SCHEMA: schema, ...fields } = given as Fields & { OTIO_SCHEMA: string };
  const known = schemas[schema];
  demand(known !== undefined, `There is no schema ${schema}.`);
  demand(
    Object.keys(fields).toSorted().join() === known.toSorted().join(),
    `${schema} has the fields ${known.join()}, not ${Object.keys(fields).join()}.`,
  );
  return given as Fields & { OTIO_SCHEMA: string };
};

const object = (given: unknown, schema: string): Fields => {
  const found = value(given);
  demand(found.OTIO_SCHEMA === schema, `${schema} is expected, not ${found.OTIO_SCHEMA}.`);
  return found;
};

const array = (given: unknown): unknown[] => {
  demand(Array.isArray(given), "A list is expected.");
  return given;
};

const string = (given: unknown): string => {
  demand(typeof given === "string", "A text is expected.");
  return given;
};

const whole = (given: unknown): number => {
  demand(typeof given === "number" && Number.isInteger(given), `${String(given)} is no whole number of frames.`);
  return given;
};

/** Rates of film and television, of which OTIO writes the quotient. */
const standard = [24, 25, 30, 48, 50, 60].flatMap((counted) => [
  { numerator: counted, denominator: 1 },
  { numerator: counted * 1000, denominator: 1001 },
]);

const time = (given: unknown) => {
  const { rate, value: frames } = object(given, "RationalTime.1");
  const found = standard.find(({ numerator, denominator }) => Math.abs(numerator / denominator - Number(rate)) < 1e-9);
  demand(found !== undefined, `${String(rate)} is no rate of film or television.`);
  return { value: whole(frames), rate: found };
};

const range = (given: unknown) => {
  const { start_time, duration } = object(given, "TimeRange.1");
  const found = { first: time(start_time).value, frames: time(duration).value };
  demand(found.frames >= 0, "A range is not shorter than nothing.");
  return found;
};

const readMarker = (given: unknown) => {
  const { name, color, comment, marked_range } = object(given, "Marker.2");
  demand(colours.includes(String(color)), `There is no marker colour ${String(color)}.`);
  return { name: string(name), note: string(comment), ...range(marked_range) };
};

/** A track's items one after the other; a transition takes no time of its own. Answers the track's length in frames. */
const readTrack = (
  read: Omit<ReadTimeline, "frames">,
  children: (Fields & { OTIO_SCHEMA: string })[],
  lane: number,
): number => {
  let at = 0;
  children.forEach((child, index) => {
    const before = children[index - 1];
    const after = children[index + 1];
    if (child.OTIO_SCHEMA === "Transition.1") {
      const into = time(child["in_offset"]).value;
      const out = time(child["out_offset"]).value;
      demand(into >= 0 && out >= 0 && into + out > 0, "A transition takes frames of its neighbours.");
      demand(before !== undefined || after !== undefined, "A transition belongs to an item.");
      demand(![before, after].some((each) => each?.OTIO_SCHEMA === "Transition.1"), "No transition follows another.");
      demand(
        ["SMPTE_Dissolve", "Custom_Transition"].includes(String(child["transition_type"])),
        "A known kind of transition.",
      );
      if (before !== undefined) holds(before, 0, out, into);
      if (after !== undefined) holds(after, into, 0, out);
      demand(before !== undefined || into === 0, "Nothing is before the first item.");
      demand(after !== undefined || out === 0, "Nothing is after the last item.");
      read.transitions.push({ kind: string(child["name"]), first: at - into, cut: at, end: at + out });
      return;
    }
    const placed = place(child, lane, at);
    if (placed.source !== null || lane === 0) read.placed.push(placed);
    for (const marker of array(child["markers"])) {
      const { first, ...rest } = readMarker(marker);
      read.markers.push({ first: first - placed.source_first + at, ...rest });
    }
    at += placed.frames;
  });
  return at;
};

const place = (child: Fields & { OTIO_SCHEMA: string }, lane: number, first: number): Placed => {
  const { first: source_first, frames } = range(child["source_range"]);
  const name = string(child["name"]);
  if (child.OTIO_SCHEMA === "Gap.1")
    return { lane, name, source: null, source_frames: null, source_first, first, frames };
  demand(child.OTIO_SCHEMA === "Clip.2", `A track does not hold ${child.OTIO_SCHEMA}.`);
  const { available, url } = referenceOf(child);
  demand(source_first >= available.first, `${name} begins before its file.`);
  demand(source_first + frames <= available.first + available.frames, `${name} goes on after its file.`);
  return { lane, name, source: url, source_frames: available.frames, source_first, first, frames };
};

const referenceOf = (clip: Fields) => {
  const references = clip["media_references"] as Record<string, unknown>;
  const active = references[string(clip["active_media_reference_key"])];
  const { target_url, available_range } = object(active, "ExternalReference.1");
  return { url: string(target_url), available: range(available_range) };
};

/** An item's file must hold what a transition shows of it before its beginning and after its end; and it must be long enough. */
const holds = (each: Fields & { OTIO_SCHEMA: string }, ahead: number, beyond: number, inside: number): void => {
  const { first, frames } = range(each["source_range"]);
  demand(inside <= frames, "A transition is no longer than the items it joins.");
  if (each.OTIO_SCHEMA === "Gap.1") return;
  const { available } = referenceOf(each);
  demand(first - ahead >= available.first, `${string(each["name"])} has no frames ahead of its beginning.`);
  demand(
    first + frames + beyond <= available.first + available.frames,
    `${string(each["name"])} has no frames beyond its end.`,
  );
};

const same = (a: ReadTimeline["rate"], b: ReadTimeline["rate"]) =>
  a.numerator === b.numerator && a.denominator === b.denominator;

/** Every rate that a document names. */
const rates = (given: unknown): ReadTimeline["rate"][] => {
  if (typeof given !== "object" || given === null) return [];
  if ("OTIO_SCHEMA" in given && given.OTIO_SCHEMA === "RationalTime.1") return [time(given).rate];
  return Object.values(given).flatMap(rates);
};
