/** Sizes and rates that the service promises; the environment may change the rates. */
export const limits = {
  raw_intent_min: 3,
  raw_intent_max: 4000,
  duration_seconds_min: 4,
  duration_seconds_max: 60,
  shot_count_min: 3,
  shot_count_max: 5,
  body_bytes_max: 1_048_576,
  credentials_bytes_max: 16_384,
  upload_bytes_max: 20_971_520,
  upload_side_px_max: 8192,
  verify_bytes_max: 100_663_296,
  read_per_minute: 120,
  write_per_minute: 60,
  generate_per_minute: 20,
  running_generations: 4,
  keys_per_account: 50,
  idempotency_hours: 24,
  asset_url_seconds: 3600,
  wait_seconds_default: 55,
  wait_seconds_max: 290,
} as const;

/** Characters that a password may have. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Seconds that a film of one supplied picture may last. */
export const animateSeconds = { min: 2, max: 15 } as const;

/** Shots that one call may add, and shots that a film may have when it has been extended. */
export const extensionLimits = { shot_count_min: 1, shot_count_max: 3, film_shots_max: 8 } as const;
