import { changePassword, endSessions, getAccount, listAccountEvents } from "./account.ts";
import { adFromUrl } from "./ad-from-url.ts";
import { animateImage } from "./animate-image.ts";
import { brandFromUrl } from "./brand-from-url.ts";
import { cancelGeneration } from "./cancel-generation.ts";
import { deleteAccount, exportAccount } from "./leave-account.ts";
import { listConsents, recordConsent, revokeConsent } from "./consents.ts";
import { listBrandVersions, restoreBrandVersion } from "./brand-versions.ts";
import { deleteAsset } from "./delete-asset.ts";
import { deleteBrandProfile } from "./delete-brand-profile.ts";
import { discovery, openapi } from "./describe-service.ts";
import { exportTimeline } from "./export-timeline.ts";
import { extendSequence } from "./extend-sequence.ts";
import { generateVideoStaged } from "./generate-video-staged.ts";
import { generateVideo } from "./generate-video.ts";
import { getAsset } from "./get-asset.ts";
import { getDirector } from "./get-director.ts";
import { getGeneration } from "./get-generation.ts";
import { getPlan } from "./get-plan.ts";
import { getStoryIntelligenceReport } from "./get-story-intelligence-report.ts";
import { createKey, listKeys, revokeKey } from "./keys.ts";
import { listGenerations } from "./list-generations.ts";
import { listModels } from "./list-models.ts";
import { listPublications } from "./list-publications.ts";
import type { Operations } from "./operation.ts";
import { refineShot } from "./refine-shot.ts";
import { resumeGeneration } from "./resume-generation.ts";
import {
  getManifest,
  listBindingAlgorithms,
  matchByBinding,
  matchByBindingQuery,
  matchByContent,
} from "./resolve-soft-binding.ts";
import { failFilm, requeueFilm } from "./mend-film.ts";
import { planDirectorPrompt } from "./plan-director-prompt.ts";
import { connectPublisher, disconnectPublisher, listPublishConnections } from "./publish-connections.ts";
import { publishVideo } from "./publish-video.ts";
import { getBrandProfile, listBrandProfiles } from "./read-brand-profiles.ts";
import { getReference } from "./references.ts";
import { reviseStoredPlan } from "./revise-plan.ts";
import { getServiceState } from "./service-state.ts";
import { setBrandProfile } from "./set-brand-profile.ts";
import { testDirector } from "./test-director.ts";
import { completeUpload, uploadAsset } from "./upload-asset.ts";
import { getProvenance, getTrustAnchor, verifyProvenance } from "./verify-provenance.ts";
import { getUsage, setBudget } from "./usage.ts";
import { watchGeneration } from "./watch-generation.ts";
import { withdrawPublication } from "./withdraw-publication.ts";
import { addWebhook, listWebhooks, removeWebhook, replayDelivery } from "./webhooks.ts";

/** One operation for every row of the table. */
export const operations: Operations = {
  discovery,
  openapi,
  generate_video: generateVideo,
  animate_image: animateImage,
  generate_video_staged: generateVideoStaged,
  refine_shot: refineShot,
  extend_sequence: extendSequence,
  ad_from_url: adFromUrl,
  get_story_intelligence_report: getStoryIntelligenceReport,
  plan_director_prompt: planDirectorPrompt,
  list_models: listModels,
  list_brand_profiles: listBrandProfiles,
  set_brand_profile: setBrandProfile,
  brand_from_url: brandFromUrl,
  get_brand_profile: getBrandProfile,
  delete_asset: deleteAsset,
  delete_brand_profile: deleteBrandProfile,
  list_brand_versions: listBrandVersions,
  restore_brand_version: restoreBrandVersion,
  get_plan: getPlan,
  revise_plan: reviseStoredPlan,
  list_generations: listGenerations,
  get_generation: getGeneration,
  watch_generation: watchGeneration,
  export_timeline: exportTimeline,
  cancel_generation: cancelGeneration,
  resume_generation: resumeGeneration,
  upload_asset: uploadAsset,
  complete_upload: completeUpload,
  get_asset: getAsset,
  verify_provenance: verifyProvenance,
  get_trust_anchor: getTrustAnchor,
  get_provenance: getProvenance,
  match_by_binding: matchByBinding,
  match_by_binding_query: matchByBindingQuery,
  match_by_content: matchByContent,
  get_manifest: getManifest,
  list_binding_algorithms: listBindingAlgorithms,
  get_reference: getReference,
  list_consents: listConsents,
  record_consent: recordConsent,
  revoke_consent: revokeConsent,
  list_publish_connections: listPublishConnections,
  connect_publisher: connectPublisher,
  disconnect_publisher: disconnectPublisher,
  publish_video: publishVideo,
  list_publications: listPublications,
  withdraw_publication: withdrawPublication,
  list_webhooks: listWebhooks,
  add_webhook: addWebhook,
  remove_webhook: removeWebhook,
  replay_delivery: replayDelivery,
  get_usage: getUsage,
  set_budget: setBudget,
  get_service_state: getServiceState,
  requeue_film: requeueFilm,
  fail_film: failFilm,
  get_account: getAccount,
  change_password: changePassword,
  end_sessions: endSessions,
  list_account_events: listAccountEvents,
  export_account: exportAccount,
  delete_account: deleteAccount,
  get_director: getDirector,
  test_director: testDirector,
  list_keys: listKeys,
  create_key: createKey,
  revoke_key: revokeKey,
};
