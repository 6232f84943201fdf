/** What a signed still, shot or film says about itself: C2PA manifest definitions as plain data. Pure. */

const SOURCE_TYPES = "http://cv.iptc.org/newscodes/digitalsourcetype/";
/** Procedural pixels: drawn by rules, no trained model took part. */
export const ALGORITHMIC_MEDIA = `${SOURCE_TYPES}algorithmicMedia`;
/** Pixels of a trained model. */
export const TRAINED_ALGORITHMIC_MEDIA = `${SOURCE_TYPES}trainedAlgorithmicMedia`;
/** Several elements, at least one of them drawn by rules: a supplied photograph in a drawn picture. */
export const COMPOSITE_SYNTHETIC = `${SOURCE_TYPES}compositeSynthetic`;
/** Several elements, at least one of a trained model: a cut, or a photograph that a model set in motion. */
export const COMPOSITE_WITH_TRAINED_MEDIA = `${SOURCE_TYPES}compositeWithTrainedAlgorithmicMedia`;

/** Small corrections by rules that leave the picture what it was. */
const ALGORITHMICALLY_ENHANCED = `${SOURCE_TYPES}algorithmicallyEnhanced`;

/** Reverse-domain prefix of every parameter that is ours. */
export const PARAMETER_PREFIX = "studio.shotwright.";
const SPEC_VERSION = "2.4.0";
const PRODUCT = "Shotwright";

export interface ManifestAction {
  action: string;
  when: string;
  digitalSourceType?: string;
  softwareAgent?: { name: string; version?: string };
  parameters?: Record<string, unknown>;
}

export interface ManifestAssertion {
  label: string;
  created: true;
  data: { actions: ManifestAction[]; allActionsIncluded: true } | SoftBinding | AiDisclosure;
}

/** The JSON that the C2PA builder takes. */
export interface ManifestDefinition {
  claim_version: 2;
  claim_generator_info: [{ name: string; version: string; specVersion: string }];
  title: string;
  format: string;
  assertions: ManifestAssertion[];
}

interface SoftBinding {
  alg: string;
  blocks: [{ scope: Record<string, never>; value: string }];
  pad: "";
}

/** `c2pa.ai-disclosure` of C2PA 2.4: which trained model took part, and how far a person looked on. */
interface AiDisclosure {
  modelType: "c2pa.types.model";
  modelName: string;
  modelIdentifier: string;
  contentProfile: { humanOversightLevel: HumanOversight };
}

/** prompt_guided: a person gave the words and nobody approved the result. human_validated: a person approved it. */
export type HumanOversight = "fully_autonomous" | "prompt_guided" | "human_validated";

/** Who made the pixels. */
export interface PixelSource {
  /** Model id that the plan asked for, e.g. "veo-3.1". */
  routedModel: string;
  /** Model id that delivered. */
  deliveredModel: string;
  /** True when our own renderer drew it: procedural, not generated. */
  preview: boolean;
  /** True when pixels of a supplied photograph are seen among them. */
  suppliedPixels?: boolean;
}

interface Common {
  title: string;
  /** Media type of the file to be signed, e.g. "video/mp4". */
  mediaType: string;
  /** Product version, e.g. "0.1.0". */
  version: string;
  /** RFC 3339, the signer's own statement. */
  when: string;
  generationId: string;
  planHash: string;
  /** Id of the consent record; never the person's data. */
  consentId?: string;
  brandBlockHash?: string;
  /** A mark that is bound in the pixels: registered or reverse-domain algorithm name and its decoded value. */
  watermark?: { alg: string; value: string };
  /** Labels of the ingredients that informed the work but are not seen in it (`inputTo`). */
  inputs?: readonly string[];
  /** Labels of the ingredients whose pixels are seen in it (`componentOf`); a film's shots need not be named again. */
  placed?: readonly string[];
  /** Default prompt_guided; human_validated once a person has approved what is signed. */
  oversight?: HumanOversight;
}

export interface StillManifestInput extends Common {
  shotId: string;
  seed: number;
  source: PixelSource;
}

export interface ShotManifestInput extends StillManifestInput {
  /** Label of the supplied picture that the shot keeps and animates (`parentOf`): the shot is then an edit of it. */
  parent?: string;
}

/** trimmed: shots were shortened. transitions: pictures between shots were made of both. graded: colours were matched. */
export type FilmEdit = "trimmed" | "transitions" | "graded";

const FILM_EDITS: Record<FilmEdit, Pick<ManifestAction, "action" | "digitalSourceType">> = {
  trimmed: { action: "c2pa.trimmed", digitalSourceType: ALGORITHMICALLY_ENHANCED },
  transitions: { action: "c2pa.edited", digitalSourceType: ALGORITHMIC_MEDIA },
  graded: { action: "c2pa.adjustedColor", digitalSourceType: ALGORITHMICALLY_ENHANCED },
};

export interface FilmManifestInput extends Common {
  /** Label of the film that this one refines or extends (`parentOf`): it is then an edit of that one. */
  parent?: string;
  /** In film order; `label` is the label of the shot's ingredient (`componentOf`). */
  shots: readonly { label: string; source: PixelSource }[];
  /** Text burnt into the picture, in the order it was drawn. */
  addedText?: readonly ("captions" | "end_card")[];
  /** What the cut did to the shots besides placing them; every kind that was done must be named. */
  edits?: readonly FilmEdit[];
  /** True when our own synthesiser laid music or effects under the cut. */
  addedSound?: boolean;
}

/** The manifest of one hero still. Throws `RangeError` on an impossible input. */
export function stillManifest(input: StillManifestInput): ManifestDefinition {
  return definition(input, [created(input), ...placed(input, input.placed ?? [])], [input.source]);
}

/** The manifest of one shot. Throws `RangeError` on an impossible input. */
export function shotManifest(input: ShotManifestInput): ManifestDefinition {
  if (input.parent === undefined) return stillManifest(input);
  const edited = editOf(created({ ...input, source: { ...input.source, suppliedPixels: true } }), input.parent);
  return definition(input, [...edited, ...placed(input, input.placed ?? [])], [input.source]);
}

/** What made the pixels, as an edit of a parent: an opened file has one, and a claim of creation would contradict it. */
function editOf(creation: ManifestAction, parent: string): ManifestAction[] {
  const opened = { action: "c2pa.opened", when: creation.when, parameters: { ingredientIds: [parent] } };
  return [opened, { ...creation, action: "c2pa.edited" }];
}

/** The manifest of the finished film. Throws `RangeError` on a film without shots. */
export function filmManifest(input: FilmManifestInput): ManifestDefinition {
  if (input.shots.length === 0) throw new RangeError("A film manifest needs at least one shot.");
  const sources = input.shots.map((shot) => shot.source);
  const preview = sources.every((source) => source.preview);
  const shotLabels = input.shots.map((shot) => shot.label);
  const otherPlaced = (input.placed ?? []).filter((label) => !shotLabels.includes(label));
  const supplied = sources.some((source) => source.suppliedPixels === true) || otherPlaced.length > 0;
  const distinct = (pick: (source: PixelSource) => string) => [...new Set(sources.map(pick))].join(", ");
  const creation: ManifestAction = {
    action: "c2pa.created",
    when: input.when,
    digitalSourceType: preview ? (supplied ? COMPOSITE_SYNTHETIC : ALGORITHMIC_MEDIA) : COMPOSITE_WITH_TRAINED_MEDIA,
    softwareAgent: { name: PRODUCT, version: input.version },
    parameters: {
      ...ours({
        ...common(input),
        routed_model: distinct((source) => source.routedModel),
        delivered_model: distinct((source) => source.deliveredModel),
        preview,
      }),
      ...references(input.inputs),
    },
  };
  const actions: ManifestAction[] = [
    ...(input.parent === undefined ? [creation] : editOf(creation, input.parent)),
    ...placed(input, [...shotLabels, ...otherPlaced]),
    ...(input.edits ?? []).map((edit) => ({
      ...FILM_EDITS[edit],
      when: input.when,
      softwareAgent: { name: PRODUCT, version: input.version },
      parameters: ours({ edit }),
    })),
    ...(input.addedSound === true
      ? [
          {
            action: "c2pa.mixed",
            when: input.when,
            digitalSourceType: ALGORITHMIC_MEDIA,
            softwareAgent: { name: `${PRODUCT} synthesiser`, version: input.version },
          },
        ]
      : []),
    ...(input.addedText ?? []).map((kind) => ({
      action: "c2pa.addedText",
      when: input.when,
      // The letters are set by our renderer from the plan, whoever drew the picture below them.
      digitalSourceType: ALGORITHMIC_MEDIA,
      softwareAgent: { name: PRODUCT, version: input.version },
      parameters: ours({ text: kind }),
    })),
  ];
  return definition(input, actions, sources);
}

function created(input: StillManifestInput): ManifestAction {
  const { source } = input;
  return {
    action: "c2pa.created",
    when: input.when,
    digitalSourceType: pixelsOf({
      ...source,
      suppliedPixels: source.suppliedPixels === true || (input.placed ?? []).length > 0,
    }),
    softwareAgent: source.preview
      ? { name: `${PRODUCT} preview renderer`, version: input.version }
      : { name: source.deliveredModel },
    parameters: {
      ...ours({
        ...common(input),
        shot_id: input.shotId,
        seed: input.seed,
        routed_model: source.routedModel,
        delivered_model: source.deliveredModel,
        preview: source.preview,
      }),
      ...references(input.inputs),
    },
  };
}

function pixelsOf(source: PixelSource): string {
  if (source.preview) return source.suppliedPixels === true ? COMPOSITE_SYNTHETIC : ALGORITHMIC_MEDIA;
  return source.suppliedPixels === true ? COMPOSITE_WITH_TRAINED_MEDIA : TRAINED_ALGORITHMIC_MEDIA;
}

function placed(input: Common, labels: readonly string[]): ManifestAction[] {
  return labels.length === 0
    ? []
    : [{ action: "c2pa.placed", when: input.when, parameters: { ingredientIds: [...labels] } }];
}

function common(input: Common): Record<string, unknown> {
  return {
    generation_id: input.generationId,
    plan_hash: input.planHash,
    ...(input.consentId === undefined ? {} : { consent_id: input.consentId }),
    ...(input.brandBlockHash === undefined ? {} : { brand_block_hash: input.brandBlockHash }),
  };
}

function ours(parameters: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [PARAMETER_PREFIX + name, value]));
}

function references(labels: readonly string[] | undefined): { ingredientIds?: string[] } {
  return labels === undefined || labels.length === 0 ? {} : { ingredientIds: [...labels] };
}

function definition(input: Common, actions: ManifestAction[], sources: readonly PixelSource[]): ManifestDefinition {
  const models = new Set(sources.filter((source) => !source.preview).map((source) => source.deliveredModel));
  const assertions = [...models].map((model): ManifestAssertion => ({
    label: "c2pa.ai-disclosure",
    created: true,
    data: {
      modelType: "c2pa.types.model",
      modelName: model,
      modelIdentifier: model,
      contentProfile: { humanOversightLevel: input.oversight ?? "prompt_guided" },
    },
  }));
  if (input.watermark !== undefined) {
    const { alg, value } = input.watermark;
    actions.push({ action: "c2pa.watermarked.bound", when: input.when });
    assertions.push({
      label: "c2pa.soft-binding",
      created: true,
      data: { alg, blocks: [{ scope: {}, value }], pad: "" },
    });
  }
  assertions.unshift({
    label: "c2pa.actions.v2",
    created: true,
    data: { actions, allActionsIncluded: true },
  });
  return {
    claim_version: 2,
    claim_generator_info: [{ name: PRODUCT, version: input.version, specVersion: SPEC_VERSION }],
    title: input.title,
    format: input.mediaType,
    assertions,
  };
}
