import type { EndpointName } from "#lib/contract/endpoints.ts";

/** How the words of a field are tried: each stands for a kind of request; `own` fields have a test of their own. */
export type WordsWay = "judged" | "planned" | "edited" | "ofBrand" | "ofPage" | "published" | "own";

const rewritten = "name looks wardrobe drawn_as/variant drawn_as/wears/* drawn_as/carries/* drawn_as/material".split(
  " ",
);
const inShots =
  "purpose action detail action_en detail_en motivation light sound dialogue/*/line caption now/*/state changes".split(
    " ",
  );
/** Fields whose words are shown, heard, sent or read on a page, and how they are tried. */
export const judged: Partial<Record<EndpointName, Partial<Record<WordsWay, string[]>>>> = {
  generate_video: { judged: ["/raw_intent"] },
  generate_video_staged: { judged: ["/raw_intent"], own: ["/note"] },
  animate_image: { own: ["/raw_intent"] },
  get_story_intelligence_report: { planned: ["/raw_intent"] },
  plan_director_prompt: { planned: ["/raw_intent"] },
  refine_shot: { own: ["/instruction"] },
  extend_sequence: { own: ["/raw_intent"] },
  set_brand_profile: { ofBrand: ["/brand_id", "/name", "/cta"] },
  ad_from_url: { ofPage: ["/brand_id", "/cta"] },
  publish_video: { published: ["/title", "/description", "/tags/*"] },
  revise_plan: {
    edited: [
      ...["narrative_purpose", "description", "continuity/subject_lock", "continuity/wardrobe", "caption"].map(
        (field) => `/shots/*/${field}`,
      ),
      "/shots/*/attached_ref_ids/*",
      ...["cast", "places", "props"].flatMap((list) =>
        rewritten
          .filter((field) => list === "cast" || field !== "wardrobe")
          .map((field) => `/screenplay/${list}/*/${field}`),
      ),
      ...inShots.map((field) => `/screenplay/shots/*/${field}`),
      ...["logline", "title", "style/look", "style/palette_words/*", "style/era", "style/lock"].map(
        (field) => `/screenplay/${field}`,
      ),
      "/screenplay/end_card/text",
      "/screenplay/end_card/cta",
      "/end_card/text",
      "/end_card/cta",
    ],
    own: ["/redirect/note"],
  },
};

const id = "names something that is there; an unknown one is refused or finds nothing";
const closed = "is looked up in a list of ours: an unknown one is refused or draws a stand-in";
const account = "is shown to the account that wrote it, and to nobody else";
const protocol = "is compared, and neither stored nor shown";
/** Fields that are never shown to anybody else and never sent as words, with the reason; by the end of their place. */
export const never: [RegExp, string][] = [
  [
    /\/(?:generation|plan|shot|asset|hero_frame|consent|connection|publication|webhook|delivery|key|manifest|ref)_id$/u,
    id,
  ],
  [/\/manifestId$|\/product_asset_id$/u, id],
  [
    /^\/(?:animate_image_ref|product_image_url|url)$/u,
    "is an address or bytes: what is behind it is judged as a page or a picture",
  ],
  [/\/(?:model_override|routed_model)$|\/routing\/(?:allow|deny)\/\*$/u, closed],
  [/\/drawn_as\/element$/u, closed],
  [
    /^\/screenplay\/shots\/\*\/(?:place|focus|props\/\*|present\/.*|dialogue\/\*\/who|now\/\*\/id|acts\/\*\/(?:by|of|to|with)|setup_of\/\*|pays_off\/\*)$/u,
    id,
  ],
  [/^\/palette\/\*$/u, "is a colour"],
  [/^\/(?:current|new)_password$/u, "is kept as its hash only"],
  [/^\/password$/u, "is compared with a hash, and kept nowhere"],
  [/^\/email$/u, "is compared with the account's own address, and kept nowhere"],
  [/^\/(?:cursor|sig|download|proxy|month|alg|value|hintAlg|hintValue|search)$/u, protocol],
  [/^\/(?:expires_at|evidence_sha256)$/u, "is a time or a checksum"],
  [/^\/config\/\*$/u, "are addresses and secrets of a place; secrets are sealed"],
];
export const neverIn: [EndpointName, string, string][] = [
  ["record_consent", "/subject", account],
  ["record_consent", "/scope", account],
  ["record_consent", "/territory", account],
  ["record_consent", "/note", account],
  ["connect_publisher", "/display_name", account],
  ["create_key", "/name", account],
  ["list_generations", "/brand_id", protocol],
  ...(["get_brand_profile", "delete_brand_profile", "list_brand_versions", "restore_brand_version"] as const).map(
    (name): [EndpointName, string, string] => [name, "/brand_id", id],
  ),
  ...(
    [
      "generate_video",
      "generate_video_staged",
      "animate_image",
      "get_story_intelligence_report",
      "plan_director_prompt",
    ] as const
  ).map((name): [EndpointName, string, string] => [name, "/brand_id", id]),
];
