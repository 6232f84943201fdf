import { digitalSourceOf } from "#lib/contract/digital-source.ts";
import { disclosureOf } from "#lib/contract/disclosure.ts";
import type {
  ProvenanceAction,
  ProvenanceBody,
  ProvenanceIngredient,
  ProvenanceState,
} from "#lib/contract/provenance.ts";
import { sentenceCase } from "./words.ts";

/** The four answers and what they mean. They are never merged. */
export const stateWords: Record<ProvenanceState, { word: string; meaning: string }> = {
  trusted: { word: "Trusted", meaning: "Signed by someone on the trust list. Not changed." },
  valid: { word: "Valid", meaning: "Signed and not changed. The signer is not on the trust list." },
  invalid: { word: "Invalid", meaning: "The file was changed after it was signed." },
  none: { word: "None", meaning: "No credentials. That alone does not mean it is fake." },
};

/** Texts by names that strangers' files choose: `constructor` is no entry. */
const byName = (texts: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(texts));

/** Actions of the C2PA specification, as things that were done. */
const actionTitles = byName({
  "c2pa.addedText": "Text added",
  "c2pa.adjustedColor": "Colours adjusted",
  "c2pa.color_adjustments": "Colours adjusted",
  "c2pa.converted": "Converted to another format",
  "c2pa.created": "Created",
  "c2pa.cropped": "Cropped",
  "c2pa.deleted": "Parts deleted",
  "c2pa.drawing": "Drawn on",
  "c2pa.dubbed": "Dubbed",
  "c2pa.edited": "Edited",
  "c2pa.edited.metadata": "Description edited",
  "c2pa.enhanced": "Enhanced",
  "c2pa.filtered": "Filtered",
  "c2pa.mixed": "Sound mixed in",
  "c2pa.opened": "Opened",
  "c2pa.orientation": "Turned",
  "c2pa.placed": "Put together",
  "c2pa.published": "Published",
  "c2pa.redacted": "Statements taken out",
  "c2pa.removed": "Parts removed",
  "c2pa.repackaged": "Put into another container",
  "c2pa.resized": "Resized",
  "c2pa.transcoded": "Encoded anew",
  "c2pa.translated": "Translated",
  "c2pa.trimmed": "Trimmed",
  "c2pa.watermarked": "Watermarked",
  "c2pa.watermarked.bound": "Watermarked",
  "c2pa.watermarked.unbound": "Watermarked, not as a link to this credential",
});

/** What our own actions say about themselves, beyond the specification's words. */
const ownKinds = byName({
  captions: "Captions",
  end_card: "The end card",
  trimmed: "Shots shortened",
  transitions: "Passages between the shots",
  graded: "Colours of the shots matched",
});

/** An action's name in plain words; one that nobody here knows keeps its own. */
export const actionTitle = (action: string): string => {
  const known = actionTitles.get(action);
  if (known !== undefined) return known;
  const own = action.slice(action.lastIndexOf(".") + 1).replaceAll("_", " ");
  return own === "" ? "Something was done" : sentenceCase(own);
};

/** What else an action says: how the pixels came about, what was placed, by which software. Null when it says nothing. */
export const actionNote = (action: ProvenanceAction): string | null => {
  const kind = action.parameters["studio.shotwright.text"] ?? action.parameters["studio.shotwright.edit"];
  const own = typeof kind === "string" ? ownKinds.get(kind) : undefined;
  const placed = action.parameters["ingredientIds"] ?? action.parameters["ingredients"];
  const says = [
    own ?? null,
    action.action === "c2pa.placed" && Array.isArray(placed) ? pieces(placed.length) : null,
    own === undefined ? (digitalSourceOf(action.digital_source_type)?.words ?? null) : null,
    action.software_agent === null ? null : `by ${action.software_agent}`,
  ].filter((part) => part !== null);
  return says.length === 0 ? null : sentenceCase(says.join(", "));
};

const pieces = (count: number): string => (count === 1 ? "from one piece" : `from ${count} pieces`);

const relations = byName({
  inputTo: "Used as a reference",
  componentOf: "Seen in it",
  parentOf: "What it was made from",
});

/** How an ingredient came about, in a few words: `Drawn by preview/motion`, `Seen in it, without a credential`. */
export const ingredientNote = (ingredient: ProvenanceIngredient): string => {
  const relation = relations.get(ingredient.relationship) ?? "Part of it";
  if (ingredient.state === "none") return `${relation}, without a credential`;
  const source = ingredient.actions.flatMap((action) => digitalSourceOf(action.digital_source_type) ?? [])[0];
  if (ingredient.model !== null) return `${source?.trained === true ? "Made" : "Drawn"} by ${ingredient.model}`;
  return source?.words ?? relation;
};

/** True when its own credential says that a watermark was laid into it. */
export const saysWatermarked = (actions: readonly ProvenanceAction[]): boolean =>
  actions.some(({ action }) => action === "c2pa.watermarked" || action === "c2pa.watermarked.bound");

/** A manifest's name, short enough to read. */
export const shortManifest = (manifestId: string): string =>
  manifestId.length <= 20 ? manifestId : `${manifestId.slice(0, 13)}…${manifestId.slice(-4)}`;

/** `21 Nov 2026, 09:44:09 UTC`; the text itself where it is no time. */
export const utcTime = (rfc3339: string): string => {
  const time = new Date(rfc3339);
  if (Number.isNaN(time.getTime())) return rfc3339;
  const said = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });
  return `${said.format(time)} UTC`;
};

/** When it was signed, and on whose word; null where nothing says it. */
export const signingTime = (
  report: Pick<ProvenanceBody, "signed_at" | "actions">,
): { time: string; word: string } | null => {
  if (report.signed_at !== null) return { time: utcTime(report.signed_at), word: "by an independent time stamp" };
  const stated = report.actions.find((action) => action.when !== null)?.when ?? null;
  return stated === null ? null : { time: utcTime(stated), word: "the signer’s own statement" };
};

/** What is to be said of a signer that only this service knows; nothing of another. */
export const developmentNote = (signedBy: string | null): string[] =>
  /development credential/i.test(signedBy ?? "")
    ? ["A development credential is on no public trust list: other readers call its signer unknown."]
    : [];

/** Who made it, when, and what others will say of the signer. */
export const standingOf = (report: ProvenanceBody): string => {
  const time = signingTime(report);
  return [
    disclosureOf(report),
    ...(time === null ? [] : [`Signing time: ${time.time} (${time.word}).`]),
    ...developmentNote(report.signed_by),
  ].join(" ");
};

/** The verdict as a headline. */
export const verdictLine = (report: Pick<ProvenanceBody, "state" | "reasons">): string => {
  switch (report.state) {
    case "trusted":
      return "Not changed since it was signed";
    case "valid":
      return "Not changed, but we do not know the signer";
    case "invalid":
      if (report.reasons.some(({ code }) => code === "content.unchanged"))
        return "The content is unchanged, but its credential does not hold";
      return report.reasons.some(({ code }) => code.endsWith(".mismatch"))
        ? "Changed after it was signed"
        : "Its credential does not hold";
    case "none":
      return "It carries no credentials";
  }
};
