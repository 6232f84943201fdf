import { parseXml, type XmlElement } from "./parse-xml.ts";
import { demand } from "./read-timeline.ts";

/**
 * What Apple's DTD of FCPXML 1.10 says of the elements that a plain edit needs: for each its children as a pattern over
 * `name,name,`, and its attributes, `!` for a required one, `#` for an ID and `@` for a reference to one.
 */
interface Declared {
  children: RegExp;
  attributes: Record<string, string>;
  text?: true;
}

const any = "[^,]*";
const rational = String.raw`-?\d+(/\d+)?s`;
const flag = "0|1";
const anchored = "(audio|video|clip|title|caption|mc-clip|ref-clip|sync-clip|asset-clip|audition|spine)";
const markers = "(marker|chapter-marker|rating|keyword|analysis-marker)";
const placing = { lane: String.raw`-?\d+`, offset: rational, name: ".*", start: rational, enabled: flag };
const story = "audio|video|clip|title|mc-clip|ref-clip|sync-clip|asset-clip|audition|gap";
const pictures = [
  "object-tracker",
  "adjust-crop",
  "adjust-corners",
  "adjust-conform",
  "adjust-transform",
  "adjust-blend",
];
const optional = (names: string[]) => names.map((name) => `(${name},)?`).join("");

const dtd: Record<string, Declared> = {
  fcpxml: { children: /^(import-options,)?(resources,)?(library,|(event,)*)$/, attributes: { version: "!1[.]10" } },
  resources: { children: /^((asset|effect|format|media|locator),)*$/, attributes: {} },
  format: {
    children: /^$/,
    attributes: {
      id: "#",
      name: any,
      frameDuration: rational,
      width: String.raw`\d+`,
      height: String.raw`\d+`,
      colorSpace: ".*",
    },
  },
  asset: {
    children: /^(media-rep,)+(metadata,)?$/,
    attributes: {
      id: "#",
      name: ".*",
      start: rational,
      duration: rational,
      hasVideo: "1",
      hasAudio: "1",
      format: "@",
      videoSources: String.raw`\d+`,
      audioSources: String.raw`\d+`,
      audioChannels: String.raw`\d+`,
      audioRate: String.raw`\d+`,
    },
  },
  "media-rep": {
    children: /^(bookmark,)?$/,
    attributes: { kind: "original-media|proxy-media", src: "!.+", suggestedFilename: ".*" },
  },
  library: { children: /^((event|smart-collection),)*$/, attributes: {} },
  event: {
    children: /^((clip|audition|mc-clip|ref-clip|sync-clip|asset-clip|project),)*$/,
    attributes: { name: ".*" },
  },
  project: { children: /^sequence,$/, attributes: { name: ".*" } },
  sequence: {
    children: /^(note,)?spine,(metadata,)?$/,
    attributes: {
      format: "!@",
      duration: rational,
      tcStart: rational,
      tcFormat: "DF|NDF",
      audioLayout: "mono|stereo|surround",
      audioRate: "32k|44.1k|48k|88.2k|96k|176.4k|192k",
    },
  },
  spine: { children: new RegExp(`^((${story}|transition),)*$`), attributes: {} },
  "asset-clip": {
    children: new RegExp(
      `^(note,)?(conform-rate,)?(timeMap,)?${optional(pictures)}(adjust-volume,)?(adjust-panner,)?(${anchored},)*(${markers},)*(metadata,)?$`,
    ),
    attributes: {
      ...placing,
      ref: "!@",
      duration: rational,
      srcEnable: "all|audio|video",
      format: "@",
      tcFormat: "DF|NDF",
      audioRole: ".+",
      videoRole: ".+",
    },
  },
  gap: {
    children: new RegExp(`^(note,)?(${anchored},)*(${markers},)*(metadata,)?$`),
    attributes: { name: ".*", offset: rational, start: rational, duration: `!${rational}`, enabled: flag },
  },
  caption: {
    children: /^(text,)*(text-style-def,)*(note,)?$/,
    attributes: { ...placing, duration: `!${rational}`, role: String.raw`(SRT|iTT|CEA608)\?captionFormat=.+` },
  },
  text: { children: /^(text-style,)*$/, attributes: { placement: "left|right|top|bottom" }, text: true },
  "text-style-def": { children: /^text-style,$/, attributes: { id: "!#", name: ".*" } },
  "text-style": {
    children: /^(param,)*$/,
    attributes: {
      ref: "@",
      font: ".+",
      fontSize: String.raw`\d+`,
      fontFace: ".+",
      fontColor: String.raw`[\d. ]+`,
      backgroundColor: String.raw`[\d. ]+`,
    },
    text: true,
  },
  transition: {
    children: new RegExp(`^(filter-video,)?(filter-audio,)?(${markers},)*(metadata,)?$`),
    attributes: { name: ".*", offset: rational, duration: `!${rational}` },
  },
  marker: { children: /^$/, attributes: { start: `!${rational}`, duration: rational, value: "!.*", note: ".*" } },
  "adjust-blend": { children: /^(param,)*(reserved,)?$/, attributes: { amount: String.raw`[\d.]+`, mode: ".*" } },
  param: {
    children: /^(fadeIn,)?(fadeOut,)?(keyframeAnimation,)?(param,)*$/,
    attributes: { name: "!.+", value: ".*" },
  },
  fadeIn: { children: /^$/, attributes: { type: "linear|easeIn|easeOut|easeInOut", duration: `!${rational}` } },
  fadeOut: { children: /^$/, attributes: { type: "linear|easeIn|easeOut|easeInOut", duration: `!${rational}` } },
};

/** The document's root, once it is known to keep to the DTD; an editor refuses the whole of any that does not. */
export const validFcpxml = (source: string): XmlElement => {
  const { doctype, root } = parseXml(source);
  demand(doctype === "fcpxml" && root.name === "fcpxml", "The document is of type fcpxml.");
  const ids = new Set<string>();
  const references: string[] = [];
  const check = (element: XmlElement): void => {
    const declared = dtd[element.name];
    demand(declared !== undefined, `There is no element ${element.name}.`);
    const sequence = element.children.map((child) => `${child.name},`).join("");
    demand(declared.children.test(sequence), `${element.name} may not hold ${sequence}`);
    demand(declared.text === true || element.text.trim() === "", `${element.name} holds no text.`);
    for (const [key, rule] of Object.entries(declared.attributes))
      demand(!/^[!#]/.test(rule) || key in element.attributes, `${element.name} needs ${key}.`);
    for (const [key, given] of Object.entries(element.attributes)) {
      const rule = declared.attributes[key]?.replace("!", "");
      demand(rule !== undefined, `${element.name} has no attribute ${key}.`);
      if (rule === "@") references.push(given);
      else if (rule === "#") {
        demand(/^[A-Za-z_][\w.-]*$/.test(given) && !ids.has(given), `${given} is no ID of its own.`);
        ids.add(given);
      } else demand(new RegExp(`^(?:${rule})$`, "su").test(given), `${element.name} ${key}="${given}"`);
    }
    element.children.forEach(check);
  };
  check(root);
  for (const reference of references) demand(ids.has(reference), `Nothing has the ID ${reference}.`);
  return root;
};
