-- What is old is looked for by these: plans that nothing was made of, claims of idempotency keys.
CREATE INDEX "generations_plan_id_idx" ON "generations"("plan_id");
CREATE INDEX "hero_frames_plan_id_idx" ON "hero_frames"("plan_id");
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");
