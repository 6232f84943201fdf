import { digitalSourceOf } from "./digital-source.ts";
import type { ProvenanceAction, ProvenanceBody, ProvenanceIngredient } from "./provenance.ts";

/** The parts of a report that a disclosure is made of. */
export type Disclosable = Pick<ProvenanceBody, "state" | "actions" | "ingredients" | "model" | "preview" | "signed_by">;

/**
 * Who made it and how, in a sentence or two for people who do not know content credentials (the second of the four
 * levels of disclosure in the C2PA user experience guidance). It says no more than a credential that holds; where none
 * does, it says that.
 */
export const disclosureOf = (report: Disclosable): string => {
  if (report.state === "none") return "Nothing in this file says who made it or how.";
  if (report.state === "invalid") return "What this file says about its making cannot be relied on.";
  const signer = report.signed_by ?? "somebody who is not named";
  return `${makingOf(report)} Signed by ${signer}${report.state === "trusted" ? "." : ", whom we do not know."}`;
};

/** True when pixels of a trained model are in it; null when the credential does not say, or does not hold. */
export const madeWithAi = (report: Pick<Disclosable, "state" | "actions" | "ingredients">): boolean | null => {
  if (report.state !== "trusted" && report.state !== "valid") return null;
  const said = [...sourcesOf(report.actions), ...seenIn(report.ingredients).flatMap((each) => sourcesOf(each.actions))];
  if (said.length === 0) return null;
  return said.some((source) => source.trained);
};

const makingOf = (report: Disclosable): string => {
  const models = modelsOf(report);
  const by = models.length === 0 ? "" : ` by ${list(models)}`;
  const [kind] = sourcesOf(report.actions.filter((action) => makes.has(action.action)));
  switch (madeWithAi(report)) {
    case true: {
      const drawn = seenIn(report.ingredients).some(({ actions }) => isDrawn(actions));
      return `Made with AI: ${drawn ? "partly generated and partly drawn" : "generated"}${by}.`;
    }
    case false:
      if (report.preview === true)
        return `A preview, drawn${by}. No trained model made its pictures.${hasSupplied(report) ? " Supplied pictures are seen in it." : ""}`;
      return kind === undefined ? "Its credential does not say how it was made." : `${kind.words}${by}.`;
    case null:
      return "Its credential does not say how it was made.";
  }
};

const makes: ReadonlySet<string> = new Set(["c2pa.created", "c2pa.edited", "c2pa.opened"]);
const seen: ReadonlySet<string> = new Set(["componentOf", "parentOf"]);

/** The ingredients whose pixels are in it, at any depth. */
const seenIn = (ingredients: readonly ProvenanceIngredient[]): ProvenanceIngredient[] =>
  ingredients.filter((each) => seen.has(each.relationship)).flatMap((each) => [each, ...seenIn(each.ingredients)]);

const sourcesOf = (actions: readonly ProvenanceAction[]) =>
  actions.flatMap((action) => digitalSourceOf(action.digital_source_type) ?? []);

const isDrawn = (actions: readonly ProvenanceAction[]): boolean =>
  actions.some(
    ({ action, digital_source_type }) =>
      makes.has(action) && /[a-z]\/algorithmicMedia$/.test(digital_source_type ?? ""),
  );

const hasSupplied = (report: Disclosable): boolean => seenIn(report.ingredients).some((each) => each.state === "none");

/** The models that made it or what is seen in it, each once, in order. */
const modelsOf = (report: Disclosable): string[] => {
  const named = [report.model, ...seenIn(report.ingredients).map((each) => each.model)];
  return [...new Set(named.flatMap((model) => model?.split(", ") ?? []))];
};

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
