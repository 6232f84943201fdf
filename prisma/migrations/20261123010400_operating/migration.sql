-- Who runs the service, and who may not come in any more.
ALTER TABLE "accounts" ADD COLUMN "operator" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "disabled_at" TIMESTAMP(3);

-- Where a film's request stands in a trace that others began.
CREATE TABLE "generation_traces" (
    "generation_id" TEXT NOT NULL,
    "traceparent" TEXT NOT NULL,

    CONSTRAINT "generation_traces_pkey" PRIMARY KEY ("generation_id")
);
ALTER TABLE "generation_traces" ADD CONSTRAINT "generation_traces_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("generation_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was done that somebody may ask about later. No reference to the account: its removal is such an act itself.
CREATE TABLE "audit_events" (
    "event_id" TEXT NOT NULL,
    "account_id" TEXT,
    "actor" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "subject" TEXT,
    "network" TEXT,
    "request_id" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("event_id")
);
CREATE INDEX "audit_events_account_id_at_idx" ON "audit_events"("account_id", "at");
CREATE INDEX "audit_events_at_idx" ON "audit_events"("at");

CREATE FUNCTION "audit_events_stand"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events are not changed';
END $$;
CREATE TRIGGER "audit_events_stand" BEFORE UPDATE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION "audit_events_stand"();
