/**
 * Where each row of the table is reached and what it answers, without the shapes: what a caller's program carries to a
 * browser. A test holds it to the table.
 */
export const routes = {
  discovery: { method: "GET", path: "/", answers: "json" },
  openapi: { method: "GET", path: "/openapi.json", answers: "json" },
  generate_video: { method: "POST", path: "/generate_video", answers: "json" },
  generate_video_staged: { method: "POST", path: "/generate_video_staged", answers: "json" },
  ad_from_url: { method: "POST", path: "/ad_from_url", answers: "json" },
  refine_shot: { method: "POST", path: "/refine_shot", answers: "json" },
  extend_sequence: { method: "POST", path: "/extend_sequence", answers: "json" },
  animate_image: { method: "POST", path: "/animate_image", answers: "json" },
  get_story_intelligence_report: { method: "POST", path: "/story_intelligence_report", answers: "json" },
  plan_director_prompt: { method: "POST", path: "/director_prompt_plan", answers: "json" },
  list_models: { method: "GET", path: "/models", answers: "json" },
  list_brand_profiles: { method: "GET", path: "/brand_profiles", answers: "json" },
  set_brand_profile: { method: "POST", path: "/brand_profiles", answers: "json" },
  brand_from_url: { method: "POST", path: "/brand_from_url", answers: "json" },
  get_brand_profile: { method: "GET", path: "/brand_profiles/{brand_id}", answers: "json" },
  delete_brand_profile: { method: "DELETE", path: "/brand_profiles/{brand_id}", answers: "nothing" },
  list_brand_versions: { method: "GET", path: "/brand_profiles/{brand_id}/versions", answers: "json" },
  restore_brand_version: { method: "POST", path: "/brand_profiles/{brand_id}/restore", answers: "json" },
  get_plan: { method: "GET", path: "/plans/{plan_id}", answers: "json" },
  revise_plan: { method: "PATCH", path: "/plans/{plan_id}", answers: "json" },
  list_generations: { method: "GET", path: "/generations", answers: "json" },
  get_generation: { method: "GET", path: "/generations/{generation_id}", answers: "json" },
  watch_generation: { method: "GET", path: "/generations/{generation_id}/events", answers: "stream" },
  export_timeline: { method: "GET", path: "/generations/{generation_id}/export", answers: "stream" },
  cancel_generation: { method: "POST", path: "/generations/{generation_id}/cancel", answers: "json" },
  resume_generation: { method: "POST", path: "/generations/{generation_id}/resume", answers: "json" },
  upload_asset: { method: "POST", path: "/assets", answers: "json" },
  delete_asset: { method: "DELETE", path: "/assets/{asset_id}", answers: "nothing" },
  get_asset: { method: "GET", path: "/assets/{asset_id}", answers: "stream" },
  verify_provenance: { method: "POST", path: "/provenance/verify", answers: "json" },
  get_trust_anchor: { method: "GET", path: "/provenance/trust", answers: "stream" },
  get_provenance: { method: "GET", path: "/provenance/{manifest_id}", answers: "json" },
  match_by_binding: { method: "GET", path: "/matches/byBinding", answers: "json" },
  match_by_binding_query: { method: "POST", path: "/matches/byBinding", answers: "json" },
  match_by_content: { method: "POST", path: "/matches/byContent", answers: "json" },
  get_manifest: { method: "GET", path: "/manifests/{manifestId}", answers: "stream" },
  list_binding_algorithms: { method: "GET", path: "/services/supportedAlgorithms", answers: "json" },
  get_reference: { method: "GET", path: "/references/{ref_id}", answers: "json" },
  list_consents: { method: "GET", path: "/consents", answers: "json" },
  record_consent: { method: "POST", path: "/consents", answers: "json" },
  revoke_consent: { method: "DELETE", path: "/consents/{consent_id}", answers: "nothing" },
  list_publish_connections: { method: "GET", path: "/publish/connections", answers: "json" },
  connect_publisher: { method: "POST", path: "/publish/connections", answers: "json" },
  disconnect_publisher: { method: "DELETE", path: "/publish/connections/{connection_id}", answers: "nothing" },
  publish_video: { method: "POST", path: "/publish_video", answers: "json" },
  list_publications: { method: "GET", path: "/publications", answers: "json" },
  withdraw_publication: { method: "DELETE", path: "/publications/{publication_id}", answers: "nothing" },
  list_webhooks: { method: "GET", path: "/webhooks", answers: "json" },
  add_webhook: { method: "POST", path: "/webhooks", answers: "json" },
  remove_webhook: { method: "DELETE", path: "/webhooks/{webhook_id}", answers: "nothing" },
  replay_delivery: { method: "POST", path: "/webhooks/{webhook_id}/deliveries/{delivery_id}/replay", answers: "json" },
  get_usage: { method: "GET", path: "/usage", answers: "json" },
  set_budget: { method: "PATCH", path: "/usage", answers: "json" },
  get_director: { method: "GET", path: "/director", answers: "json" },
  test_director: { method: "POST", path: "/director/test", answers: "json" },
  list_keys: { method: "GET", path: "/keys", answers: "json" },
  create_key: { method: "POST", path: "/keys", answers: "json" },
  revoke_key: { method: "DELETE", path: "/keys/{key_id}", answers: "nothing" },
} as const satisfies Record<string, Route>;

export interface Route {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With `{field}` where a field of the input stands. */
  path: string;
  /** `stream`: bytes or events, reached by their address. */
  answers: "json" | "nothing" | "stream";
}
