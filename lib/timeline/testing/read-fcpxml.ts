import { validFcpxml } from "./fcpxml-dtd.ts";
import type { XmlElement } from "./parse-xml.ts";
import { demand, type ReadTimeline } from "./read-timeline.ts";

/**
 * Reads FCPXML by Apple's reference: valid by the DTD, every time a whole number of the sequence's frames, the primary
 * storyline without holes, connected clips placed in the time of what they are connected to, and no clip or transition that
 * shows frames its asset does not have.
 */
export const readFcpxml = (source: string): ReadTimeline => {
  const root = validFcpxml(source);
  const resources = new Map(only(root, "resources").children.map((each) => [each.attributes["id"] ?? "", each]));
  const event = only(only(root, "library"), "event");
  const project = only(event, "project");
  const sequence = only(project, "sequence");
  const format = resourceOf(resources, sequence.attributes["format"], "format");
  const length = rational(format.attributes["frameDuration"]);
  const frames = (text: string | undefined): number => {
    const { over, under } = rational(text);
    const [dividend, divisor] = [over * length.under, under * length.over];
    demand(dividend % divisor === 0n, `${String(text)} is no whole number of frames.`);
    return Number(dividend / divisor);
  };
  const start = frames(sequence.attributes["tcStart"]);
  const read: ReadTimeline = {
    title: project.attributes["name"] ?? "",
    rate: { numerator: Number(length.under), denominator: Number(length.over) },
    drop_frame: sequence.attributes["tcFormat"] === "DF",
    start,
    frames: frames(sequence.attributes["duration"]),
    placed: [],
    transitions: [],
    captions: [],
    markers: [],
  };
  const styles = new Set<string>();

  /** An item, and what is connected to it. `first` is where it stands in the film. */
  const readItem = (item: XmlElement, first: number, lane: number): number => {
    const { name = "", ref, duration } = item.attributes;
    const asset = ref === undefined ? null : resourceOf(resources, ref, "asset");
    const source_first = frames(item.attributes["start"] ?? "0s");
    const source_frames = asset === null ? null : frames(asset.attributes["duration"]);
    const length = frames(duration);
    demand(length > 0, `${name} has a length.`);
    if (asset !== null) {
      const [begin, has] = [frames(asset.attributes["start"]), source_frames ?? 0];
      demand(
        source_first >= begin && source_first + length <= begin + has,
        `${name} shows what its asset does not have.`,
      );
      if (item.attributes["srcEnable"] === "audio") demand(asset.attributes["hasAudio"] === "1", `${name} is heard.`);
      resourceOf(resources, asset.attributes["format"], "format");
    }
    const source = asset === null ? null : (only(asset, "media-rep").attributes["src"] ?? "");
    read.placed.push({ lane, name, source, source_frames, source_first, first, frames: length });
    for (const child of item.children) {
      const at = (text: string | undefined) => first + frames(text) - source_first;
      const { attributes } = child;
      if (child.name === "asset-clip") {
        const childLane = Number(attributes["lane"]);
        demand(childLane !== 0, "What is connected lies above or below.");
        readItem(child, at(attributes["offset"]), childLane);
      } else if (child.name === "caption") {
        const begin = at(attributes["offset"]);
        const style = only(child, "text-style-def").attributes["id"] ?? "";
        const words = only(only(child, "text"), "text-style");
        demand(words.attributes["ref"] === style && !styles.has(style), "A caption's words have its style.");
        styles.add(style);
        read.captions.push({ first: begin, end: begin + frames(attributes["duration"]), text: words.text });
      } else if (child.name === "marker") {
        const markerAt = at(attributes["start"]);
        demand(markerAt >= first && markerAt < first + length, "A marker stands in its clip.");
        const { value = "", note = "" } = attributes;
        read.markers.push({ first: markerAt, frames: frames(attributes["duration"]), name: value, note });
      } else if (child.name === "adjust-blend") {
        const fades = only(child, "param");
        demand(fades.attributes["name"] === "amount", "A fade is of the amount.");
        for (const fade of fades.children) {
          const part = frames(fade.attributes["duration"]);
          demand(part > 0 && part <= length, "A fade lies within its clip.");
          const cut = fade.name === "fadeIn" ? first : first + length;
          read.transitions.push({
            kind: fade.name,
            cut,
            first: Math.min(cut, cut - (fade.name === "fadeIn" ? 0 : part)),
            end: cut + (fade.name === "fadeIn" ? part : 0),
          });
        }
      }
    }
    return length;
  };

  let at = 0;
  const items = only(sequence, "spine").children;
  items.forEach((item, index) => {
    const offset = frames(item.attributes["offset"]) - start;
    if (item.name === "transition") {
      const end = offset + frames(item.attributes["duration"]);
      demand(offset <= at && end >= at, "A transition lies about its edit.");
      demand(items[index + 1]?.name !== "transition", "No transition follows another.");
      reaches(items[index - 1], 0, end - at);
      reaches(items[index + 1], at - offset, 0);
      read.transitions.push({ kind: item.attributes["name"] ?? "", first: offset, cut: at, end });
      return;
    }
    demand(offset === at, `${item.attributes["name"] ?? ""} begins where what is before it ends.`);
    at += readItem(item, at, 0);
  });
  demand(at === read.frames, "The storyline is as long as its sequence.");
  return read;

  function reaches(item: XmlElement | undefined, ahead: number, beyond: number): void {
    if (item?.attributes["ref"] === undefined) return;
    const asset = resourceOf(resources, item.attributes["ref"], "asset");
    const [from, has] = [frames(item.attributes["start"]), frames(asset.attributes["duration"])];
    demand(from - ahead >= 0, "A transition finds no frames ahead of its clip.");
    demand(from + frames(item.attributes["duration"]) + beyond <= has, "A transition finds no frames beyond its clip.");
  }
};

const only = (parent: XmlElement, name: string): XmlElement => {
  const found = parent.children.filter((child) => child.name === name);
  demand(found.length === 1, `${parent.name} holds one ${name}, not ${found.length}.`);
  return found[0]!;
};

const resourceOf = (resources: Map<string, XmlElement>, id: string | undefined, name: string): XmlElement => {
  const found = resources.get(id ?? "");
  demand(found?.name === name, `${String(id)} is no ${name}.`);
  return found;
};

const rational = (text: string | undefined): { over: bigint; under: bigint } => {
  const found = /^(\d+)(?:\/(\d+))?s$/.exec(text ?? "");
  demand(found !== null, `${String(text)} is no time.`);
  const under = BigInt(found[2] ?? "1");
  demand(under > 0n && under < 1n << 31n, "A time's divisor has 32 bits.");
  return { over: BigInt(found[1] ?? ""), under };
};
